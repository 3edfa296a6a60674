import { ar } from '#locales/ar.ts'
import { en } from '#locales/en.ts'
import { he } from '#locales/he.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import '#src/styles/global.css.ts'
import 'temporal-polyfill/global'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ROOM } from '#src/views/hotel/hotel.testing.ts'
import { PriceBlock } from './PriceBlock.tsx'

const SURE = { ...ROOM, guaranteed_total: ROOM.rates[0]?.total ?? 0 }

test.each([
  ['en', en],
  ['ar', ar],
  ['he', he],
] as const)(
  'hours count as guaranteed only by their own answer, never by the previous one (%s)',
  async (locale, texts) => {
    const block = (busy: boolean) => (
      <PageI18nProvider locale={locale} texts={texts}>
        <PriceBlock rooms={[SURE]} partyRooms={1} hasFailed={false} busy={busy} datesId="dates" />
      </PageI18nProvider>
    )
    renderPage(block(false))
    await expect.element(page.getByText(texts.hotel.hoursGuaranteed)).toBeVisible()
    renderPage(block(true))
    await expect.element(page.getByText(texts.hotel.hoursChecked)).toBeVisible()
    await expect.element(page.getByText(texts.hotel.hoursGuaranteed)).not.toBeInTheDocument()
  },
)
