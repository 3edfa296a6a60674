import { describe, expect, test } from 'vitest'
import { ASSUMED_NIGHTLY_RATE, earlyCheckOutPercent, lateCheckInPercent, calculateSavings } from './savings.ts'
import { dayHour } from './stay.ts'

describe('specification §9, savings', () => {
  test('a late check-in saves 2 percent at 16:00, rising by 1 each hour to 9 at 23:00', () => {
    expect(everyHour(lateCheckInPercent)).toEqual([
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 4, 5, 6, 7, 8, 9,
    ])
  })

  test('an early check-out saves 12 percent at midnight, falling by 1 each hour to 2 at 10:00', () => {
    expect(everyHour(earlyCheckOutPercent)).toEqual([
      12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ])
  })

  test('the assumed night costs 450 dollars', () => {
    expect(ASSUMED_NIGHTLY_RATE).toBe(450)
  })

  test.each([
    ['the standard stay saves nothing', 15, 11, { percent: 0, money: 0, hours: 0 }],
    [
      'check-in at 20:00 and check-out at 14:00 save 27 dollars and 3 hours',
      20,
      14,
      { percent: 6, money: 27, hours: 3 },
    ],
    ['check-in at 09:00 saves 6 hours', 9, 11, { percent: 0, money: 0, hours: 6 }],
    ['check-out at midnight saves 54 dollars', 15, 0, { percent: 12, money: 54, hours: 0 }],
    ['both ends given back add up', 23, 0, { percent: 21, money: 95, hours: 0 }],
    ['both ends extended add up', 0, 23, { percent: 0, money: 0, hours: 27 }],
  ])('%s', (_, checkIn, checkOut, savings) => {
    expect(
      calculateSavings({ checkIn: dayHour('2026-12-24', checkIn), checkOut: dayHour('2026-12-27', checkOut) }),
    ).toEqual(savings)
  })
})

const everyHour = (percent: (hour: number) => number): number[] =>
  Array.from({ length: 24 }, (_, hour) => percent(hour))
