import { mayPayByInvoice } from '#contract/user/roles.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { toCents, toDollars, type Cents } from '#contract/shared/money.ts'
import type {
  BilledState,
  StaffStatement,
  StaffStatementsResponse,
  StatementsResponse,
  StatementSummary,
} from '#contract/booking/statements.ts'
import type { Clock } from '#server/clock.ts'
import { CSV_TYPE } from '#server/csv.ts'
import type { Database } from '#server/db/schema.ts'
import type { Documents } from '#server/documents/documents.ts'
import { ApiError } from '#server/http/errors.ts'
import { BinaryFile } from '#server/http/handler.ts'
import type { DocumentBrand } from '#server/modules/bookings/bookings.receipt.ts'
import type { HotelIndex } from '#server/modules/hotels/hotels.index.ts'
import { bidHoursOf } from '#server/modules/negotiations/agreedHours.ts'
import { userByEmail, type UserRow } from '#server/modules/user/user.store.ts'
import { limitOf, openBidsOf, owedBy, setInvoiceLimit } from './invoices.store.ts'
import { statementPaper } from './statement.paper.ts'
import { statementCsv } from './statements.csv.ts'
import { utcDatePart, numberText, readNumber, stateOf, statementMonth } from './statements.rules.ts'
import {
  accountName,
  billedStatements,
  entriesOf,
  markPaid,
  statementByNumber,
  statementsOf,
  type EntryRow,
  type StatementRow,
} from './statements.store.ts'

export interface StatementDeps {
  db: Database
  clock: Clock
  hotels: Pick<HotelIndex, 'hotel'>
  documents: Pick<Documents, 'pdf'>
  brand: DocumentBrand
}

/** A statement with its lines; `issued` is null while open. */
interface MonthlyStatement {
  month: string
  issued: StatementRow | null
  entries: EntryRow[]
}

/**
 * Decisions §8.
 * @throws 403.
 */
const checkInvoicing = (user: UserRow): void => {
  if (!mayPayByInvoice(user.type) || !user.is_email_verified)
    throw new ApiError('forbidden', 'Statements are for accounts with invoicing')
}

/** Every month of the account, newest first; entries on no statement form open months. */
const loadStatements = async (db: Database, uid: string): Promise<MonthlyStatement[]> => {
  const [issued, entries] = [await statementsOf(db, uid), await entriesOf(db, uid)]
  const open = new Map<string, EntryRow[]>()
  for (const entry of entries.filter(({ statement }) => statement === null)) {
    const month = statementMonth(entry.at, issued[0]?.month ?? null)
    open.set(month, [...(open.get(month) ?? []), entry])
  }
  return [
    ...[...open].map(([month, lines]) => ({ month, issued: null, entries: lines })),
    ...issued.map((row) => ({
      month: row.month,
      issued: row,
      entries: entries.filter(({ statement }) => statement === row.number),
    })),
  ].toSorted((a, b) => b.month.localeCompare(a.month, 'en'))
}

const summaryOf = ({ month, issued, entries }: MonthlyStatement): StatementSummary => ({
  month,
  number: issued === null ? null : numberText(issued.number),
  total: toDollars(entries.reduce((sum, { cents }) => sum + cents, 0)),
  count: entries.filter(({ kind }) => kind === 'booked').length,
  due: issued?.due ?? null,
  state: issued === null ? 'open' : stateOf(issued),
})

type BilledRow = Awaited<ReturnType<typeof billedStatements>>['rows'][number]

const staffView = (
  row: BilledRow,
  today: string,
  { owed, limit }: { owed: Cents; limit: Cents } = { owed: 0, limit: 0 },
): StaffStatement => ({
  statement: {
    month: row.month,
    number: numberText(row.number),
    total: toDollars(row.total_cents),
    count: row.bookings ?? 0,
    due: row.due,
    state: stateOf(row),
  },
  account: row.account,
  email: row.email,
  is_overdue: stateOf(row) === 'issued' && row.due < today,
  paid:
    row.paid_at === null
      ? null
      : { at: row.paid_at.toString(), note: row.paid_note, by: row.paid_by_email ?? row.paid_by ?? '' },
  owed: toDollars(owed),
  limit: toDollars(limit),
})

