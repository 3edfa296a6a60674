import { expect, test } from 'vitest'
import { formatted } from './frame.format.ts'

test.each([
  ['number', '4111111111111111', '4111 1111 1111 1111'],
  ['number', '378282246310005', '3782 822463 10005'],
  ['number', '4111-1111 11', '4111 1111 11'],
  ['number', '1'.repeat(40), '1111 1111 1111 1111111'],
  ['expirationDate', '1', '1'],
  ['expirationDate', '9', '09'],
  ['expirationDate', '12', '12'],
  ['expirationDate', '123', '12 / 3'],
  ['expirationDate', '1/', '01 / '],
  ['expirationDate', '12/', '12 / '],
  ['expirationDate', '12/2030', '12 / 2030'],
  ['cvv', '12a345', '1234'],
  ['cardholderName', 'Maya O’Levi 2', 'Maya O’Levi 2'],
])('%s shows %s as "%s"', (field, typed, shown) => {
  expect(formatted(field, typed)).toBe(shown)
})
