import type { SettlementRecord } from '#server/adapters/payments/settlementReport.port.ts'
import type { Cents } from '#contract/shared/money.ts'
import type { BookingRow } from './bookings.store.ts'
import type { Discrepancy } from './bookings.tables.ts'

type Booked = Pick<BookingRow, 'step' | 'total_cents' | 'refund_cents' | 'payment_type'>

const sum = (payments: readonly SettlementRecord[]): Cents => payments.reduce((total, { cents }) => total + cents, 0)

/** How a booking differs from the gateway's records of its order; null if they agree, or while a payment is pending. */
export const findDiscrepancy = (booking: Booked, payments: readonly SettlementRecord[]): Discrepancy | null => {
  if (payments.some(({ state }) => state === 'pending')) return null
  const sales = payments.filter(
    ({ kind, state }) => kind === 'sale' && (state === 'captured' || state === 'authorized'),
  )
  const given = sum(payments.filter(({ kind, state }) => kind === 'credit' && state === 'captured'))
  const left = sum(sales) - given
  const due = booking.payment_type === 'invoice' ? 0 : booking.total_cents
  switch (booking.step) {
    case 'captured':
      if (due === 0) return left > 0 ? 'charge_without_booking' : null
      if (!sales.some(({ state }) => state === 'captured')) return 'no_charge'
      if (sales.length > 1 && left > due) return 'charged_twice'
      return left === due ? null : 'amount_differs'
    case 'declined':
    case 'refused':
      return left > 0 ? 'charge_without_booking' : null
    case 'refunded':
      return refundDiscrepancy(left, Math.max(0, due - (booking.refund_cents ?? 0)), sales.length > 0)
    default:
      return null
  }
}

/** @param isCharged false if the gateway has no sale, e.g. since the bank never paid it: then nothing had to be refunded. */
const refundDiscrepancy = (left: Cents, kept: Cents, isCharged: boolean): Discrepancy | null => {
  if (left > kept) return 'refund_missing'
  return isCharged && left < kept ? 'refund_exceeded' : null
}
