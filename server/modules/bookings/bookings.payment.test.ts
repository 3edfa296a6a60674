import { expect, test } from 'vitest'
import type { BookingBody } from '#contract/bookings.ts'
import { ROLES, type Role } from '#contract/user.ts'
import { ApiError } from '#server/http/errors.ts'
import { checkPayment } from './bookings.payment.ts'

test.each([...ROLES, undefined])('paying by invoice is refused by role, not by wish: %s', (role) => {
  expect(refusal({ type: 'invoice' }, role)?.code).toBe(role === 'b2b_with_invoicing' ? 'invalid_request' : 'forbidden')
})

test.each<[BookingBody['payment'], string | null]>([
  [{ type: 'card', nonce: 'n' }, null],
  [{ type: 'card' }, 'payment.nonce'],
  [{ type: 'apple-pay', nonce: 'n' }, 'payment.type'],
  [{ type: 'google-pay', nonce: 'n' }, 'payment.type'],
])('%j is refused at %s', (payment, field) => {
  expect(refusal(payment, 'regular')?.field ?? null).toBe(field)
})

const refusal = (payment: BookingBody['payment'], role?: Role): ApiError | null => {
  try {
    checkPayment({ payment }, role)
    return null
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}
