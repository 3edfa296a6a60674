import { describe, expect, test } from 'vitest'
import type { CurrenciesResponse } from '#contract/shared/currencies.ts'
import { judgeRates } from './jumps.rules.ts'

describe('a fresh table of rates', () => {
  test.each([
    ['a fall of 20 %', 80, '2026-03-02', 80],
    ['a fall of 21 %', 79, '2026-03-02', 'refused'],
    ['a rise of 20 %', 120, '2026-03-02', 120],
    ['a rise of 21 %', 121, '2026-03-02', 'refused'],
    ['a rise of 21 % within the quarter', 121, '2026-05-30', 'refused'],
    ['a rise of 39 % in half a year', 139, '2026-08-28', 139],
    ['a rise of 41 % in half a year', 141, '2026-08-28', 'refused'],
    ['a rate of nothing', 0, '2026-03-02', 'refused'],
    ['a negative rate', -100, '2026-03-02', 'refused'],
    ['a rate that is no number', Number.NaN, '2026-03-02', 'refused'],
    ['an endless rate', Number.POSITIVE_INFINITY, '2036-03-02', 'refused'],
  ])('%s', (_, rate, as_of, expected) => {
    const judged = judgeRates(last, { as_of, rates: { JPY: rate } })

    expect(judged?.rates.currencies['JPY']?.rate).toBe(expected === 'refused' ? 100 : expected)
    expect(judged?.refused).toEqual(expected === 'refused' ? [{ code: 'JPY', from: 100, to: rate }] : [])
  })

  test('with one refused currency still updates the others and the day', () => {
    expect(judgeRates(last, { as_of: '2026-03-02', rates: { JPY: 300, AED: 3.7, XXX: 5, USD: 2 } })).toEqual({
      rates: {
        as_of: '2026-03-02',
        currencies: {
          USD: { name: 'US Dollar', symbol: '$', code: 'USD', rate: 1 },
          JPY: { name: 'Japanese Yen', symbol: '¥', code: 'JPY', rate: 100 },
          AED: { name: 'UAE Dirham', symbol: 'AED', code: 'AED', rate: 3.7 },
        },
      },
      refused: [{ code: 'JPY', from: 100, to: 300 }],
    })
  })

  test('that is older than ours is ignored', () => {
    expect(judgeRates(last, { as_of: '2026-02-28', rates: { JPY: 101 } })).toBeNull()
  })
})

const last: CurrenciesResponse = {
  as_of: '2026-03-01',
  currencies: {
    USD: { name: 'US Dollar', symbol: '$', code: 'USD', rate: 1 },
    JPY: { name: 'Japanese Yen', symbol: '¥', code: 'JPY', rate: 100 },
    AED: { name: 'UAE Dirham', symbol: 'AED', code: 'AED', rate: 3.6725 },
  },
}
