import type { Generated } from 'kysely'

export interface StatementTables {
  /** In cents; of an account for which staff has said how much. */
  invoice_limits: {
    user_id: string
    cents: number
  }
  statements: {
    number: number
    user_uid: string
    /** Its name when this was issued. */
    account: string
    /** `YYYY-MM` */
    month: string
    total_cents: number
    issued_at: Temporal.Instant
    /** `YYYY-MM-DD` */
    due: string
    paid_at: Temporal.Instant | null
    /** The uid of who has said so. */
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
    /** Null: on none yet. */
    statement: number | null
  }
}
