import type { Cents } from '#contract/shared/money.ts'

export interface SupplyTables {
  supply_orders: {
    reference: string
    room_type_id: string
    held_from: string
    held_until: string
    rooms: number
    /** Cancelling is free until then, and costs `late_penalty_cents` afterwards. */
    free_until: Temporal.Instant
    late_penalty_cents: Cents
    /** Set with `cancelled_at`. */
    penalty_cents: Cents | null
    cancelled_at: Temporal.Instant | null
    created_at: Temporal.Instant
  }
}
