import type { Generated } from 'kysely'

export interface CreditTables {
  credit_grants: {
    id: Generated<string>
    user_id: string
    cents: number
    granted_at: Temporal.Instant
  }
}
