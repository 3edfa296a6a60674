import { sql } from 'kysely'
import { toCents, type Cents } from '#contract/shared/money.ts'
import { DEFAULT_INVOICE_LIMIT } from '#contract/booking/statements.ts'
import type { Connection } from '#server/db/schema.ts'

/** What staff has said that the account may owe; the default where nobody has. */
export const limitOf = async (connection: Connection, uid: string): Promise<Cents> => {
  const said = await connection
    .selectFrom('invoice_limits')
    .innerJoin('users', 'users.id', 'invoice_limits.user_id')
    .select('cents')
    .where('users.uid', '=', uid)
    .executeTakeFirst()
  return said?.cents ?? toCents(DEFAULT_INVOICE_LIMIT)
}

export const setLimit = async (connection: Connection, user_id: string, cents: Cents): Promise<void> => {
  await connection
    .insertInto('invoice_limits')
    .values({ user_id, cents })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ cents }))
    .execute()
}

/** Something is on no statement yet, or on one that nobody has settled; whether it comes to nothing shows when it is issued. */
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

/**
 * All that is not paid: entries of statements that are not, entries on none yet, and bookings that are not confirmed yet. In
 * one statement: a booking that is confirmed between two would be counted by neither.
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
        .where('step', 'in', ['held', 'review'])
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
