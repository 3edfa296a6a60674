import type { Cents } from '#contract/shared/money.ts'
import type { Unknown } from './payments.port.ts'

/** A payment or refund in the gateway's records. `pending`: allows no conclusion. */
export interface SettlementRecord {
  id: string
  orderId: string | null
  kind: 'sale' | 'credit'
  state: 'authorized' | 'captured' | 'voided' | 'declined' | 'pending'
  cents: Cents
}

/** The gateway's own records. No method rejects. */
export interface SettlementReport {
  /** Records begun in [from, until]. */
  between(
    from: Temporal.Instant,
    until: Temporal.Instant,
  ): Promise<{ outcome: 'known'; payments: SettlementRecord[] } | Unknown>
  /** All records of one order, whenever begun. */
  ofOrder(orderId: string): Promise<{ outcome: 'known'; payments: SettlementRecord[] } | Unknown>
}
