import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import 'temporal-polyfill/global'
import type { Booking } from '#contract/booking/bookings.ts'
import { en } from '#locales/en.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import '#src/styles/global.css.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { booked } from '#src/views/parts/booking/booking.testing.ts'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { BookingFacts } from './BookingFacts.tsx'

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

const bids: Booking['bids'] = {
  check_in: { state: 'asked', amount: 45 },
  check_out: { state: 'none', amount: null },
}
const bookingWithBid = (status: Booking['status'], paidAt: string): Booking => ({
  ...booked('b1', status, '2126-12-24T06:00'),
  paid: { at: paidAt, wallet: null, brand: 'Visa', last4: '1111' },
  bids,
})

test("a bid shows the deadline of the hotel's answer", async () => {
  show(bookingWithBid('confirmed', '2126-12-01T12:00:00Z'))
  await expect.element(page.getByText(en.booking.answerBy)).toBeVisible()
  await expect.element(page.getByText(/3 Dec/).first()).toBeVisible()
})

test('opened a day later, a booking waits for no answer whose time is over', async () => {
  const booking = bookingWithBid('confirmed', '2126-12-01T12:00:00Z')
  const now = vi.spyOn(Temporal.Now, 'instant').mockReturnValue(Temporal.Instant.from('2126-12-03T11:59:00Z'))
  onTestFinished(() => now.mockRestore())
  show(booking)
  await expect.element(page.getByText(en.booking.answerBy)).toBeVisible()
  now.mockReturnValue(Temporal.Instant.from('2126-12-04T11:59:00Z'))
  window.dispatchEvent(new Event('focus'))
  await expect.element(page.getByText(en.booking.answerBy)).not.toBeInTheDocument()
})

test.each<[string, Booking]>([
  ['is no more waited for', bookingWithBid('confirmed', '2026-11-01T12:00:00Z')],
  ['does not come any more', bookingWithBid('cancelled', '2126-12-01T12:00:00Z')],
  ['was never asked for', booked('b1', 'confirmed', '2126-12-24T06:00')],
])('does not mention an answer that %s', async (_, booking) => {
  show(booking)
  await expect.element(page.getByText(en.booking.hours, { exact: true })).toBeVisible()
  expect(page.getByText(en.booking.answerBy).elements()).toEqual([])
})

test.each(['cancelled', 'rejected'] as const)('the bids of a booking that is %s were dropped', async (status) => {
  const early = { check_in: '2126-12-24T06:00', checkin_guaranteed: false }
  show({ ...bookingWithBid(status, '2126-12-01T12:00:00Z'), ...early })
  await expect.element(page.getByText(en.account.bidDropped)).toBeVisible()
  await expect.element(page.getByText(en.booking.requestEnded)).toBeVisible()
  expect(page.getByText('06:00', { exact: true }).elements()).toEqual([])
  show(bookingWithBid('confirmed', '2126-12-01T12:00:00Z'))
  await expect.element(page.getByText(en.account.bid.asked)).toBeVisible()
  expect(page.getByText(en.account.bidDropped).elements()).toEqual([])
  expect(page.getByText(en.booking.requestEnded).elements()).toEqual([])
})

const request = { amount: 45, inquiry: 'i1' } as const

