import { expect, test } from 'vitest'
import { readBid } from './bid.rules.ts'

test.each([
  ['1', 100],
  ['0.99', undefined],
  ['410.03', 41_003],
  ['410.04', undefined],
  [' 20.5 ', 2050],
  ['20.555', undefined],
  ['-5', undefined],
  ['1e2', undefined],
  ['twenty', undefined],
  ['', undefined],
])('of %j a bid up to 410.03 dollars is read as %j cents', (written, cents) => {
  expect(readBid(written, 41_003)).toBe(cents)
})
