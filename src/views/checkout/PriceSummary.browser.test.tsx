import { DEFAULT_CURRENCY, type Currency } from '#contract/shared/currencies.ts'
import { bothSides, offerOf } from '#machines/rates/rates.samples.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import { en } from '#locales/en.ts'
import 'temporal-polyfill/global'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { PriceSummary } from './PriceSummary.tsx'

const EURO: Currency = { name: 'Euro', symbol: '€', code: 'EUR', rate: 0.8 }

test.each([
  ['US dollars are told to the cent, and nothing about them', DEFAULT_CURRENCY, '$436.50', 'Charged in US dollars.'],
  ['euros are charged in US dollars, and told about', EURO, 'US$436.50', 'Charged in US dollars. About €349.'],
])('shows prices in %s', async (_, currency, total, note) => {
  renderPage(
    <PageI18nProvider locale="en" texts={en} currency={currency}>
      <PriceSummary offer={offerOf([bothSides])} rate={bothSides} bids={[]} />
    </PageI18nProvider>,
  )
  await expect.poll(() => plainText(page.getByRole('definition').last().element())).toBe(total)
  expect(plainText(page.getByText(/^Charged in US dollars/).element())).toBe(note)
})

test.each([
  ['several nights', 120.5, DEFAULT_CURRENCY, 'you pay for the first night ($120.50) and get the rest back.'],
  ['several nights in euros', 120.5, EURO, 'you pay for the first night (US$120.50) and get the rest back.'],
  ['one night', 361.5, DEFAULT_CURRENCY, en.checkout.cancellation.afterNothing],
])('says before paying what canceling %s costs after the deadline', async (_, first_night, currency, expected) => {
  const cancellation = { refundable: true, deadline: '2126-11-03T14:00:00Z', deadline_local: '2126-11-03T09:00' }
  const rate = { ...bothSides, first_night, cancellation }
  renderPage(
    <PageI18nProvider locale="en" texts={en} currency={currency}>
      <PriceSummary offer={offerOf([rate])} rate={rate} bids={[]} />
    </PageI18nProvider>,
  )
  await expect.element(page.getByText(en.checkout.cancellation.free)).toBeVisible()
  expect(plainText(document.body)).toContain(expected)
})

test('a deadline that passes while the page is open is no longer promised', async () => {
  const deadline = '2026-11-03T14:00:00Z'
  const now = vi.spyOn(Temporal.Now, 'instant').mockReturnValue(Temporal.Instant.from('2026-11-03T13:59:59Z'))
  onTestFinished(() => now.mockRestore())
  const rate = { ...bothSides, cancellation: { refundable: true, deadline, deadline_local: '2026-11-03T09:00' } }
  renderPage(
    <PageI18nProvider locale="en" texts={en}>
      <PriceSummary offer={offerOf([rate])} rate={rate} bids={[]} />
    </PageI18nProvider>,
  )
  await expect.element(page.getByText(en.checkout.cancellation.free)).toBeVisible()
  now.mockReturnValue(Temporal.Instant.from(deadline))
  window.dispatchEvent(new Event('focus'))
  await expect.element(page.getByRole('alert')).toHaveTextContent(en.checkout.cancellation.passed)
  expect(page.getByText(en.checkout.cancellation.free).elements()).toEqual([])
})

const plainText = ({ textContent }: Element): string => textContent.replaceAll(/[\u2066-\u2069]/g, '').trim()
