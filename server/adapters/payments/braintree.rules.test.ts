import { expect, test } from 'vitest'
import { toFindResult, knownFailure, strongAuthentication } from './braintree.rules.ts'
import type { SdkNonce, SdkTransaction } from './braintree.types.ts'

test.each([
  [
    'a bank that takes the liability is held to it',
    card({ liabilityShifted: true, liabilityShiftPossible: true }),
    'required',
  ],
  ['a guest who failed is sent back', card({ liabilityShifted: false, liabilityShiftPossible: true }), 'missing'],
  [
    'a card without 3-D Secure passes',
    card({ liabilityShifted: false, liabilityShiftPossible: false }),
    'not_required',
  ],
  ['a card nobody asked the bank about is sent back', card(null), 'missing'],
  ['a wallet has authenticated the guest itself', { nonce: 'n', type: 'ApplePayCard' }, 'not_required'],
] as const)('%s', (_sentence, nonce, expected) => {
  expect(strongAuthentication(nonce, true)).toBe(expected)
  expect(strongAuthentication(nonce, false)).toBe(expected)
})

test('a published test nonce passes outside production, and not in production', () => {
  const nonce = { ...card(null), nonce: 'fake-valid-nonce' }
  expect(strongAuthentication(nonce, true)).toBe('not_required')
  expect(strongAuthentication(nonce, false)).toBe('missing')
})

test.each([
  [[], { outcome: 'absent' }],
  [['gateway_rejected', 'authorized'], { outcome: 'authorized', transactionId: 't1' }],
  [['voided', 'settling'], { outcome: 'captured', transactionId: 't1' }],
  [['processor_declined', 'voided'], { outcome: 'voided', transactionId: 't1' }],
  [['processor_declined', 'authorizing'], { outcome: 'unknown' }],
  [['a status of next year'], { outcome: 'unknown' }],
  [['failed'], { outcome: 'declined', reason: 'processor_failed' }],
] as const)('of the sales %j the one that holds money counts', (statuses, expected) => {
  expect(toFindResult(statuses.map((status, index) => transaction(`t${index}`, status)))).toMatchObject(expected)
})

test.each([
  ['the first moment at which it was', ['2026-12-01T13:00:00Z', '2026-12-01T12:05:00Z'], '2026-12-01T12:05:00Z'],
  ['no moment where none can be read', ['yesterday'], undefined],
  ['no moment where none is told', null, undefined],
] as const)('money is taken at %s', (_, moments, expected) => {
  const statusHistory = moments && [
    { status: 'authorized', timestamp: '2026-12-01T12:00:00Z' },
    ...moments.map((timestamp) => ({ status: 'settling', timestamp })),
  ]
  const result = toFindResult([{ ...transaction('t0', 'settling'), statusHistory }])
  expect(result.outcome === 'captured' ? result.at?.toString() : 'not taken').toBe(expected)
})

test('a refund is not a charge', () => {
  expect(toFindResult([{ ...transaction('t0', 'settled'), type: 'credit' }])).toEqual({ outcome: 'absent' })
})

test.each([
  ['authenticationError', 'misconfigured'],
  ['tooManyRequestsError', undefined],
  ['invalidKeysError', 'invalid_request'],
  ['notFoundError', 'not_found'],
  ['unexpectedError', undefined],
  ['serverError', undefined],
  ['serviceUnavailableError', undefined],
  ['gatewayTimeoutError', undefined],
  ['requestTimeoutError', undefined],
  ['TypeError', undefined],
])('%s leaves the outcome %s', (name, expected) => {
  expect(knownFailure(Object.assign(new Error('x'), { name }))).toBe(expected)
})

function card(info: { liabilityShifted: boolean; liabilityShiftPossible: boolean } | null): SdkNonce {
  return { nonce: 'tokencc_1', type: 'CreditCard', threeDSecureInfo: info }
}

function transaction(id: string, status: string): SdkTransaction {
  return { id, status, type: 'sale', amount: '10.00' }
}

test.each([
  ['ApplePayCard', undefined, 'not_required'],
  ['AndroidPayCard', true, 'not_required'],
  ['AndroidPayCard', undefined, 'not_required'],
  ['AndroidPayCard', false, 'missing'],
] as const)('3-D Secure of a wallet’s %s, tokenized by the device: %s, is %s', (type, isNetworkTokenized, expected) => {
  const details = isNetworkTokenized === undefined ? {} : { details: { isNetworkTokenized } }
  expect(strongAuthentication({ nonce: 'n', type, ...details }, false)).toBe(expected)
})
