import { sql } from 'kysely'
import { toCents, type Cents } from '#contract/shared/money.ts'
import { DEFAULT_INVOICE_LIMIT } from '#contract/booking/statements.ts'
import type { Connection } from '#server/db/schema.ts'

/** The account's limit as set by staff, or the default. */
export const limitOf = async (connection: Connection, uid: string): Promise<Cents> => {
  const limit = await connection
    .selectFrom('invoice_limits')
    .innerJoin('users', 'users.id', 'invoice_limits.user_id')
    .select('cents')
    .where('users.uid', '=', uid)
    .executeTakeFirst()
  return limit?.cents ?? toCents(DEFAULT_INVOICE_LIMIT)
}

export const setInvoiceLimit = async (connection: Connection, user_id: string, cents: Cents): Promise<void> => {
  await connection
    .insertInto('invoice_limits')
    .values({ user_id, cents })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ cents }))
    .execute()
}

/** True if an entry is on no statement, or on an unpaid one. Entries that cancel out count until their statement is issued. */
export const hasOpenInvoices = async (connection: Connection, uid: string): Promise<boolean> => {
  const open = await connection
    .selectFrom('invoice_entries')
    .innerJoin('bookings', 'bookings.id', 'invoice_entries.booking_id')
    .leftJoin('statements', 'statements.number', 'invoice_entries.statement')
    .select('invoice_entries.kind')
    .where('bookings.user_uid', '=', uid)
    .where('statements.paid_at', 'is', null)
    .where((eb) => eb.or([eb('statements.number', 'is', null), eb('statements.total_cents', '<>', 0)]))
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}

/** The most that open bids of invoiced bookings may still add to the debt. */
export const openBidsOf = async (connection: Connection, uid: string): Promise<Cents> => {
  const { sum } = await connection
    .selectFrom('negotiations')
    .innerJoin('bookings', 'bookings.id', 'negotiations.booking_id')
    .innerJoin('offers', 'offers.negotiation_id', 'negotiations.id')
    .select(sql<number>`coalesce(sum(offers.price_cents), 0)::int8`.as('sum'))
    .where('bookings.user_uid', '=', uid)
    .where('bookings.payment_type', '=', 'invoice')
    .where('negotiations.outcome', 'is', null)
    .where('offers.state', 'in', ['open', 'accepted'])
    .where((bid) =>
      bid.not(
        bid.exists(
          bid
            .selectFrom('invoice_entries')
            .select('kind')
            .whereRef('invoice_entries.negotiation_id', '=', 'negotiations.id'),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return sum
}

/**
 * The whole debt: entries of unpaid statements, entries on no statement, and unconfirmed bookings. In a single query: with two,
 * a booking confirmed in between would be missing from both.
 */
export const owedBy = async (connection: Connection, uid: string): Promise<Cents> => {
  const { entered, coming } = await connection
    .selectNoFrom((eb) => [
      eb
        .selectFrom('invoice_entries')
        .innerJoin('bookings', 'bookings.id', 'invoice_entries.booking_id')
        .leftJoin('statements', 'statements.number', 'invoice_entries.statement')
        .select(sql<number>`coalesce(sum(invoice_entries.cents), 0)::int8`.as('sum'))
        .where('bookings.user_uid', '=', uid)
        .where('statements.paid_at', 'is', null)
        .$asScalar()
        .as('entered'),
      eb
        .selectFrom('bookings')
        .select(sql<number>`coalesce(sum(total_cents), 0)::int8`.as('sum'))
        .where('user_uid', '=', uid)
        .where('payment_type', '=', 'invoice')
        .where('step', '=', 'review')
        .where((own) =>
          own.not(
            own.exists(own.selectFrom('invoice_entries').select('kind').whereRef('booking_id', '=', 'bookings.id')),
          ),
        )
        .$asScalar()
        .as('coming'),
    ])
    .executeTakeFirstOrThrow()
  return (entered ?? 0) + (coming ?? 0)
}
