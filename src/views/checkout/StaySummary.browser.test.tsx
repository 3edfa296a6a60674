import { bothSides, checkInOnly, checkOutOnly, neitherSide, offerOf } from '#machines/rates/rates.samples.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import { en } from '#locales/en.ts'
import 'temporal-polyfill/global'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { stopClock } from '#src/ui/clock.testing.ts'
import { StaySummary } from './StaySummary.tsx'

test('counts elapsed hours across a clock change, in words and on the line', async () => {
  const offer = { ...offerOf([bothSides]), stay: { checkIn: '2027-03-13T22:00', checkOut: '2027-03-15T06:00' } }
  renderPage(
    <PageI18nProvider locale="en" texts={en}>
      <StaySummary offer={offer} rate={bothSides} />
    </PageI18nProvider>,
  )
  await expect.element(page.getByText('2 nights · 31 hours')).toBeVisible()
  await expect.element(page.getByRole('img', { name: /31 hours in total\.$/ })).toBeVisible()
})

test('says "tonight, from now" while the night is running, and leaves day and hour when it is over', async () => {
  stopClock('2026-11-27T05:59')
  onTestFinished(() => void vi.restoreAllMocks())
  const offer = { ...offerOf([bothSides]), stay: { checkIn: '2026-11-26T23:00', checkOut: '2026-11-27T11:00' } }
  renderPage(
    <PageI18nProvider locale="en" texts={en}>
      <StaySummary offer={offer} rate={bothSides} />
    </PageI18nProvider>,
  )
  await expect.element(page.getByText('Tonight, from now')).toBeVisible()
  stopClock('2026-11-27T06:00')
  window.dispatchEvent(new Event('focus'))
  await expect.element(page.getByText('Tonight, from now')).not.toBeInTheDocument()
  await expect.element(page.getByText('Thu 26 Nov')).toBeVisible()
})

const { sure, asked } = en.checkout

test.each([
  ['both sides are guaranteed', bothSides, [sure.checkIn, sure.checkOut]],
  ['the check-in alone is', checkInOnly, [sure.checkIn, asked.checkOut]],
  ['the check-out alone is', checkOutOnly, [asked.checkIn, sure.checkOut]],
  ['neither is', neitherSide, [asked.checkIn, asked.checkOut]],
])('labels each end of the stay where %s', async (_, rate, tags) => {
  renderPage(
    <PageI18nProvider locale="en" texts={en}>
      <StaySummary offer={offerOf([rate])} rate={rate} />
    </PageI18nProvider>,
  )
  for (const tag of tags) await expect.element(page.getByText(tag)).toBeVisible()
})

test.each([
  ['breakfast', 1],
  ['room_only', 0],
] as const)('mentions breakfast if included: %s', async (board, times) => {
  const rate = { ...bothSides, board }
  renderPage(
    <PageI18nProvider locale="en" texts={en}>
      <StaySummary offer={offerOf([rate])} rate={rate} />
    </PageI18nProvider>,
  )
  await expect.element(page.getByText(sure.checkIn)).toBeVisible()
  expect(page.getByText(en.hotel.board.breakfast).elements()).toHaveLength(times)
})
