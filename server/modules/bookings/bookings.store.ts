import { type Insertable, type Selectable } from 'kysely'
import type { Traveller } from '#contract/booking/travellers.ts'
import type { Connection } from '#server/db/schema.ts'
import type { BookingStep, BookingTables } from './bookings.tables.ts'

export type BookingRow = Selectable<BookingTables['bookings']>
export type NewBooking = Insertable<BookingTables['bookings']>

export const insertBooking = async (db: Connection, booking: NewBooking): Promise<void> => {
  await db.insertInto('bookings').values(booking).execute()
}

export const bookingById = (db: Connection, id: string): Promise<BookingRow | undefined> =>
  db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst()

export const bookingOfAttempt = (db: Connection, userUid: string, key: string): Promise<BookingRow | undefined> =>
  db
    .selectFrom('bookings')
    .selectAll()
    .where('user_uid', '=', userUid)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()

type SameStay = Pick<BookingRow, 'hotel_id' | 'room_type_id' | 'check_in' | 'check_out'>

/** The guest's latest active booking of the same room type with at least one hour in common, made under another key. */
export const standingBookingOf = (
  db: Connection,
  userUid: string,
  key: string,
  { hotel_id, room_type_id, check_in, check_out }: SameStay,
): Promise<BookingRow | undefined> =>
  db
    .selectFrom('bookings')
    .selectAll()
    .where('user_uid', '=', userUid)
    .where('idempotency_key', '!=', key)
    .where('step', 'in', ['held', 'authorized', 'captured', 'review'])
    .where('cancelled_at', 'is', null)
    .where('hotel_id', '=', hotel_id)
    .where('room_type_id', '=', room_type_id)
    .where('check_in', '<', check_out)
    .where('check_out', '>', check_in)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

export const bookingsOf = (db: Connection, userUid: string): Promise<BookingRow[]> =>
  db.selectFrom('bookings').selectAll().where('user_uid', '=', userUid).orderBy('created_at', 'desc').execute()

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

type Change = Partial<
  Pick<
    BookingRow,
    | 'decline_reason'
    | 'decline_advice'
    | 'transaction_id'
    | 'paid_brand'
    | 'paid_last4'
    | 'payment_type'
    | 'paid_at'
    | 'payment_nonce'
    | 'payment_device_data'
    | 'refund_cents'
    | 'kept_cents'
    | 'cancelled_at'
    | 'review_cause'
  >
>

/** Useless once the outcome of the payment is known. */
export const CLEARED_CARD_COLUMNS = { payment_nonce: null, payment_device_data: null }

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
