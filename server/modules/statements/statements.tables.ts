import type { Generated } from 'kysely'

export interface InvoiceEntry {
  booking_id: string
  /** The bid for hours of the booking; null for the booking itself. */
  negotiation_id: string | null
  kind: 'booked' | 'cancelled' | 'bid' | 'bid_cancelled'
  /** Negative for a cancellation. */
  cents: number
  at: Temporal.Instant
  /** Null: on no statement yet. */
  statement: number | null
}

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
  invoice_entries: InvoiceEntry
}
