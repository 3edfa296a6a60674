import type { Connection } from '#server/db/schema.ts'
import { bookingsOf, type BookingRow } from '#server/modules/bookings/bookings.store.ts'
import { creditAccount, type CreditAccount } from './credits.rules.ts'

/** Everything credit follows from, read at one place for every screen. */
export const creditsOf = async (
  connection: Connection,
  uid: string,
  now: Temporal.Instant,
): Promise<{ account: CreditAccount; bookings: BookingRow[] }> => {
  const grants = await connection
    .selectFrom('credit_grants')
    .innerJoin('users', 'users.id', 'credit_grants.user_id')
    .select(['credit_grants.cents', 'credit_grants.granted_at'])
    .where('users.uid', '=', uid)
    .execute()
  const bookings = await bookingsOf(connection, uid)
  return { account: creditAccount({ grants, bookings }, now), bookings }
}
