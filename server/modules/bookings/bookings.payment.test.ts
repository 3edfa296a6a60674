import { expect, test } from 'vitest'
import type { BookingBody } from '#contract/booking/bookings.ts'
import { ROLES, type Role } from '#contract/user/user.ts'
import { ApiError } from '#server/http/errors.ts'
import { checkDetails, checkPayment, readLoyalty, readNonce } from './bookings.payment.ts'

test.each([...ROLES, undefined])('allows paying by invoice by role: %s', (role) => {
  expect(refusal({ type: 'invoice' }, role)?.code).toBe(role === 'b2b_with_invoicing' ? undefined : 'forbidden')
})

test.each([...ROLES, undefined])(
  'allows a traveler for agents only, and a cost reference for businesses only: %s',
  (role) => {
    const guest = { first_name: 'Dana', last_name: 'Levi' }
    const travellerField = fieldOf(() => checkDetails({ guest: { ...guest, email: 'dana@guests.example' } }, role))
    const noted = fieldOf(() => checkDetails({ guest, cost_reference: 'PO-7' }, role))
    const nothing = fieldOf(() => checkDetails({ guest, cost_reference: '' }, role))
    const isBusiness = role === 'b2b' || role === 'b2b_with_invoicing'
    expect([travellerField, noted, nothing]).toEqual([
      role === 'agent' ? null : 'guest.email',
      isBusiness ? null : 'cost_reference',
      null,
    ])
  },
)

test.each<[BookingBody['payment'], string | null]>([
  [{ type: 'card', nonce: 'n' }, null],
  [{ type: 'card' }, null],
  [{ type: 'apple-pay', nonce: 'n' }, null],
  [{ type: 'google-pay', nonce: 'n' }, null],
])('%j is refused at %s', (payment, field) => {
  expect(refusal(payment, 'regular')?.field ?? null).toBe(field)
})

test.each<[BookingBody['payment'], number, string | null]>([
  [{ type: 'card', nonce: 'n' }, 100, 'n'],
  [{ type: 'card', nonce: 'n' }, 0, null],
  [{ type: 'card' }, 0, null],
  [{ type: 'invoice', nonce: 'n' }, 100, null],
])('%j for %i cents charges the nonce %s', (payment, total, nonce) => {
  expect(readNonce({ payment }, total)).toBe(nonce)
})

test('a card payment without a nonce is refused', () => {
  expect(fieldOf(() => readNonce({ payment: { type: 'card' } }, 100))).toBe('payment.nonce')
})

test.each<[BookingBody['loyalty'], object | string]>([
  [undefined, {}],
  [{ option: 'promo', promocode: 'FRIEND' }, { promo: 'FRIEND' }],
  [{ option: 'promo', promocode: 'FRIEND', credits: 5 }, { promo: 'FRIEND' }],
  [{ option: 'credits', credits: 5 }, { credits: 5 }],
  [{ option: 'promo', credits: 5 }, 'loyalty.promocode'],
  [{ option: 'credits', promocode: 'FRIEND' }, 'loyalty.credits'],
])('%j asks for %j', (loyalty, expected) => {
  let read: unknown
  const field = fieldOf(() => {
    read = readLoyalty(loyalty)
  })
  expect(field ?? read).toEqual(expected)
})

const fieldOf = (check: () => unknown): string | null => {
  try {
    check()
    return null
  } catch (error) {
    return error instanceof ApiError ? (error.field ?? '') : String(error)
  }
}

const refusal = (payment: BookingBody['payment'], role?: Role): ApiError | null => {
  try {
    checkPayment({ payment }, role)
    return null
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}
