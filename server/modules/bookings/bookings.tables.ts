import type { Generated, JSONColumnType } from 'kysely'
import type { BookingBody } from '#contract/booking/bookings.ts'
import type { DeclineAdvice, Refused } from '#server/adapters/payments/payments.port.ts'
import type { HourCycle } from '#contract/shared/hourCycle.ts'
import type { Room } from '#contract/hotel/stay.ts'
import type { BreakdownCents } from '#server/modules/rates/rates.price.ts'

/**
 * held: we hold the room, the card is not charged yet. authorized: the amount is reserved on the card. captured: paid and
 * booked. declined, refused: nothing is held or charged. refunding, refunded: cancelled. review: staff decides.
 */
export type BookingStep =
  | 'held'
  | 'authorized'
  | 'captured'
  | 'declined'
  | 'refused'
  | 'refunding'
  | 'refunded'
  | 'review'

/**
 * Why staff has to decide. no_answer: no response from the gateway for a day. failing: our own step threw for a day.
 * paid_elsewhere: cancelled, and staff had confirmed a payment other than by card. void_*, refund_*: the gateway refused that,
 * and why.
 */
export type ReviewCause =
  | 'no_answer'
  | 'failing'
  | 'paid_elsewhere'
  | `void_${Refused['reason']}`
  | `refund_${Refused['reason']}`
  | NoticeCause
  | Discrepancy

/**
 * From the gateway's webhooks: the bank did not pay, the guest disputed the charge, we lost the dispute, or a refund did not
 * arrive.
 */
export type NoticeCause = 'settlement_declined' | 'disputed' | 'dispute_lost' | 'refund_failed'

/** Differences between our bookings and the gateway's settlement report. */
export type Discrepancy =
  | 'no_charge'
  | 'charged_twice'
  | 'amount_differs'
  | 'charge_without_booking'
  | 'refund_missing'
  | 'refund_exceeded'

interface BookingsTable {
  id: string
  reference: string
  user_uid: string
  idempotency_key: string
  request_hash: string
  step: BookingStep
  decline_reason: string | null
  decline_advice: DeclineAdvice | null
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
  /** Reported by the browser, until the authorization replaces it with the gateway's value. */
  payment_type: Generated<BookingBody['payment']['type']>
  payment_nonce: string | null
  payment_device_data: string | null
  payment_method_id: string | null
  keep_card: Generated<boolean>
  transaction_id: string | null
  /** Brand of the authorized card; null if no card was needed. */
  paid_brand: string | null
  paid_last4: string | null
  paid_at: Temporal.Instant | null
  /** Money of a cancelled booking that goes back: to the card, or off the statement. */
  refund_cents: number | null
  /** What the hotel keeps of a cancelled booking; 0 otherwise. */
  kept_cents: Generated<number>
  cancelled_at: Temporal.Instant | null
  locked_until: Temporal.Instant | null
  locked_by: string | null
  created_at: Temporal.Instant
}

interface PaymentWebhooksTable {
  kind: string
  transaction_id: string
  written_at: Temporal.Instant
  order_id: string | null
  handled_at: Temporal.Instant | null
}

interface BookingStepsTable {
  id: Generated<number>
  booking_id: string
  step: BookingStep
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
  payment_webhooks: PaymentWebhooksTable
  booking_steps: BookingStepsTable
  booking_decisions: BookingDecisionsTable
}
