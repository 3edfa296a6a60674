import type { Generated, JSONColumnType } from 'kysely'
import type { BookingBody } from '#contract/booking/bookings.ts'
import type { HourCycle } from '#contract/shared/hourCycle.ts'
import type { Room } from '#contract/hotel/stay.ts'
import type { ReviewCause } from '#server/modules/payments/payments.tables.ts'
import type { BreakdownCents } from '#server/modules/rates/rates.price.ts'

/**
 * held: we hold the room, and its payment is not made yet. captured: paid, or nothing to pay by card, and booked. declined,
 * refused: nothing is held or charged. refunding, refunded: cancelled. review: staff decides. A booking with a payment moves with
 * it, in one transaction.
 */
export type BookingStep = 'held' | 'captured' | 'declined' | 'refused' | 'refunding' | 'refunded' | 'review'

interface BookingsTable {
  id: string
  reference: string
  user_uid: string
  idempotency_key: string
  request_hash: string
  step: BookingStep
  review_cause: ReviewCause | null
  hotel_id: string
  room_type_id: string
  check_in: string
  check_out: string
  check_in_at: Temporal.Instant
  check_out_at: Temporal.Instant
  held_from: string
  held_until: string
  room_count: number
  rooms: JSONColumnType<Room[]>
  checkin_guaranteed: boolean
  checkout_guaranteed: boolean
  guest_first_name: string
  guest_last_name: string
  guest_email: string
  /** E-mail of the agent's traveler; null: do not write to them. */
  traveller_email: string | null
  lang: string
  guest_time_zone: string | null
  /** Of the page that booked. */
  hour_cycle: Generated<HourCycle>
  comment: string
  cost_reference: Generated<string>
  total_cents: number
  breakdown: JSONColumnType<BreakdownCents>
  bid_check_in_cents: number | null
  bid_check_out_cents: number | null
  first_night_cents: number
  cancellation_deadline: Temporal.Instant | null
  /** How it is to be paid, as the browser reported. */
  payment_type: Generated<BookingBody['payment']['type']>
  /** What the hotel keeps of a cancelled booking; 0 otherwise. */
  kept_cents: Generated<number>
  cancelled_at: Temporal.Instant | null
  created_at: Temporal.Instant
}

interface BookingStepsTable {
  id: Generated<number>
  booking_id: string
  /** Also `authorized`, which is a state of the payment alone. */
  step: BookingStep | 'authorized'
  /** Null if the step has no reason. */
  cause: string | null
  at: Generated<Temporal.Instant>
}

interface BookingDecisionsTable {
  id: Generated<number>
  booking_id: string
  decision: 'confirm' | 'refund'
  note: string
  staff_uid: string
  at: Temporal.Instant
}

export interface BookingTables {
  bookings: BookingsTable
  booking_steps: BookingStepsTable
  booking_decisions: BookingDecisionsTable
}
