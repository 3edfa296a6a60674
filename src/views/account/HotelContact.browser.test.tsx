import { DEFAULT_CURRENCY } from '#contract/shared/currencies.ts'
import { en } from '#locales/en.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { HotelContact } from './HotelContact.tsx'

test("links the hotel's full phone number and e-mail", async () => {
  renderPage(
    <PageI18nProvider locale="en" texts={en} currency={DEFAULT_CURRENCY}>
      <HotelContact contact={{ phone: '+1 (212) 555-0100', email: 'desk@hotel.example' }} />
    </PageI18nProvider>,
  )
  await expect.element(page.getByRole('link', { name: /555-0100/ })).toHaveAttribute('href', 'tel:+12125550100')
  await expect.element(page.getByRole('link', { name: /desk@/ })).toHaveAttribute('href', 'mailto:desk@hotel.example')
})
