import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import 'temporal-polyfill/global'
import type { Booking } from '#contract/booking/bookings.ts'
import { en } from '#locales/en.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import '#src/styles/global.css.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { booked } from '#src/views/parts/booking/booking.testing.ts'
import { BookingPriceDetails } from './BookingPriceDetails.tsx'

const DEADLINE = '2026-12-22T15:00:00Z'
const stands: Booking = {
  ...booked('b1', 'confirmed', '2026-12-24T15:00'),
  cancellation: { deadline: DEADLINE, is_open: true, refund: 100, credits: 0, promo: 0, kept: 0 },
}

beforeEach(() => {
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(Temporal.Instant.from(DEADLINE).subtract({ seconds: 1 }))
})
afterEach(() => vi.restoreAllMocks())

const free = () => page.getByText(en.account.freeUntil, { exact: true })
const over = () => page.getByText(en.booking.over, { exact: true })
const total = () => page.getByRole('definition').last().element().textContent
const never = () => page.getByText(en.booking.obstacle.notRefundable)

test('canceling is free up to the last second of the deadline, and then shown as no longer free', async () => {
  show(stands)
  await expect.element(free()).toBeVisible()
  expect([...over().elements(), ...never().elements()]).toEqual([])
  vi.mocked(Temporal.Now.instant).mockReturnValue(Temporal.Instant.from(DEADLINE))
  show(stands)
  await expect.element(over()).toBeVisible()
  expect(free().elements()).toEqual([])
  show({ ...stands, cancellation: { ...stands.cancellation, refund: 40, kept: 60 } })
  await expect.element(page.getByText(/you pay for the first night: \$60\.00\./)).toBeVisible()
})

test('before the deadline it says what canceling costs afterwards', async () => {
  show(stands)
  await expect
    .element(page.getByText(/you pay for the first night \(\$60\.00\) and get the rest back\.$/))
    .toBeVisible()
  show({ ...stands, first_night: 100 })
  await expect.element(page.getByText(en.checkout.cancellation.afterNothing)).toBeVisible()
  expect(page.getByText(/first night/).elements()).toEqual([])
})

test.each([
  ['of one night after its deadline', 'confirmed', en.booking.obstacle.tooLate],
  ['that has begun', 'ongoing', en.booking.obstacle.begun],
] as const)('a stay %s says why it cannot be canceled', async (_, status, why) => {
  vi.mocked(Temporal.Now.instant).mockReturnValue(Temporal.Instant.from(DEADLINE))
  show({ ...stands, status, cancellation: { ...stands.cancellation, is_open: false, refund: 0 } })
  await expect.element(page.getByText(why)).toBeVisible()
})

test('a page left open past the deadline says so when it comes back to the front', async () => {
  show(stands)
  await expect.element(free()).toBeVisible()
  vi.mocked(Temporal.Now.instant).mockReturnValue(Temporal.Instant.from(DEADLINE).add({ hours: 24 }))
  window.dispatchEvent(new Event('focus'))
  await expect.element(over()).toBeVisible()
})

test('a booking that is never free to cancel says so', async () => {
  show({ ...stands, cancellation: { deadline: null, is_open: false, refund: 0, credits: 0, promo: 0, kept: 0 } })
  await expect.element(never()).toBeVisible()
  expect([...free().elements(), ...over().elements()]).toEqual([])
})

test('a booking that cannot be canceled does not mention canceling', async () => {
  show({ ...stands, status: 'completed' })
  await expect.element(page.getByText(en.booking.price)).toBeVisible()
  expect(page.getByText(en.booking.cancelling).elements()).toEqual([])
})

test('shows no maximum total when no bid can be added', async () => {
  show(stands)
  await expect.element(page.getByText(en.booking.price)).toBeVisible()
  expect(page.getByText(/^At most/).elements()).toEqual([])
})

test('counts the bids that were paid, and says what another one may add', async () => {
  const bids: Booking['bids'] = {
    check_in: { state: 'accepted', amount: 40, inquiry: 'i1', status: 'charged' },
    check_out: { state: 'asked', amount: 30, inquiry: 'i2', status: 'asked' },
  }
  show({ ...stands, check_in: '2026-12-24T09:00', total: 100, bids })
  await expect.element(page.getByText('For check-in at 09:00')).toBeVisible()
  expect(total()).toBe('$140.00')
  await expect.element(page.getByText('At most $170.00 in total, if the hotel accepts.')).toBeVisible()
  show({ ...stands, total: 100, bids: { ...bids, check_out: { state: 'rejected', amount: 30, status: 'taken_back' } } })
  await expect.poll(total).toBe('$140.00')
  expect(page.getByText(/^At most/).elements()).toEqual([])
})

const show = (booking: Booking) =>
  renderPage(
    <PageI18nProvider locale="en" texts={en}>
      <BookingPriceDetails booking={booking} />
    </PageI18nProvider>,
  )
