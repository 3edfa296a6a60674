import type { Generated } from 'kysely'

export interface CreditTables {
  credit_entries: {
    id: Generated<string>
    user_id: string
    kind: 'granted' | 'referral' | 'used' | 'returned'
    /** Negative when used. */
    cents: number
    /** Null for granted credit. */
    booking_id: string | null
    at: Temporal.Instant
  }
}
