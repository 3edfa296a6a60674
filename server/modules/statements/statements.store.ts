import type { ExpressionBuilder, Selectable } from 'kysely'
import type { BilledState } from '#contract/booking/statements.ts'
import type { Connection, Database, Schema } from '#server/db/schema.ts'
import { dueOf, monthBegin, monthOf, numberText, statementMonth } from './statements.rules.ts'
import type { StatementTables } from './statements.tables.ts'

export type StatementRow = Selectable<StatementTables['statements']>

const entries = (connection: Connection) =>
  connection
    .selectFrom('invoice_entries')
    .innerJoin('bookings', 'bookings.id', 'invoice_entries.booking_id')
    .leftJoin('negotiations', 'negotiations.id', 'invoice_entries.negotiation_id')
    .leftJoin('offers', (offer) =>
      offer.onRef('offers.negotiation_id', '=', 'negotiations.id').on('offers.answer', '=', 'accept'),
    )
    .select([
      'invoice_entries.booking_id',
      'invoice_entries.negotiation_id',
      'invoice_entries.kind',
      'invoice_entries.cents',
      'invoice_entries.at',
      'invoice_entries.statement',
      'bookings.reference',
      'bookings.hotel_id',
      'bookings.check_in',
      'bookings.check_out',
      'bookings.guest_first_name',
      'bookings.guest_last_name',
      'bookings.cost_reference',
      'bookings.kept_cents',
      'bookings.hour_cycle',
      // The hours of the bid, as agreed.
      'negotiations.side as bid_side',
      'offers.check_in as bid_check_in',
      'offers.check_out as bid_check_out',
    ])
    .orderBy('invoice_entries.at')
    .orderBy('bookings.reference')
    .orderBy('invoice_entries.kind')
    .orderBy('negotiations.side')

/** Entries of one account, earliest first. */
export const entriesOf = (connection: Connection, uid: string) =>
  entries(connection).where('bookings.user_uid', '=', uid).execute()

export type EntryRow = Awaited<ReturnType<typeof entriesOf>>[number]

export const statementsOf = (connection: Connection, uid: string): Promise<StatementRow[]> =>
  connection.selectFrom('statements').selectAll().where('user_uid', '=', uid).orderBy('month', 'desc').execute()

export const statementByNumber = (connection: Connection, number: number): Promise<StatementRow | undefined> =>
  connection.selectFrom('statements').selectAll().where('number', '=', number).executeTakeFirst()

const MOST = 200

const isUnpaid = (statement: ExpressionBuilder<Schema, 'statements'>) =>
  statement.and([statement('paid_at', 'is', null), statement('total_cents', '<>', 0)])

/** Unpaid statements, and the longest overdue ones. @param today `YYYY-MM-DD` in UTC. */
export const overdueStatements = async (connection: Connection, today: string, most: number) => {
  const unpaid = connection.selectFrom('statements').where(isUnpaid)
  const rows = await unpaid
    .select(['number', 'account', 'total_cents', 'due'])
    .where('due', '<', today)
    .orderBy('due')
    .orderBy('number')
    .limit(most)
    .execute()
  const counts = await unpaid
    .select((all) => [
      all.fn.countAll<number>().as('open'),
      all.fn.countAll<number>().filterWhere('due', '<', today).as('overdue'),
    ])
    .executeTakeFirstOrThrow()
  return { rows, ...counts }
}

/** Statements of all accounts, at most `MOST`: unpaid ones by due date, or paid ones newest first. `found` is the total count. */
export const billedStatements = async (connection: Connection, state: BilledState) => {
  const matching = connection
    .selectFrom('statements')
    .where((statement) => (state === 'issued' ? isUnpaid(statement) : statement.not(isUnpaid(statement))))
  const rows = await matching
    .leftJoin('users as owner', (owner) =>
      owner.onRef('owner.uid', '=', 'statements.user_uid').on('owner.deleted_at', 'is', null),
    )
    .leftJoin('users as payer', 'payer.uid', 'statements.paid_by')
    .selectAll('statements')
    .select(['owner.email', 'payer.email as paid_by_email'])
    .select((eb) =>
      eb
        .selectFrom('invoice_entries')
        .select((all) => all.fn.countAll<number>().as('count'))
        .whereRef('invoice_entries.statement', '=', 'statements.number')
        .where('invoice_entries.kind', '=', 'booked')
        .as('bookings'),
    )
    .$if(state === 'issued', (unpaid) => unpaid.orderBy('due').orderBy('number'))
    .$if(state === 'paid', (paid) => paid.orderBy('number', 'desc'))
    .limit(MOST)
    .execute()
  const { found } = await matching.select((all) => all.fn.countAll<number>().as('found')).executeTakeFirstOrThrow()
  return { rows, found }
}

