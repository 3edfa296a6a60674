import type { Cents } from '#contract/shared/money.ts'
import type { DayHour, Room, Stay } from '#contract/hotel/stay.ts'

/** Which sides of a stay are guaranteed. */
export interface Sides {
  check_in: boolean
  check_out: boolean
}

export interface SupplierQuery {
  /** The supplier's own ids. */
  hotelIds: readonly string[]
  stay: Stay
  rooms: readonly Room[]
}

/** Amount due when cancelling at `from` or later. */
export interface Penalty {
  from: Temporal.Instant
  amount: Cents
}

/** One room type, for all rooms of the party, with these guarantees. */
export interface SupplierOffer {
  /** Opaque to everyone but the supplier. */
  key: string
  hotelId: string
  roomId: string
  stay: Stay
  guaranteed: Sides
  /** The hours for which the supplier keeps the room, on the hotel's clock. */
  hold: { from: DayHour; until: DayHour }
  /** Taxes included. */
  total: Cents
  /** Earliest first; empty: cancelling is free. */
  penalties: readonly Penalty[]
}

export type Recheck = { outcome: 'same' | 'price_changed'; offer: SupplierOffer } | { outcome: 'gone' }

export interface Order {
  /** Our UUID, one for each order. Sent twice it is one order, and an unknown outcome is looked up by it. */
  reference: string
  key: string
  /** The price the guest saw; any other is refused. */
  expected: Cents
  guest: { first_name: string; last_name: string }
  comment: string
}

export type Booked =
  | { outcome: 'confirmed' }
  /** Accepted, but the hotel has not confirmed yet. */
  | { outcome: 'pending' }
  | { outcome: 'failed'; reason: 'gone' | 'price_changed' | 'refused' }
  /** There may be an order. Look it up; never send it again under another reference. */
  | { outcome: 'unknown' }

/** `none`: the supplier has no such order so far. */
export type OrderState = 'confirmed' | 'pending' | 'failed' | 'cancelled' | 'none' | 'unknown'

export type Cancelled = { outcome: 'cancelled'; penalty: Cents } | { outcome: 'not_cancellable' | 'none' | 'unknown' }

/**
 * A source of rooms. `search` and `recheck` reject with `upstream_failed` (502) without a response; `book`, `status` and
 * `cancel` never reject.
 */
export interface Supplier {
  /** `native`: rooms are sold by the hour. `nights`: by whole nights, with which hours are bought (decision 037). */
  hours: 'native' | 'nights'
  /** Milliseconds after which a sent order can no longer arrive. */
  settlesWithinMs: number
  /** One offer per room type and available way to get the hours; a hotel with none is left out. */
  search(query: SupplierQuery): Promise<SupplierOffer[]>
  recheck(key: string): Promise<Recheck>
  book(order: Order): Promise<Booked>
  status(reference: string): Promise<OrderState>
  /** Idempotent. */
  cancel(reference: string): Promise<Cancelled>
}
