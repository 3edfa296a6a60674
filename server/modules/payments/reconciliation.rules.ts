import type { SettlementRecord } from '#server/adapters/payments/settlementReport.port.ts'
import type { Cents } from '#contract/shared/money.ts'
import type { PaymentRow } from './payments.store.ts'
import type { Discrepancy } from './payments.tables.ts'

type Settled = Pick<PaymentRow, 'state' | 'amount_cents' | 'refund_cents'>

const sum = (records: readonly SettlementRecord[]): Cents => records.reduce((total, { cents }) => total + cents, 0)

/** How a payment differs from the gateway's records of its order; null if they agree, or while a record is pending. */
export const findDiscrepancy = (payment: Settled, records: readonly SettlementRecord[]): Discrepancy | null => {
  if (records.some(({ state }) => state === 'pending')) return null
  const sales = records.filter(({ kind, state }) => kind === 'sale' && (state === 'captured' || state === 'authorized'))
  const given = sum(records.filter(({ kind, state }) => kind === 'credit' && state === 'captured'))
  const left = sum(sales) - given
  const due = payment.amount_cents
  switch (payment.state) {
    case 'captured':
      if (!sales.some(({ state }) => state === 'captured')) return 'no_charge'
      if (sales.length > 1 && left > due) return 'charged_twice'
      return left === due ? null : 'amount_differs'
    case 'declined':
    case 'released':
      return left > 0 ? 'charge_without_booking' : null
    case 'refunded':
      return refundDiscrepancy(left, due - (payment.refund_cents ?? 0), sales.length > 0)
    default:
      return null
  }
}

/** @param isCharged false if the gateway has no sale, e.g. since the bank never paid it: then nothing had to be refunded. */
const refundDiscrepancy = (left: Cents, kept: Cents, isCharged: boolean): Discrepancy | null => {
  if (left > kept) return 'refund_missing'
  return isCharged && left < kept ? 'refund_exceeded' : null
}
