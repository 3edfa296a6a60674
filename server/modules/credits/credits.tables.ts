import type { Generated } from 'kysely'

export interface CreditTables {
  credit_entries: {
    id: Generated<string>
    user_id: string
    kind: 'granted' | 'referral' | 'used' | 'returned'
    /** Negative for what was used. */
    cents: number
    /** Null for what was granted. */
    booking_id: string | null
    at: Temporal.Instant
  }
}
