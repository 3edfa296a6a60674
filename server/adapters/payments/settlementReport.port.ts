import type { Cents } from '#contract/shared/money.ts'
import type { Unknown } from './payments.port.ts'

/** A payment, or money given back, as the card service has it. `pending`: nothing may be concluded. */
export interface SettlementRecord {
  id: string
  orderId: string | null
  kind: 'sale' | 'credit'
  state: 'authorized' | 'captured' | 'voided' | 'declined' | 'pending'
  cents: Cents
}

/** The card service's own books. No method rejects. */
export interface SettlementReport {
  /** Everything that was begun in [from, until]. */
  between(
    from: Temporal.Instant,
    until: Temporal.Instant,
  ): Promise<{ outcome: 'known'; payments: SettlementRecord[] } | Unknown>
  /** Everything of one order, whenever it was begun. */
  ofOrder(orderId: string): Promise<{ outcome: 'known'; payments: SettlementRecord[] } | Unknown>
}
