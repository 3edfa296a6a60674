import { describe, expect, test } from 'vitest'
import { fromNumeric, toDisplay, toNumeric } from './conversion.ts'

describe('US dollars in another currency: rounded for display, rounded up as a number', () => {
  test.each([
    ['shekels', 27.4, 3.7, 101, 102],
    ['a whole product that doubles cannot write', 100, 1.1, 110, 110],
    ['half a unit', 2.5, 1, 3, 3],
    ['a hair over a unit', 3.01, 1, 3, 4],
    ['nothing', 0, 3.7, 0, 0],
    ['what is taken off', -2.5, 1, -3, -2],
    ['less taken off than half a unit', -0.4, 1, 0, 0],
    ['a currency without decimals', 719.61, 144.343, 103_871, 103_871],
    ['a currency of three decimals', 30, 0.3056, 9, 10],
    ['a tiny rate', 719.61, 0.00001, 0, 1],
    ['a huge rate', 719.61, 1_000_000, 719_610_000, 719_610_000],
    ['the most that a stay may cost', 999_999.99, 1355.13, 1_355_129_986, 1_355_129_987],
  ])('%s: %d dollars at %d', (_, dollars, rate, display, numeric) => {
    expect([toDisplay(dollars, at(rate)), toNumeric(dollars, at(rate))]).toEqual([display, numeric])
  })
})

describe('back to US dollars, rounded down', () => {
  test.each([
    [102, 3.7, 27],
    [33, 1.1, 30],
    [99, 100, 0],
    [0, 3.7, 0],
    [-1, 3.7, -1],
    [1, 0.3056, 3],
    [1, 0.00001, 100_000],
    [719_610_000, 1_000_000, 719],
  ])('%d at %d is %d', (amount, rate, dollars) => {
    expect(fromNumeric(amount, at(rate))).toBe(dollars)
  })

  test('whole dollars survive the round trip, if a unit is worth a dollar or less', () => {
    for (const rate of [1, 1.1, 3.37466, 144.343, 1355.13])
      for (let dollars = 0; dollars <= 1000; dollars += 1)
        expect(fromNumeric(toNumeric(dollars, at(rate)), at(rate)), `${dollars} at ${rate}`).toBe(dollars)
  })
})

const at = (rate: number) => ({ rate })