test.each<[string, Booking['bids']['check_in'], RegExp, string]>([
  ['asked', { ...request, state: 'asked', status: 'asked' }, /Bid sent/, en.booking.bid.see],
  [
    'countered',
    { ...request, state: 'asked', status: 'countered', offer: { at: '2126-12-24T12:00', amount: 30 } },
    /The hotel offers 12:00 for \$30\.00 instead\./,
    en.booking.bid.answer,
  ],
  [
    'unpaid',
    { ...request, state: 'accepted', status: 'unpaid' },
    /Add a card to keep these hours/,
    en.booking.bid.card,
  ],
  [
    'agreed',
    { ...request, state: 'accepted', status: 'accepted', final_at: '2126-12-24T08:00:00Z' },
    /Agreed with the hotel.*can still take this back until .*24 Dec.*, hotel time/,
    en.booking.bid.see,
  ],
  [
    'charged',
    { ...request, state: 'accepted', status: 'charged', final_at: '2126-12-24T08:00:00Z' },
    /Agreed and paid.*can still take this back until/,
    en.booking.bid.see,
  ],
  [
    'final',
    { ...request, state: 'accepted', status: 'done', final_at: '2126-12-24T08:00:00Z' },
    /Paid and guaranteed(?!.*take this back)/,
    en.booking.bid.see,
  ],
  ['declined', { ...request, state: 'rejected', status: 'rejected' }, /Bid declined/, en.booking.bid.see],
])('a bid that is %s says so, and leads to the page of its request', async (_, bid, text, link) => {
  const booking = bookingWithBid('confirmed', '2126-12-01T12:00:00Z')
  show({ ...booking, bids: { ...bids, check_in: bid } })
  await expect.element(page.getByRole('definition').filter({ hasText: text })).toBeVisible()
  await expect.element(page.getByRole('link', { name: link })).toHaveAttribute('href', '/inquiry/i1')
  // The hotel is waited for while it has not answered, and no longer.
  expect(page.getByText(en.booking.answerBy).elements()).toHaveLength(bid.status === 'asked' ? 1 : 0)
})

test('a bid that was declined names the hour that was asked for, which the booking no longer has', async () => {
  const check_in = { ...request, state: 'rejected', status: 'rejected', requested: '2126-12-24T06:00' } as const
  const booking = { ...bookingWithBid('confirmed', '2126-12-01T12:00:00Z'), check_in: '2126-12-24T15:00' }
  show({ ...booking, bids: { ...bids, check_in } })
  await expect.element(page.getByRole('term').filter({ hasText: '06:00' })).toBeVisible()
})

test('says so while the hotel may answer after free cancellation has ended', async () => {
  const booking = bookingWithBid('confirmed', '2126-12-01T12:00:00Z')
  const late = /may answer after free cancellation ends on Mon 2 Dec 2126, 10:00 hotel time/
  const dueBy = (deadline: string) => ({ ...booking, cancellation: { ...booking.cancellation, deadline } })
  show(dueBy('2126-12-02T10:00:00Z'))
  await expect.element(page.getByText(late)).toBeVisible()
  show(dueBy('2126-12-03T12:00:00Z'))
  await expect.element(page.getByText(en.booking.answerBy)).toBeVisible()
  expect(page.getByText(/may answer after/).elements()).toEqual([])
})

test("an e-mail longer than a phone's width is shown in full", async () => {
  await page.viewport(360, 740)
  const email = `${'a.traveller.with.a.long.address'.repeat(3)}@guests.example`
  const stands = booked('b1', 'confirmed', '2126-12-24T15:00')
  show({ ...stands, guest: { ...stands.guest, email } })
  const emailText = page.getByText(email)
  await expect.element(emailText).toBeVisible()
  expect(emailText.element().getBoundingClientRect().right).toBeLessThanOrEqual(360)
})

test('while hours are on request, shows the hours that are certain', async () => {
  const early = bookingWithBid('confirmed', '2126-12-01T12:00:00Z')
  show({ ...early, check_in: '2126-12-24T06:00', checkin_guaranteed: false })
  await expect.element(page.getByText(/your room is yours from .*24 Dec.*15:00.* until .*11:00/)).toBeVisible()
  show({ ...early, check_in: '2126-12-24T06:00', checkin_guaranteed: true })
  await expect.element(page.getByText(/your room is yours/)).not.toBeInTheDocument()
})

test('the payment date is separate from the booking date', async () => {
  show(booked('b1', 'confirmed', '2126-12-24T06:00'))
  await expect.element(page.getByText('Booked on 1 November 2026')).toBeVisible()
  const paidOn = page.getByText(en.booking.paidOn, { exact: true }).element()
  expect(paidOn.nextElementSibling?.textContent).toBe('3 November 2026')
})

const show = (booking: Booking) =>
  renderPage(
    <RouterContextProvider router={router}>
      <PageI18nProvider locale="en" texts={en}>
        <BookingFacts booking={booking} />
      </PageI18nProvider>
    </RouterContextProvider>,
  )
