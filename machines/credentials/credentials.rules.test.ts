import { expect, test } from 'vitest'
import type { FailureCode } from '#machines/kit/failure.ts'
import { fieldOf } from './credentials.rules.ts'

test.each<[FailureCode, string | undefined, string | null]>([
  ['auth/invalid-credential', undefined, 'password'],
  ['auth/invalid-login-credentials', undefined, 'password'],
  ['auth/wrong-password', undefined, 'password'],
  ['auth/invalid-password', undefined, 'password'],
  ['auth/missing-password', undefined, 'password'],
  ['auth/weak-password', undefined, 'new_password'],
  ['auth/password-does-not-meet-requirements', undefined, 'new_password'],
  ['invalid_code', undefined, null],
  ['expired_code', undefined, null],
  ['email_exists', 'email', 'email'],
  ['invalid_request', 'email', 'email'],
  ['invalid_request', 'otp', null],
  ['email_exists', undefined, null],
  ['network', undefined, null],
  ['has_bookings', undefined, null],
  ['has_open_invoices', undefined, null],
  ['too_many_requests', 'email', null],
])('a failure with %s (%s) is shown at its field: %s', (code, field, expected) => {
  expect(fieldOf({ code, ...(field === undefined ? {} : { field }) })).toBe(expected)
})
