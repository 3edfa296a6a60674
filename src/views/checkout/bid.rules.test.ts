import { describe, expect, test } from 'vitest'
import { DEFAULT_CURRENCY, type Currency } from '#contract/currencies.ts'
import { LEAST_BID } from '#machines/rates/rates.rules.ts'
import { readBid, writeBid } from './bid.rules.ts'

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
  expect(readBid(written, 41_003, DEFAULT_CURRENCY)).toBe(cents)
})

describe('in another currency a bid goes back to whole US dollars, rounded down', () => {
  test.each([
    ['shekels', 3.7, '102', 2700],
    ['the most that is offered', 3.7, '1518', 41_000],
    ['more than that', 3.7, '1519', undefined],
    ['less than a dollar', 3.7, '3.69', undefined],
    ['the least', 3.7, '3.7', 100],
    ['yen', 144.343, '1000', 600],
    ['dinars, where the most is rounded up past itself', 0.3056, '126', 41_003],
    ['a dinar', 0.3056, '1', 300],
    ['any bytes', 3.7, '1518\u0000', undefined],
  ])('%s', (_, rate, written, cents) => {
    expect(readBid(written, 41_003, at(rate))).toBe(cents)
  })

  test.each([0.3056, 1.1, 3.7, 144.343])('both ends that the guest is told can be bid, at %d', (rate) => {
    expect(readBid(writeBid(LEAST_BID, at(rate)), 41_003, at(rate))).toBeGreaterThanOrEqual(LEAST_BID)
    expect(readBid(writeBid(41_003, at(rate)), 41_003, at(rate))).toBeGreaterThanOrEqual(41_000)
  })
})

test('a bid stands in its field to the cent in US dollars, rounded up elsewhere', () => {
  expect([writeBid(2740, DEFAULT_CURRENCY), writeBid(2740, at(3.7))]).toEqual(['27.4', '102'])
})

const at = (rate: number): Currency => ({ name: 'Other', symbol: 'O', code: 'OTH', rate })
