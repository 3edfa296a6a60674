import type { Cents } from '#contract/shared/money.ts'

export interface SupplyTables {
  supply_orders: {
    reference: string
    room_type_id: string
    held_from: string
    held_until: string
    rooms: number
    /** Until then cancelling costs nothing, afterwards `late_penalty_cents`. */
    free_until: Temporal.Instant
    late_penalty_cents: Cents
    /** Set with `cancelled_at`. */
    penalty_cents: Cents | null
    cancelled_at: Temporal.Instant | null
    created_at: Temporal.Instant
  }
}
