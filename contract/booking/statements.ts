import { array, boolean, enums, integer, max, min, nullable, object, string, type, type Infer } from 'superstruct'
import type { Codec } from '#contract/http/codec.ts'
import { Dollars } from '#contract/shared/money.ts'
import { staffNote } from './staff.ts'
import { Email } from '#contract/user/user.ts'

/** Days from the issue of a statement until it is to be paid. */
export const STATEMENT_DUE_DAYS = 30

/** US dollars that an account may owe, where staff has not said otherwise. */
export const DEFAULT_INVOICE_LIMIT = 25_000

export const StatementSummary = type({
  /** `YYYY-MM` in UTC: a booking is on the statement of the month in which it was confirmed. */
  month: string(),
  /** Null as long as it is open. */
  number: nullable(string()),
  total: Dollars,
  /** Of bookings; one that was cancelled later is on a later statement once more, and not counted there. */
  count: integer(),
  /** `YYYY-MM-DD`; null as long as it is open. */
  due: nullable(string()),
  state: enums(['open', 'issued', 'paid']),
})
export type StatementSummary = Infer<typeof StatementSummary>
export type StatementState = StatementSummary['state']

/** The newest first. `left`: US dollars that can still be booked by invoice. */
export const StatementsResponse = type({ statements: array(StatementSummary), limit: Dollars, left: Dollars })
export type StatementsResponse = Infer<typeof StatementsResponse>

const BILLED_STATES = ['issued', 'paid'] as const satisfies readonly StatementState[]
export type BilledState = (typeof BILLED_STATES)[number]
export const billedStateCodec: Codec<BilledState> = {
  decode: (value) => BILLED_STATES.find((known) => known === value),
  encode: (value) => value,
}

/** A statement as staff see it. */
export const StaffStatement = type({
  statement: StatementSummary,
  /** Its name when this was issued. */
  account: string(),
  /** Null: the account has ended since. */
  email: nullable(string()),
  /** The day it was due is over, in UTC. */
  is_overdue: boolean(),
  /** How it was paid, as staff said, and who did. `at`: ISO 8601. Null: it is not, or there was nothing to pay. */
  paid: nullable(type({ at: string(), note: string(), by: string() })),
  /** US dollars: all that the account owes now, and may owe. */
  owed: Dollars,
  limit: Dollars,
})
export type StaffStatement = Infer<typeof StaffStatement>

/** Unpaid ones by the day they are due, the others newest first. `found` may be more than are sent. */
export const StaffStatementsResponse = type({ statements: array(StaffStatement), found: integer() })
export type StaffStatementsResponse = Infer<typeof StaffStatementsResponse>

export const MAX_PAID_NOTE_LENGTH = 200

/** How it was paid. */
export const MarkPaidBody = object({ note: staffNote(MAX_PAID_NOTE_LENGTH) })

/** In US dollars: more than any account is trusted with. */
export const MAX_INVOICE_LIMIT = 10_000_000

/** In US dollars. */
export const InvoiceLimitBody = object({ email: Email, limit: max(min(Dollars, 0), MAX_INVOICE_LIMIT) })
export type InvoiceLimitBody = Infer<typeof InvoiceLimitBody>
