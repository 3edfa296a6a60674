import { expect, test } from 'vitest'
import type { SettlementRecord } from '#server/adapters/payments/settlementReport.port.ts'
import { findDiscrepancy } from './reconciliation.rules.ts'

const FULL = 20_000
const payment = (changes: Partial<SettlementRecord> = {}): SettlementRecord => ({
  id: 't1',
  orderId: 'order',
  kind: 'sale',
  state: 'captured',
  cents: FULL,
  ...changes,
})
const credit = (cents = FULL) => payment({ id: 't2', kind: 'credit', cents })
const voided = payment({ state: 'voided' })
const authorized = payment({ state: 'authorized' })
const paid = payment()

type Settled = Parameters<typeof findDiscrepancy>[0]
const booked = (state: Settled['state'], changes: Partial<Settled> = {}): Settled => ({
  state,
  amount_cents: FULL,
  refund_cents: null,
  ...changes,
})
const cancelledLate = booked('refunded', { refund_cents: 12_000 })
const cancelled = booked('refunded', { refund_cents: FULL })

test.each<[string, Settled, SettlementRecord[], ReturnType<typeof findDiscrepancy>]>([
  ['that is paid', booked('captured'), [paid], null],
  ['that is paid after a declined try', booked('captured'), [payment({ id: 't0', state: 'declined' }), paid], null],
  ['that is paid after one that was let go', booked('captured'), [{ ...voided, id: 't0' }, paid], null],
  ['that nobody paid', booked('captured'), [], 'no_charge'],
  ['of which the card was let go', booked('captured'), [voided], 'no_charge'],
  ['of which the bank did not pay', booked('captured'), [payment({ state: 'declined' })], 'no_charge'],
  ['of which the charge was never taken', booked('captured'), [authorized], 'no_charge'],
  ['that is paid twice', booked('captured'), [paid, payment({ id: 't3' })], 'charged_twice'],
  ['that is held a second time', booked('captured'), [paid, { ...authorized, id: 't3' }], 'charged_twice'],
  ['that is paid twice and once back', booked('captured'), [paid, payment({ id: 't3' }), credit()], null],
  ['that paid more', booked('captured'), [payment({ cents: FULL + 1 })], 'amount_differs'],
  ['that paid less', booked('captured'), [payment({ cents: FULL - 1 })], 'amount_differs'],
  ['that got a part back', booked('captured'), [paid, credit(1)], 'amount_differs'],
  ['of which nobody knows yet', booked('captured'), [payment({ state: 'pending' })], null],
  ['that was declined', booked('declined'), [payment({ state: 'declined' })], null],
  ['that was declined and charged', booked('declined'), [paid], 'charge_without_booking'],
  ['that was refused and is still held', booked('released'), [authorized], 'charge_without_booking'],
  ['that was refused and let go', booked('released'), [voided], null],
  ['that was refused and paid back', booked('released'), [paid, credit()], null],
  ['that was cancelled and let go', cancelled, [voided], null],
  ['that was cancelled and paid back', cancelled, [paid, credit()], null],
  ['that was cancelled and not paid back', cancelled, [paid], 'refund_missing'],
  ['that was cancelled and got a part back', cancelled, [paid, credit(FULL - 1)], 'refund_missing'],
  [
    'that was cancelled when its refund failed',
    cancelled,
    [paid, { ...credit(), state: 'declined' }],
    'refund_missing',
  ],
  ['that was cancelled late and got back all but the first night', cancelledLate, [paid, credit(12_000)], null],
  ['that was cancelled late and got nothing back', cancelledLate, [paid], 'refund_missing'],
  ['that was cancelled late and got too little back', cancelledLate, [paid, credit(11_999)], 'refund_missing'],
  [
    'that was cancelled late and got its refund twice',
    cancelledLate,
    [paid, credit(12_000), { ...credit(8000), id: 't3' }],
    'refund_exceeded',
  ],
  ['that was cancelled late and never paid by the bank', cancelledLate, [payment({ state: 'declined' })], null],
  ['that was cancelled for nothing back', booked('refunded', { refund_cents: 0 }), [paid], null],
  ['that is under way', booked('due'), [paid], null],
  ['that waits for a person', booked('review'), [], null],
])('a payment %s', (_, ours, records, difference) => {
  expect(findDiscrepancy(ours, records)).toBe(difference)
})
