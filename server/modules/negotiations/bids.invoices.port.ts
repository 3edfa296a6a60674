import type { Cents } from '#contract/shared/money.ts'
import type { Connection } from '#server/db/schema.ts'

export interface InvoicedBid {
  bookingId: string
  negotiationId: string
  amountCents: Cents
}

/** Bids of bookings that are paid by invoice. Both run in the transaction that moves the negotiation, and once for each bid. */
export interface BidInvoices {
  agreed(tx: Connection, bid: InvoicedBid): Promise<void>
  cancelled(tx: Connection, bid: InvoicedBid): Promise<void>
}
