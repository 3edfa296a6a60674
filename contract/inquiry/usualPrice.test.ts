import { describe, expect, test } from 'vitest'
import { usualPriceOf, verdictOf } from './usualPrice.ts'

describe('the usual price', () => {
  test('is 5 % of a night for each hour', () => {
    expect(usualPriceOf(12_000, 11)).toBe(6600)
    expect(usualPriceOf(9999, 1)).toBe(500)
  })

  test.each([
    [3959, 'longShot'],
    [3960, 'possible'],
    [5940, 'possible'],
    [5941, 'likely'],
    [13_200, 'likely'],
  ] as const)('%i cents of usual 6600 is %s', (price, verdict) => {
    expect(verdictOf(price, 6600)).toBe(verdict)
  })
})
