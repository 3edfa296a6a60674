import { ar } from '#locales/ar.ts'
import { en } from '#locales/en.ts'
import { he } from '#locales/he.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import '#src/styles/global.css.ts'
import 'temporal-polyfill/global'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PriceBlock, type Headline } from './PriceBlock.tsx'

const NIGHTS_ALONE = { fewer: false, more: false }
const SURE: Headline = {
  total: 356,
  hoursTotal: 356,
  isGuaranteed: true,
  avgNightPrice: 100,
  guaranteedFor: null,
  hours: NIGHTS_ALONE,
}
const ASKED: Headline = {
  total: 287,
  hoursTotal: 312,
  isGuaranteed: false,
  avgNightPrice: 90,
  guaranteedFor: 6.84,
  hours: NIGHTS_ALONE,
}
const ignore = (): void => undefined

test.each([
  ['en', en],
  ['ar', ar],
  ['he', he],
] as const)(
  'hours count as guaranteed only by their own answer, never by the previous one (%s)',
  async (locale, texts) => {
    const block = (busy: boolean) => (
      <PageI18nProvider locale={locale} texts={texts}>
        <PriceBlock
          headline={SURE}
          partyRooms={1}
          hasFailed={false}
          busy={busy}
          datesId="dates"
          onTakeGuaranteed={ignore}
        />
      </PageI18nProvider>
    )
    renderPage(block(false))
    await expect.element(page.getByText(texts.hotel.hoursGuaranteed)).toBeVisible()
    renderPage(block(true))
    await expect.element(page.getByText(texts.hotel.hoursChecked)).toBeVisible()
    await expect.element(page.getByText(texts.hotel.hoursGuaranteed)).not.toBeInTheDocument()
  },
)

test('the night beside the sum says how many rooms it is for, and what else the sum has', async () => {
  renderPage(
    <PageI18nProvider locale="en" texts={en}>
      <PriceBlock
        headline={{ ...SURE, hours: { fewer: true, more: false } }}
        partyRooms={2}
        hasFailed={false}
        busy={false}
        datesId="dates"
        onTakeGuaranteed={ignore}
      />
    </PageI18nProvider>,
  )
  await expect.element(page.getByText(/per night for 2 rooms/)).toBeVisible()
  await expect.element(page.getByText(/before taxes and savings for unused hours/)).toBeVisible()
})

test('with hours on request, shows the sum of its card, says what is paid now and what certainty costs, one press away that keeps the focus', async () => {
  const take = vi.fn<() => void>()
  const block = (headline: Headline) => (
    <PageI18nProvider locale="en" texts={en}>
      <PriceBlock
        headline={headline}
        partyRooms={1}
        hasFailed={false}
        busy={false}
        datesId="dates"
        onTakeGuaranteed={take}
      />
    </PageI18nProvider>
  )
  renderPage(block(ASKED))
  await expect.element(page.getByText('$312', { exact: true }).first()).toBeVisible()
  await expect.element(page.getByRole('paragraph').first()).toHaveTextContent(/^\D*312$/)
  await expect.element(page.getByText('$287 now, $312 with your hours if the hotel agrees')).toBeVisible()
  const sure = page.getByRole('button', { name: 'Guaranteed for $6.84 more' })
  await userEvent.click(sure)
  expect(take).toHaveBeenCalledOnce()
  await expect.element(page.getByText('$287 now').element().closest('p')).toHaveFocus()
  renderPage(block({ ...ASKED, guaranteedFor: 0 }))
  await expect.element(page.getByRole('button', { name: en.hotel.guaranteedForNoMore })).toBeVisible()
  renderPage(block(SURE))
  await expect.element(page.getByText('$356')).toBeVisible()
  expect(page.getByRole('button').elements()).toEqual([])
})
