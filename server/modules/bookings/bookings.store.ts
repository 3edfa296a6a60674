import type { ExpressionBuilder, Insertable, Selectable } from 'kysely'
import type { Traveller } from '#contract/booking/travellers.ts'
import type { Connection, Schema } from '#server/db/schema.ts'
import type { PaymentRow } from '#server/modules/payments/payments.store.ts'
import type { InquiryOutcome } from '#contract/inquiry/inquiries.ts'
import type { NegotiationState } from '#machines/negotiation/step.ts'
import type { BookingStep, BookingTables } from './bookings.tables.ts'

/** What is known of the payment of a booking and of its requests for hours; all null without them. */
interface OtherColumns {
  payment_state: PaymentRow['state'] | null
  transaction_id: PaymentRow['transaction_id']
  paid_at: PaymentRow['captured_at']
  paid_brand: PaymentRow['brand']
  paid_last4: PaymentRow['last4']
  paid_wallet: PaymentRow['wallet']
  decline_reason: PaymentRow['decline_reason']
  decline_advice: PaymentRow['decline_advice']
  keep_card: boolean | null
  /** Of the requests for hours of each side; null where none was sent to the hotel. */
  bid_check_in_id: string | null
  bid_check_in_state: NegotiationState | null
  bid_check_in_outcome: InquiryOutcome | null
  bid_check_in_final_at: Temporal.Instant | null
  bid_check_out_id: string | null
  bid_check_out_state: NegotiationState | null
  bid_check_out_outcome: InquiryOutcome | null
  bid_check_out_final_at: Temporal.Instant | null
  /** The agreed prices. */
  agreed_check_in_cents: number | null
  agreed_check_out_cents: number | null
  /** The hours that were first asked for. */
  requested_check_in: string | null
  requested_check_out: string | null
  /** The hotel's counter-offers that wait for the guest: hours on the hotel's clock, and prices. */
  countered_check_in: string | null
  countered_check_in_cents: number | null
  countered_check_out: string | null
  countered_check_out_cents: number | null
  /** Until when a worker advances the payment; null: nobody does. */
  locked_until: PaymentRow['locked_until']
}

/** A booking with its payment and its requests for hours. */
export type BookingRow = Selectable<BookingTables['bookings']> & OtherColumns
export type NewBooking = Insertable<BookingTables['bookings']>

type BookingExpression = Pick<ExpressionBuilder<Schema, 'bookings'>, 'selectFrom'>

const bidOf = (booking: BookingExpression, side: 'check_in' | 'check_out') =>
  booking
    .selectFrom('negotiations')
    .whereRef('negotiations.booking_id', '=', 'bookings.id')
    .where('negotiations.side', '=', side)

const agreedOf = (booking: BookingExpression, side: 'check_in' | 'check_out') =>
  bidOf(booking, side)
    .innerJoin('offers', 'offers.negotiation_id', 'negotiations.id')
    .where('offers.state', '=', 'accepted')
    .select('offers.price_cents')

const requestOf = (booking: BookingExpression, side: 'check_in' | 'check_out') =>
  bidOf(booking, side).innerJoin('offers', 'offers.negotiation_id', 'negotiations.id').where('offers.place', '=', 1)

const counterOf = (booking: BookingExpression, side: 'check_in' | 'check_out') =>
  bidOf(booking, side)
    .innerJoin('offers', 'offers.negotiation_id', 'negotiations.id')
    .where('offers.state', '=', 'open')
    .where('offers.by', '=', 'hotel')

