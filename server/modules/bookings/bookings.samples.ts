import { randomUUID } from 'node:crypto'
import type { Connection } from '#server/db/schema.ts'
import { insertPayment, type NewPayment } from '#server/modules/payments/payments.store.ts'
import type { PaymentState } from '#server/modules/payments/payments.tables.ts'
import type { Quote } from '#server/modules/rates/quote.ts'
import { nightsAlone } from '#server/modules/rates/rates.samples.ts'
import { bookingById, insertBooking, type BookingRow, type NewBooking } from './bookings.store.ts'
import type { BookingStep } from './bookings.tables.ts'
import { HOLD_MINUTES } from '#contract/hotel/rates.ts'
import { generateReference } from './reference.ts'

const BREAKDOWN = nightsAlone(20_000)

/** A booking of two nights over Christmas in New York, in step `held`. */
export const sampleBooking = (changes: Partial<NewBooking> = {}): NewBooking => ({
  id: randomUUID(),
  reference: generateReference(),
  user_uid: 'guest',
  idempotency_key: randomUUID(),
  request_hash: 'hash',
  step: 'held',
  hotel_id: 'nyc-0001',
  room_type_id: 'nyc-0001-r1',
  check_in: '2026-12-24T15:00',
  check_out: '2026-12-26T11:00',
  check_in_at: Temporal.Instant.from('2026-12-24T20:00Z'),
  check_out_at: Temporal.Instant.from('2026-12-26T16:00Z'),
  held_from: '2026-12-24T15:00',
  held_until: '2026-12-26T11:00',
  room_count: 1,
  rooms: JSON.stringify([{ adults: 2, children: [] }]),
  checkin_guaranteed: true,
  checkout_guaranteed: true,
  guest_first_name: 'Placeholder',
  guest_last_name: 'Guest',
  guest_email: 'guest@stayless.example',
  lang: 'en',
  comment: '',
  total_cents: 20_000,
  breakdown: JSON.stringify(BREAKDOWN),
  first_night_cents: 10_000,
  cancellation_deadline: Temporal.Instant.from('2026-12-23T20:00Z'),
  created_at: Temporal.Instant.from('2026-12-01T12:00Z'),
  ...changes,
})

const STATES: Readonly<Record<BookingStep, PaymentState>> = {
  held: 'due',
  captured: 'captured',
  declined: 'declined',
  refused: 'released',
  refunding: 'refunding',
  refunded: 'refunded',
  review: 'review',
}

/** The payment of a sample booking, in the state that goes with its step. */
const samplePayment = (booking: NewBooking, changes: Partial<NewPayment> = {}): NewPayment => {
  const { id, total_cents, created_at, kept_cents = 0, cancelled_at = null } = booking
  const state = changes.state ?? STATES[booking.step]
  const isRefund = state === 'refunding' || state === 'refunded'
  return {
    id,
    purpose: 'stay',
    booking_id: id,
    amount_cents: total_cents,
    state,
    nonce: state === 'due' ? 'nonce' : null,
    expires_at: created_at.add({ minutes: HOLD_MINUTES }),
    captured_at: state === 'captured' || isRefund ? created_at : null,
    ...(isRefund ? { refund_cents: total_cents - kept_cents, refund_asked_at: cancelled_at ?? created_at } : {}),
    review_cause: booking.review_cause ?? null,
    created_at,
    ...changes,
  }
}

/** Writes a sample booking, with its payment unless it is free or invoiced. */
export const insertSample = async (
  db: Connection,
  changes: Partial<NewBooking> = {},
  payment: Partial<NewPayment> = {},
): Promise<BookingRow> => {
  const booking = sampleBooking(changes)
  await insertBooking(db, booking)
  if (booking.total_cents > 0 && booking.payment_type !== 'invoice')
    await insertPayment(db, samplePayment(booking, payment))
  const row = await bookingById(db, booking.id)
  if (row === undefined) throw new Error('the booking was not written')
  return row
}

/** The price of the same two nights. */
export const sampleQuote: Quote = {
  hotelId: 'nyc-0001',
  roomTypeId: 'nyc-0001-r1',
  stay: { checkIn: '2026-12-24T15:00', checkOut: '2026-12-26T11:00' },
  rooms: [{ adults: 2, children: [] }],
  guaranteed: { check_in: true, check_out: true },
  deviation: { check_in: 0, check_out: 0 },
  hold: { from: '2026-12-24T15:00', until: '2026-12-26T11:00' },
  check_in_at: Temporal.Instant.from('2026-12-24T20:00Z'),
  check_out_at: Temporal.Instant.from('2026-12-26T16:00Z'),
  breakdown: BREAKDOWN,
  avg_night_price: 10_000,
  first_night: 10_000,
  cancellation_deadline: Temporal.Instant.from('2026-12-23T20:00Z'),
  has_lapsed: false,
}
