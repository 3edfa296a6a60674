import type { Generated, JSONColumnType } from 'kysely'
import type { DeclineFace, Refused } from '#server/adapters/payments/payments.port.ts'
import type { Room } from '#contract/stay.ts'
import type { BreakdownCents } from '#server/modules/rates/rates.price.ts'

/**
 * held: the room is ours, the card not yet. authorized: the card said yes. captured: paid and booked.
 * declined, refused: nothing is held or charged. refunding, refunded: cancelled. review: a person decides.
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
 * Why a person has to decide. no_answer: the card company did not say for a day. failing: our own step broke for a day.
 * The others: what it refused, and why.
 */
export type ReviewCause = 'no_answer' | 'failing' | `void_${Refused['reason']}` | `refund_${Refused['reason']}`

interface BookingsTable {
  id: string
  reference: string
  user_uid: string
  idempotency_key: string
  request_hash: string
  step: BookingStep
  decline_reason: string | null
  decline_face: DeclineFace | null
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
  lang: string
  guest_time_zone: string | null
  comment: string
  total_cents: number
  breakdown: JSONColumnType<BreakdownCents>
  bid_check_in_cents: number | null
  bid_check_out_cents: number | null
  first_night_cents: number
  cancellation_deadline: Temporal.Instant | null
  payment_nonce: string | null
  payment_device_data: string | null
  payment_method_id: string | null
  keep_card: Generated<boolean>
  transaction_id: string | null
  refund_cents: number | null
  cancelled_at: Temporal.Instant | null
  locked_until: Temporal.Instant | null
  locked_by: string | null
  created_at: Temporal.Instant
}

export interface BookingTables {
  bookings: BookingsTable
}
