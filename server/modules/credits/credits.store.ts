import { sql } from 'kysely'
import type { Cents } from '#contract/shared/money.ts'
import type { Connection } from '#server/db/schema.ts'
import { bookingsOf, type BookingRow } from '#server/modules/bookings/bookings.store.ts'
import { creditAccount, type CreditAccount } from './credits.rules.ts'

/** The one place that reads the data behind credit, for every screen and payment. */
export const creditsOf = async (
  connection: Connection,
  uid: string,
  now: Temporal.Instant,
): Promise<{ account: CreditAccount; bookings: BookingRow[] }> => {
  const given = await connection
    .selectFrom('credit_entries')
    .innerJoin('users', 'users.id', 'credit_entries.user_id')
    .select(['credit_entries.kind', 'credit_entries.cents', 'credit_entries.booking_id', 'credit_entries.at'])
    .where('users.uid', '=', uid)
    .execute()
  const bookings = await bookingsOf(connection, uid)
  return { account: creditAccount({ given, bookings }, now), bookings }
}

type OfBooking = { user_id: string; booking_id: string; cents: Cents; at: Temporal.Instant }

export const spendCredits = async (transaction: Connection, { cents, ...entry }: OfBooking): Promise<void> => {
  await transaction
    .insertInto('credit_entries')
    .values({ ...entry, kind: 'used', cents: -cents })
    .execute()
}

/** Returns the credit spent on a booking, or only `cents` of it; idempotent. */
export const returnCredits = async (
  transaction: Connection,
  booking_id: string,
  at: Temporal.Instant,
  cents?: Cents,
): Promise<void> => {
  await transaction
    .insertInto('credit_entries')
    .columns(['user_id', 'kind', 'cents', 'booking_id', 'at'])
    .expression((eb) =>
      eb
        .selectFrom('credit_entries')
        .select((used) => [
          'user_id',
          sql<'returned'>`'returned'`.as('kind'),
          cents === undefined ? used.neg(used.ref('cents')).as('cents') : used.val(cents).as('cents'),
          'booking_id',
          sql<Temporal.Instant>`${at.toString()}::timestamptz`.as('at'),
        ])
        .where('booking_id', '=', booking_id)
        .where('kind', '=', 'used'),
    )
    .onConflict((conflict) => conflict.constraint('credit_entries_once').doNothing())
    .execute()
}

/** Credits the owner of the promo code for a friend's booking; idempotent. */
export const rewardReferrer = async (transaction: Connection, entry: OfBooking): Promise<void> => {
  await transaction
    .insertInto('credit_entries')
    .values({ ...entry, kind: 'referral' })
    .onConflict((conflict) => conflict.constraint('credit_entries_once').doNothing())
    .execute()
}
