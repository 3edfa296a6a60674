import { DEFAULT_CURRENCY } from '#contract/shared/currencies.ts'
import { en } from '#locales/en.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '#src/styles/global.css.ts'
import { Gallery } from './Gallery.tsx'

test('opens the picture that was pressed', async () => {
  // A phone shows only the large picture.
  await page.viewport(1280, 900)
  const onOpen = vi.fn<(place: number | null) => void>()
  const pictures = (['facade', 'lobby', 'room'] as const).map((kind) => ({ url: `/${kind}`, kind }))
  renderPage(
    <PageI18nProvider locale="en" texts={en} currency={DEFAULT_CURRENCY}>
      <Gallery pictures={pictures} hotel="Meridian Yard" hour={15} onOpen={onOpen} />
    </PageI18nProvider>,
  )
  const strip = page.getByRole('list').getByRole('button')
  await userEvent.click(strip.nth(1))
  await userEvent.click(page.getByRole('button', { name: en.hotel.next }))
  await userEvent.click(strip.nth(1))
  expect(onOpen.mock.calls).toEqual([[2], [0]])
})
