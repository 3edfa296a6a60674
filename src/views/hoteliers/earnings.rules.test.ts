import { expect, test } from 'vitest'
import { earnings, monthSum } from './earnings.rules.ts'

test.each([
  [120, 10, 4, { hour: 600, request: 2400, month: 104_000, half: 52_000 }],
  [85, 3, 2, { hour: 425, request: 850, month: 11_050, half: 5525 }],
  [120, 0, 4, { hour: 600, request: 2400, month: 0, half: 0 }],
])(
  'a night for $%i, %i requests a week with %i hours each: 5 % of the night for each hour',
  (night, requests, hours, sum) => {
    expect(earnings(night, requests, hours)).toEqual({ ...sum, requests: (requests * 52) / 12 })
  },
)

test('the sum says how the month was computed', () => {
  expect(monthSum('10', String)).toBe('10 × 52 ÷ 12')
})