export const createStatements = ({ db, clock, hotels, documents, brand }: StatementDeps) => {
  const hotelName =
    (lang: Locale) =>
    (id: string): string =>
      hotels.hotel(id)?.names[lang] ?? id

  const pdf = async (user: UserRow, statement: MonthlyStatement, lang: Locale): Promise<BinaryFile> => {
    const { number, due, state } = summaryOf(statement)
    const paper = statementPaper(
      {
        account: statement.issued?.account ?? (await accountName(db, user.uid)),
        number,
        month: statement.month,
        due,
        state,
        lines: statement.entries.map((entry) => ({
          kind: entry.kind,
          isNightKept: entry.kept_cents > 0,
          bid: bidHoursOf(entry),
          hourCycle: entry.hour_cycle,
          reference: entry.reference,
          hotel: hotelName(lang)(entry.hotel_id),
          check_in: entry.check_in,
          check_out: entry.check_out,
          guest: `${entry.guest_first_name} ${entry.guest_last_name}`.trim(),
          cost_reference: entry.cost_reference,
          amount: toDollars(entry.cents),
        })),
      },
      { brand, lang },
    )
    return new BinaryFile('application/pdf', `stayless-${statement.month}-${lang}.pdf`, await documents.pdf(paper))
  }

  const csv = (statement: MonthlyStatement, lang: Locale): BinaryFile => {
    const text = statementCsv({
      number: summaryOf(statement).number ?? '',
      month: statement.month,
      entries: statement.entries,
      hotelName: hotelName(lang),
    })
    return new BinaryFile(CSV_TYPE, `stayless-${statement.month}.csv`, new TextEncoder().encode(text))
  }

  const answerOf = async (uid: string): Promise<StatementsResponse> => {
    const [limit, bids, owed] = [await limitOf(db, uid), await openBidsOf(db, uid), await owedBy(db, uid)]
    return {
      statements: (await loadStatements(db, uid)).map(summaryOf),
      limit: toDollars(limit),
      left: toDollars(Math.max(0, limit - owed - bids)),
    }
  }

  return {
    list: async (user: UserRow): Promise<StatementsResponse> => {
      checkInvoicing(user)
      return answerOf(user.uid)
    },

    /**
     * @param name a month, e.g. `2026-11.pdf` or `2026-11.csv`.
     * @throws 403, 404 for a month without a statement.
     */
    file: async (user: UserRow, name: string, lang: Locale): Promise<BinaryFile> => {
      checkInvoicing(user)
      const [, month, form] = /^(\d{4}-\d{2})\.(pdf|csv)$/.exec(name) ?? []
      const statement = (await loadStatements(db, user.uid)).find((one) => one.month === month)
      if (statement === undefined) throw new ApiError('not_found', 'There is no statement for this month')
      return form === 'pdf' ? pdf(user, statement, lang) : csv(statement, lang)
    },

    /** Statements of all accounts, for staff. */
    billed: async (state: BilledState): Promise<StaffStatementsResponse> => {
      const { rows, found } = await billedStatements(db, state)
      const standings = new Map(
        await Promise.all(
          [...new Set(rows.map(({ user_uid }) => user_uid))].map(
            async (uid) => [uid, { owed: await owedBy(db, uid), limit: await limitOf(db, uid) }] as const,
          ),
        ),
      )
      return { statements: rows.map((row) => staffView(row, utcDatePart(clock()), standings.get(row.user_uid))), found }
    },

    /**
     * Marks a statement as paid, by staff; a second call changes nothing.
     * @throws 404.
     */
    pay: async (staffUid: string, numberInput: string, note: string): Promise<StatementsResponse> => {
      const number = readNumber(numberInput)
      if (number !== undefined) await markPaid(db, number, { paid_at: clock(), paid_by: staffUid, paid_note: note })
      const row = number === undefined ? undefined : await statementByNumber(db, number)
      if (row === undefined) throw new ApiError('not_found', 'There is no such statement')
      return answerOf(row.user_uid)
    },

    /**
     * Sets an account's limit, by staff.
     * @throws 404.
     */
    limit: async (email: string, dollars: number): Promise<StatementsResponse> => {
      const account = await userByEmail(db, email)
      if (account === undefined) throw new ApiError('not_found', 'There is no such account', { field: 'email' })
      await setInvoiceLimit(db, account.id, toCents(dollars))
      return answerOf(account.uid)
    },
  }
}