/** The statement of a booking; null if it is on none yet. */
export const statementOfBooking = async (
  connection: Connection,
  bookingId: string,
): Promise<{ month: string; number: string } | null> => {
  const statement = await connection
    .selectFrom('invoice_entries')
    .innerJoin('statements', 'statements.number', 'invoice_entries.statement')
    .select(['statements.number', 'statements.month'])
    .where('booking_id', '=', bookingId)
    .where('kind', '=', 'booked')
    .executeTakeFirst()
  return statement === undefined ? null : { month: statement.month, number: numberText(statement.number) }
}

/** Does nothing if the statement is already marked as paid. */
export const markPaid = async (
  connection: Connection,
  number: number,
  paid: { paid_at: Temporal.Instant; paid_by: string; paid_note: string },
): Promise<void> => {
  await connection
    .updateTable('statements')
    .set(paid)
    .where('number', '=', number)
    .where('paid_at', 'is', null)
    .execute()
}

/** Accounts with entries of past months that are on no statement. */
export const accountsToBill = async (connection: Connection, now: Temporal.Instant): Promise<string[]> => {
  const rows = await connection
    .selectFrom('invoice_entries')
    .innerJoin('bookings', 'bookings.id', 'invoice_entries.booking_id')
    .select('bookings.user_uid')
    .distinct()
    .where('invoice_entries.statement', 'is', null)
    .where('invoice_entries.at', '<', monthBegin(monthOf(now)))
    .orderBy('bookings.user_uid')
    .execute()
  return rows.map(({ user_uid }) => user_uid)
}

/**
 * Issues the earliest due statement of an account; undefined if none is due. Takes the number and writes everything in one
 * transaction under one lock, so a failure leaves no gap in the numbers.
 * @param notify runs in that transaction.
 */
export const issueNext = (
  db: Database,
  uid: string,
  now: Temporal.Instant,
  notify: (transaction: Connection, statement: StatementRow) => Promise<void>,
): Promise<StatementRow | undefined> =>
  db.transaction().execute(async (transaction) => {
    const last = await lockNumbers(transaction)
    const [issued] = await statementsOf(transaction, uid)
    const open = (await entriesOf(transaction, uid)).filter(({ statement }) => statement === null)
    const monthIn = ({ at }: EntryRow) => statementMonth(at, issued?.month ?? null)
    const month = open.map(monthIn).toSorted()[0]
    if (month === undefined || month >= monthOf(now)) return undefined
    const lines = open.filter((entry) => monthIn(entry) === month)
    const number = last + 1
    await transaction.updateTable('statement_numbers').set({ last: number }).execute()
    const statement = await transaction
      .insertInto('statements')
      .values({
        number,
        user_uid: uid,
        account: await accountName(transaction, uid),
        month,
        total_cents: lines.reduce((sum, { cents }) => sum + cents, 0),
        issued_at: now,
        due: dueOf(now),
        paid_at: null,
        paid_by: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    for (const { booking_id, negotiation_id, kind } of lines)
      await transaction
        .updateTable('invoice_entries')
        .set({ statement: number })
        .where('booking_id', '=', booking_id)
        .where('kind', '=', kind)
        .where('negotiation_id', negotiation_id === null ? 'is' : '=', negotiation_id)
        .execute()
    await notify(transaction, statement)
    return statement
  })

/**
 * Locks the numbers until the transaction ends.
 * @returns the last number; 0: none yet.
 */
const lockNumbers = async (transaction: Connection): Promise<number> => {
  const { last } = await transaction
    .insertInto('statement_numbers')
    .values({ last: 0 })
    .onConflict((conflict) => conflict.column('single').doUpdateSet({ last: (eb) => eb.ref('statement_numbers.last') }))
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

/** The company's name, otherwise the user's own. */
export const accountName = async (connection: Connection, uid: string): Promise<string> => {
  const user = await connection
    .selectFrom('users')
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .select(['users.first_name', 'users.last_name', 'companies.name'])
    .where('users.uid', '=', uid)
    .executeTakeFirst()
  return user?.name ?? (user === undefined ? '' : `${user.first_name} ${user.last_name}`)
}
