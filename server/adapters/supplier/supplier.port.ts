import type { Cents } from '#contract/shared/money.ts'
import type { DayHour, Room, Stay } from '#contract/hotel/stay.ts'

/** Which sides of a stay are promised to the guest. */
export interface Sides {
  check_in: boolean
  check_out: boolean
}

export interface SupplierQuery {
  /** The supplier's own. */
  hotelIds: readonly string[]
  stay: Stay
  rooms: readonly Room[]
}

/** What is due when somebody cancels from this moment on. */
export interface Penalty {
  from: Temporal.Instant
  amount: Cents
}

/** One room type, for all rooms of the party, with these sides guaranteed. */
export interface SupplierOffer {
  /** Names the offer to its supplier, and to nobody else. */
  key: string
  hotelId: string
  roomId: string
  stay: Stay
  guaranteed: Sides
  /** What the supplier keeps for the guest, by the hotel's clock. */
  kept: { from: DayHour; until: DayHour }
  /** Taxes included. */
  total: Cents
  /** Earliest first; empty: cancelling costs nothing. */
  penalties: readonly Penalty[]
}

export type Recheck = { outcome: 'same' | 'price_changed'; offer: SupplierOffer } | { outcome: 'gone' }

export interface Order {
  /** Ours, a UUID, one for each order: the same one twice is one order, and what an unknown outcome is looked up by. */
  reference: string
  key: string
  /** What the guest was told; another price is refused. */
  expected: Cents
  guest: { first_name: string; last_name: string }
  comment: string
}

export type Booked =
  | { outcome: 'confirmed' }
  /** Taken, and the hotel has not said yes. */
  | { outcome: 'pending' }
  | { outcome: 'failed'; reason: 'gone' | 'price_changed' | 'refused' }
  /** Nobody knows whether there is an order. It is looked up, and never sent again under another reference. */
  | { outcome: 'unknown' }

/** `none`: the supplier has no such order, so far. */
export type OrderState = 'confirmed' | 'pending' | 'failed' | 'cancelled' | 'none' | 'unknown'

export type Cancelled = { outcome: 'cancelled'; penalty: Cents } | { outcome: 'not_cancellable' | 'none' | 'unknown' }

/** Whoever has rooms to sell. Reading rejects with `upstream_failed` (502) when there is no answer; what changes an order never rejects. */
export interface Supplier {
  /** `native`: rooms are sold by the hour. `nights`: by whole nights, and hours are bought with nights (decision 037). */
  hours: 'native' | 'nights'
  /** No order that was sent arrives later than this, milliseconds. */
  settlesWithinMs: number
  /** Each room type once for each way to have its hours that is free; a hotel without any is left out. */
  search(query: SupplierQuery): Promise<SupplierOffer[]>
  recheck(key: string): Promise<Recheck>
  book(order: Order): Promise<Booked>
  status(reference: string): Promise<OrderState>
  /** Cancelling what is cancelled answers the same. */
  cancel(reference: string): Promise<Cancelled>
}
