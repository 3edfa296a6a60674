import { array, boolean, enums, integer, max, min, nullable, object, string, type, type Infer } from 'superstruct'
import type { Codec } from '#contract/http/codec.ts'
import { Dollars } from '#contract/shared/money.ts'
import { staffNote } from './staff.ts'
import { Email } from '#contract/user/user.ts'

/** Days from the issue of a statement until it is due. */
export const STATEMENT_DUE_DAYS = 30

/** US dollars that an account may owe, unless staff set another limit. */
export const DEFAULT_INVOICE_LIMIT = 25_000

export const StatementSummary = type({
  /** `YYYY-MM` in UTC: a booking is on the statement of the month in which it was confirmed. */
  month: string(),
  /** Null while the statement is open. */
  number: nullable(string()),
  total: Dollars,
  /** Number of bookings. One cancelled later is listed again on a later statement, and not counted there. */
  count: integer(),
  /** `YYYY-MM-DD`; null while the statement is open. */
  due: nullable(string()),
  state: enums(['open', 'issued', 'paid']),
})
export type StatementSummary = Infer<typeof StatementSummary>
export type StatementState = StatementSummary['state']

/** Newest first. `left`: US dollars that can still be booked by invoice. */
export const StatementsResponse = type({ statements: array(StatementSummary), limit: Dollars, left: Dollars })
export type StatementsResponse = Infer<typeof StatementsResponse>

const BILLED_STATES = ['issued', 'paid'] as const satisfies readonly StatementState[]
export type BilledState = (typeof BILLED_STATES)[number]
export const billedStateCodec: Codec<BilledState> = {
  decode: (value) => BILLED_STATES.find((state) => state === value),
  encode: (value) => value,
}

export const StaffStatement = type({
  statement: StatementSummary,
  /** Name of the account when the statement was issued. */
  account: string(),
  /** Null if the account was deleted since. */
  email: nullable(string()),
  /** The due day is over, in UTC. */
  is_overdue: boolean(),
  /** Staff's note on how it was paid, and who wrote it. `at`: ISO 8601. Null if unpaid, or if there was nothing to pay. */
  paid: nullable(type({ at: string(), note: string(), by: string() })),
  /** US dollars that the account owes now, and the most it may owe. */
  owed: Dollars,
  limit: Dollars,
})
export type StaffStatement = Infer<typeof StaffStatement>

/** Unpaid ones by due day, then the others newest first. `found` counts all matches, which may be more than are sent. */
export const StaffStatementsResponse = type({ statements: array(StaffStatement), found: integer() })
export type StaffStatementsResponse = Infer<typeof StaffStatementsResponse>

export const MAX_PAID_NOTE_LENGTH = 200

/** `note`: how it was paid. */
export const MarkPaidBody = object({ note: staffNote(MAX_PAID_NOTE_LENGTH) })

/** In US dollars; above the limit of any real account. */
export const MAX_INVOICE_LIMIT = 10_000_000

/** `limit` in US dollars. */
export const InvoiceLimitBody = object({ email: Email, limit: max(min(Dollars, 0), MAX_INVOICE_LIMIT) })
export type InvoiceLimitBody = Infer<typeof InvoiceLimitBody>
