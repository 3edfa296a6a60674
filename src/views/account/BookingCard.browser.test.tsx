import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import 'temporal-polyfill/global'
import type { Booking } from '#contract/booking/bookings.ts'
import { en } from '#locales/en.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import '#src/styles/global.css.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { booked } from '#src/views/parts/booking/booking.testing.ts'
import { BookingCard, type BookingCardProps } from './BookingCard.tsx'

const onCancel = vi.fn<(id: string) => void>()
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
const cancel = () => page.getByRole('button', { name: `${en.account.cancelBooking}: Meridian Yard` })
const details = () => page.getByRole('link', { name: `${en.account.details}: Meridian Yard` })
const nonRefundable = () => page.getByText(en.booking.obstacle.notRefundable)

test('a confirmed booking can be canceled, and says until when that is free', async () => {
  const stands = booked('b1', 'confirmed', '2126-12-24T15:00')
  show({
    ...stands,
    cancellation: { deadline: '2126-12-22T15:00:00Z', is_open: true, refund: 100, credits: 0, promo: 0, kept: 0 },
  })
  await userEvent.click(cancel())
  expect(onCancel.mock.calls).toEqual([['b1']])
  await expect.element(page.getByText(en.account.freeUntil)).toBeVisible()
  await expect.element(details()).toHaveAttribute('href', '/account/my-bookings/b1')
  expect(nonRefundable().elements()).toEqual([])
})

test.each([
  ['countered', 'asked', en.account.bid.countered, en.booking.bid.answer],
  ['unpaid', 'accepted', en.account.bid.unpaid, en.booking.bid.card],
] as const)(
  'a booking whose bid is %s says so, and leads to where the guest acts',
  async (status, state, tag, link) => {
    const booking = booked('b1', 'confirmed', '2126-12-24T09:00')
    const bids = { ...booking.bids, check_in: { state, amount: 45, inquiry: 'i1', status } }
    const act = page.getByRole('link', { name: `${link}: Meridian Yard` })
    show({ ...booking, checkin_guaranteed: false, bids })
    await expect.element(page.getByText(tag)).toBeVisible()
    await expect.element(act).toHaveAttribute('href', '/inquiry/i1')
    // A canceled booking has nothing left to decide.
    show({ ...booking, status: 'cancelled', checkin_guaranteed: false, bids })
    await expect.element(details()).toBeVisible()
    expect(act.elements()).toEqual([])
  },
)

const PAST = { deadline: '2026-11-22T15:00:00Z', is_open: true, refund: 60, credits: 0, promo: 0, kept: 40 }

test('after the deadline the button stays, and the card says what the first night costs', async () => {
  show({ ...booked('b1', 'confirmed', '2126-12-24T15:00'), cancellation: PAST })
  await expect.element(cancel()).toBeVisible()
  await expect.element(page.getByText(/pay for the first night: \$40\.00\./)).toBeVisible()
})

test('opened a day later, the card promises no free cancellation whose deadline is over', async () => {
  const deadline = '2026-12-22T15:00:00Z'
  const now = vi.spyOn(Temporal.Now, 'instant').mockReturnValue(Temporal.Instant.from('2026-12-21T15:00:00Z'))
  onTestFinished(() => now.mockRestore())
  const cancellation = { ...PAST, deadline, refund: 100, kept: 0 }
  show({ ...booked('b1', 'confirmed', '2026-12-24T15:00'), cancellation })
  await expect.element(page.getByText(en.account.freeUntil)).toBeVisible()
  now.mockReturnValue(Temporal.Instant.from(deadline))
  window.dispatchEvent(new Event('focus'))
  await expect.element(page.getByText(en.booking.over, { exact: true })).toBeVisible()
  expect(page.getByText(en.account.freeUntil).elements()).toEqual([])
})

test.each<[string, Booking['cancellation'], string]>([
  ['is non-refundable', booked('b1', 'confirmed', '').cancellation, en.booking.obstacle.notRefundable],
  [
    'is past the deadline of its only night',
    { ...PAST, is_open: false, refund: 0, kept: 0 },
    en.booking.obstacle.tooLate,
  ],
])('a booking that %s has no cancel button, and says why', async (_, cancellation, why) => {
  show({ ...booked('b1', 'confirmed', '2126-12-24T15:00'), cancellation })
  await expect.element(page.getByText(why)).toBeVisible()
  expect(cancel().elements()).toEqual([])
})

test.each(['completed', 'cancelled', 'rejected', 'processing'] as const)(
  'a booking that is %s has no cancel button and no refund terms',
  async (status) => {
    show(booked('b1', status, '2026-12-24T15:00'))
    await expect.element(details()).toBeVisible()
    expect([...cancel().elements(), ...nonRefundable().elements()]).toEqual([])
  },
)

test("another user's booking shows whose it is, and is read-only", async () => {
  show(booked('b1', 'confirmed', '2126-12-24T15:00'), { account: 'Placeholder Agent', isOthers: true })
  await expect.element(page.getByText(/Booked by .*Placeholder Agent/)).toBeVisible()
  expect([...cancel().elements(), ...details().elements()]).toEqual([])
})

test('a booking made for another guest shows their name, and the cost reference of a business', async () => {
  const stands = booked('b1', 'confirmed', '2126-12-24T15:00')
  show({ ...stands, guest: { first_name: 'Placeholder', last_name: 'Traveller' }, cost_reference: 'PO-7' })
  const card = page.getByRole('article')
  await expect.element(card).toHaveTextContent(/Name on the booking Placeholder Traveller/)
  await expect.element(card).toHaveTextContent(/Cost reference PO-7/)
})

test('a canceled booking shows what came back, including credit', async () => {
  const stands = booked('b1', 'cancelled', '2126-12-24T15:00')
  const breakdown = { ...stands.breakdown, credits: -25 }
  show({ ...stands, breakdown, cancelled: { at: '2026-12-01T12:00:00Z', refund: 75, credits: 25, promo: 0, kept: 0 } })
  await expect.element(page.getByRole('article')).toHaveTextContent(/refund of \$75\.00.*credit of \$25\.00 returns/)
})

test("a user's own booking does not repeat their name", async () => {
  show(booked('b1', 'confirmed', '2126-12-24T15:00'))
  await expect.element(details()).toBeVisible()
  await expect.element(page.getByRole('article')).not.toHaveTextContent(/Name on the booking|Cost reference/)
})

const show = (booking: Booking, props: Partial<BookingCardProps> = { onCancel }) => {
  onCancel.mockReset()
  renderPage(
    <RouterContextProvider router={router}>
      <PageI18nProvider locale="en" texts={en}>
        <BookingCard
          booking={{ ...booking, hotel: { ...booking.hotel, image: '/picture' } }}
          account="Maya Cohen"
          {...props}
        />
      </PageI18nProvider>
    </RouterContextProvider>,
  )
}
