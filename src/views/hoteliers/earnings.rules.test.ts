import { expect, test } from 'vitest'
import { earnings, monthSum } from './earnings.rules.ts'

test.each([
  [120, 10, 4, 100, { hour: 600, request: 2400, month: 104_000, half: 52_000 }],
  [120, 10, 4, 85, { hour: 600, request: 2400, month: 88_400, half: 44_200 }],
  [120, 10, 4, 0, { hour: 600, request: 2400, month: 0, half: 0 }],
  [85, 3, 2, 100, { hour: 425, request: 850, month: 11_050, half: 5525 }],
  [120, 0, 4, 100, { hour: 600, request: 2400, month: 0, half: 0 }],
])(
  'a night for $%i, %i requests a week with %i hours each: 5 % of the night for each hour, of which the hotel gets %i percent',
  (night, requests, hours, sharePercent, sum) => {
    expect(earnings({ night, requests, hours, sharePercent })).toEqual({ ...sum, requests: (requests * 52) / 12 })
  },
)

test('the sum says how the month was computed', () => {
  expect(monthSum('10', String)).toBe('10 × 52 ÷ 12')
})
