import { sql, type Insertable, type Selectable } from 'kysely'
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

/** A booking of the guest that stands, for the same room type and at least one common hour, under another key; the latest. */
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

type Change = Partial<
  Pick<
    BookingRow,
    | 'decline_reason'
    | 'decline_face'
    | 'transaction_id'
    | 'payment_nonce'
    | 'payment_device_data'
    | 'refund_cents'
    | 'cancelled_at'
    | 'review_cause'
  >
>

/** Moves from one step to another; false when the booking was no longer at `from`. */
export const move = async (
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

/** Bookings that stand, and the hours of the stays that have ended. */
export const totalsOf = (
  db: Connection,
  userUid: string,
  now: Temporal.Instant,
): Promise<{ total_bookings: number; total_hours: number }> =>
  db
    .selectFrom('bookings')
    .select([
      sql<number>`count(*)::int`.as('total_bookings'),
      sql<number>`coalesce(sum(extract(epoch from check_out_at - check_in_at) / 3600)
        filter (where check_out_at <= ${now.toString()}::timestamptz), 0)::int`.as('total_hours'),
    ])
    .where('user_uid', '=', userUid)
    .where('step', '=', 'captured')
    .executeTakeFirstOrThrow()