/** Bookings, each with its payment and its requests for hours. */
export const selectBookings = (db: Connection) =>
  db
    .selectFrom('bookings')
    .leftJoin('payments', 'payments.id', 'bookings.id')
    .selectAll('bookings')
    .select([
      'payments.state as payment_state',
      'payments.transaction_id',
      'payments.captured_at as paid_at',
      'payments.brand as paid_brand',
      'payments.last4 as paid_last4',
      'payments.wallet as paid_wallet',
      'payments.decline_reason',
      'payments.decline_advice',
      'payments.keep_card',
      'payments.locked_until',
      (booking) => bidOf(booking, 'check_in').select('id').as('bid_check_in_id'),
      (booking) => bidOf(booking, 'check_in').select('state').as('bid_check_in_state'),
      (booking) => bidOf(booking, 'check_in').select('outcome').as('bid_check_in_outcome'),
      (booking) => bidOf(booking, 'check_in').select('final_at').as('bid_check_in_final_at'),
      (booking) => bidOf(booking, 'check_out').select('id').as('bid_check_out_id'),
      (booking) => bidOf(booking, 'check_out').select('state').as('bid_check_out_state'),
      (booking) => bidOf(booking, 'check_out').select('outcome').as('bid_check_out_outcome'),
      (booking) => bidOf(booking, 'check_out').select('final_at').as('bid_check_out_final_at'),
      (booking) => agreedOf(booking, 'check_in').as('agreed_check_in_cents'),
      (booking) => agreedOf(booking, 'check_out').as('agreed_check_out_cents'),
      (booking) => requestOf(booking, 'check_in').select('offers.check_in').as('requested_check_in'),
      (booking) => requestOf(booking, 'check_out').select('offers.check_out').as('requested_check_out'),
      (booking) => counterOf(booking, 'check_in').select('offers.check_in').as('countered_check_in'),
      (booking) => counterOf(booking, 'check_in').select('offers.price_cents').as('countered_check_in_cents'),
      (booking) => counterOf(booking, 'check_out').select('offers.check_out').as('countered_check_out'),
      (booking) => counterOf(booking, 'check_out').select('offers.price_cents').as('countered_check_out_cents'),
    ])

export const insertBooking = async (db: Connection, booking: NewBooking): Promise<void> => {
  await db.insertInto('bookings').values(booking).execute()
}

export const bookingById = (db: Connection, id: string): Promise<BookingRow | undefined> =>
  selectBookings(db).where('bookings.id', '=', id).executeTakeFirst()

export const bookingOfAttempt = (db: Connection, userUid: string, key: string): Promise<BookingRow | undefined> =>
  selectBookings(db).where('user_uid', '=', userUid).where('idempotency_key', '=', key).executeTakeFirst()

type SameStay = Pick<BookingRow, 'hotel_id' | 'room_type_id' | 'check_in' | 'check_out'>

/** The guest's latest active booking of the same room type with at least one hour in common, made under another key. */
export const standingBookingOf = (
  db: Connection,
  userUid: string,
  key: string,
  { hotel_id, room_type_id, check_in, check_out }: SameStay,
): Promise<BookingRow | undefined> =>
  selectBookings(db)
    .where('user_uid', '=', userUid)
    .where('idempotency_key', '!=', key)
    .where('step', 'in', ['held', 'captured', 'review'])
    .where('cancelled_at', 'is', null)
    .where('hotel_id', '=', hotel_id)
    .where('room_type_id', '=', room_type_id)
    .where('check_in', '<', check_out)
    .where('check_out', '>', check_in)
    .orderBy('bookings.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

export const bookingsOf = (db: Connection, userUid: string): Promise<BookingRow[]> =>
  selectBookings(db).where('user_uid', '=', userUid).orderBy('bookings.created_at', 'desc').execute()

/** Travelers an account has booked for, each once, most recently booked first. */
export const travellersOf = async (db: Connection, userUid: string, most: number): Promise<Traveller[]> => {
  const rows = await db
    .selectFrom('bookings')
    .select([
      'guest_first_name as first_name',
      'guest_last_name as last_name',
      'traveller_email as email',
      (eb) => eb.fn.max('created_at').as('latest'),
    ])
    .where('user_uid', '=', userUid)
    .where('step', 'not in', ['declined', 'refused'])
    .groupBy(['guest_first_name', 'guest_last_name', 'traveller_email'])
    .orderBy('latest', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ first_name, last_name, email }) => ({ first_name, last_name, email }))
}

type Change = Partial<Pick<BookingRow, 'kept_cents' | 'cancelled_at' | 'review_cause'>>

/** Moves a booking from one step to another; false if it was no longer at `from`. */
export const transitionStep = async (
  db: Connection,
  id: string,
  from: BookingStep,
  to: BookingStep,
  change: Change = {},
): Promise<boolean> => {
  const moved = await db
    .updateTable('bookings')
    .set({ step: to, ...change })
    .where('id', '=', id)
    .where('step', '=', from)
    .executeTakeFirst()
  return moved.numUpdatedRows === 1n
}

/** Locks the booking until the transaction ends; call it before its payment is locked or changed. */
export const lockBooking = async (transaction: Connection, id: string): Promise<void> => {
  await transaction.selectFrom('bookings').select('id').where('id', '=', id).forUpdate().execute()
}

/** The rooms and hours held for a booking. */
export const bookingRoomHold = (booking: Selectable<BookingTables['bookings']>) => ({
  roomTypeId: booking.room_type_id,
  from: booking.held_from,
  until: booking.held_until,
  count: booking.room_count,
})
