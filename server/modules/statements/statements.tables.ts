import type { Generated } from 'kysely'

export interface StatementTables {
  /** Limits set by staff, in cents; other accounts have the default. */
  invoice_limits: {
    user_id: string
    cents: number
  }
  statements: {
    number: number
    user_uid: string
    /** Name of the account when the statement was issued. */
    account: string
    /** `YYYY-MM` */
    month: string
    total_cents: number
    issued_at: Temporal.Instant
    /** `YYYY-MM-DD` */
    due: string
    paid_at: Temporal.Instant | null
    /** Uid of the staff member who marked it as paid. */
    paid_by: string | null
    paid_note: Generated<string>
  }
  statement_numbers: {
    single: Generated<boolean>
    last: number
  }
  invoice_entries: {
    booking_id: string
    kind: 'booked' | 'cancelled'
    /** Negative for a cancellation. */
    cents: number
    at: Temporal.Instant
    /** Null: on no statement yet. */
    statement: number | null
  }
}
