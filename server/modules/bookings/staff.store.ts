import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import type { BookingStatus } from '#contract/booking/bookings.ts'
import type { StaffBooking } from '#contract/booking/staff.ts'
import type { Connection, Schema } from '#server/db/schema.ts'
import { selectBookings, type BookingRow } from './bookings.store.ts'
import type { BookingStep, BookingTables } from './bookings.tables.ts'
import type { Insertable } from 'kysely'

const MOST = 200

const STEPS: Readonly<Record<BookingStatus, readonly BookingStep[]>> = {
  processing: ['held'],
  confirmed: ['captured'],
  ongoing: ['captured'],
  completed: ['captured'],
  rejected: ['declined', 'refused'],
  cancelled: ['refunding', 'refunded'],
  review: ['review'],
}

/** Confirmed, ongoing and completed share one step; only the time tells them apart. */
const inStatus =
  (status: BookingStatus, now: Temporal.Instant) =>
  (booking: ExpressionBuilder<Schema, 'bookings'>): ExpressionWrapper<Schema, 'bookings', SqlBool> =>
    booking.and([
      booking('step', 'in', STEPS[status]),
      ...(status === 'confirmed' ? [booking('check_in_at', '>', now)] : []),
      ...(status === 'ongoing' ? [booking('check_in_at', '<=', now), booking('check_out_at', '>', now)] : []),
      ...(status === 'completed' ? [booking('check_out_at', '<=', now)] : []),
    ])

/** Newest first, at most `MOST`; `found` is the total count. */
export const bookingsInStatus = async (
  db: Connection,
  status: BookingStatus,
  now: Temporal.Instant,
): Promise<{ rows: BookingRow[]; found: number }> => {
  const matching = db.selectFrom('bookings').where(inStatus(status, now))
  const newest = matching.select('id').orderBy('created_at', 'desc').orderBy('id').limit(MOST)
  const rows = await selectBookings(db)
    .where('bookings.id', 'in', newest)
    .orderBy('bookings.created_at', 'desc')
    .orderBy('bookings.id')
    .execute()
  const { found } = await matching.select((all) => all.fn.countAll<number>().as('found')).executeTakeFirstOrThrow()
  return { rows, found }
}

/** Bookings in review, longest waiting first; `since`: when the review began. `found` counts all. */
export const longestInReview = async (db: Connection, most: number) => {
  const inReview = db.selectFrom('bookings').where('bookings.step', '=', 'review')
  const rows = await inReview
    .select(['id', 'reference', 'review_cause', 'total_cents', 'hotel_id', 'check_in'])
    .select((booking) =>
      booking.fn
        .coalesce(
          booking
            .selectFrom('booking_steps')
            .select(({ fn }) => fn.max('booking_steps.at').as('at'))
            .whereRef('booking_id', '=', 'bookings.id')
            .where('booking_steps.step', '=', 'review'),
          'bookings.created_at',
        )
        .as('since'),
    )
    .orderBy('since')
    .orderBy('id')
    .limit(most)
    .execute()
  const { found } = await inReview.select((all) => all.fn.countAll<number>().as('found')).executeTakeFirstOrThrow()
  return { rows, found }
}

/** Locks the booking, so two staff members decide one after the other. */
export const bookingForDecision = (db: Connection, id: string): Promise<BookingRow | undefined> =>
  selectBookings(db).where('bookings.id', '=', id).forUpdate('bookings').executeTakeFirst()

export const stepsOf = async (db: Connection, bookingId: string): Promise<StaffBooking['steps']> => {
  const steps = db.selectFrom('booking_steps').select(['step', 'cause', 'at']).where('booking_id', '=', bookingId)
  return (await steps.orderBy('id').execute()).map(({ at, ...step }) => ({ ...step, at: at.toString() }))
}

/** `by`: e-mail of the staff member, or the uid if the account is gone. */
export const decisionsOf = async (db: Connection, bookingId: string): Promise<StaffBooking['decisions']> => {
  const decisions = db
    .selectFrom('booking_decisions')
    .leftJoin('users', 'users.uid', 'booking_decisions.staff_uid')
    .select(['decision', 'note', 'staff_uid', 'users.email', 'booking_decisions.at'])
    .where('booking_id', '=', bookingId)
    .orderBy('booking_decisions.id')
  return (await decisions.execute()).map(({ decision, note, staff_uid, email, at }) => ({
    decision,
    note,
    by: email ?? staff_uid,
    at: at.toString(),
  }))
}

export const addDecision = async (
  transaction: Connection,
  decision: Insertable<BookingTables['booking_decisions']>,
): Promise<void> => {
  await transaction.insertInto('booking_decisions').values(decision).execute()
}
