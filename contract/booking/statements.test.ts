import { is } from 'superstruct'
import { expect, test } from 'vitest'
import { billedStateCodec, InvoiceLimitBody, MAX_INVOICE_LIMIT } from './statements.ts'

test.each([
  [0, true],
  [MAX_INVOICE_LIMIT, true],
  [MAX_INVOICE_LIMIT + 0.01, false],
  [1e300, false],
  [-1, false],
  [0.001, false],
])('an account may owe %d dollars: %s', (limit, isGood) => {
  expect(is({ email: 'books@meridian.example', limit }, InvoiceLimitBody)).toBe(isGood)
})

test('statements are filtered by issued or paid, and by no other word', () => {
  expect(['issued', 'paid', 'open', ''].map((word) => billedStateCodec.decode(word))).toEqual([
    'issued',
    'paid',
    undefined,
    undefined,
  ])
})
