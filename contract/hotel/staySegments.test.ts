import { describe, expect, test } from 'vitest'
import { lineWidth, staySegments, type StayHours } from './staySegments.ts'

describe('the line of a stay', () => {
  test('a standard stay of two nights', () => {
    expect(drawn({ checkInHour: 15, checkOutHour: 11, nights: 2 })).toBe('idle15 standard9 |day8 |standard11 idle13')
  })

  test('hours given up at the start, hours gained at the end', () => {
    expect(drawn({ checkInHour: 20, checkOutHour: 14, nights: 1 })).toBe(
      'idle15 givenBack5 standard4 |standard11 gained3 idle10',
    )
  })

  test('the hotel guarantees one side, the other is on request', () => {
    expect(
      drawn({ checkInHour: 8, checkOutHour: 16, nights: 1, checkInTone: 'guaranteed', checkOutTone: 'asked' }),
    ).toBe('idle8 guaranteed7 standard9 |standard11 asked5 idle8')
  })

  test('a stay from midnight to midnight', () => {
    expect(drawn({ checkInHour: 0, checkOutHour: 0, nights: 1 })).toBe('gained15 standard9 |givenBack11 idle13')
  })

  test('folds more than four whole days', () => {
    expect(drawn({ checkInHour: 15, checkOutHour: 11, nights: 5 })).toBe(
      'idle15 standard9 |day8 |day8 |day8 |day8 |standard11 idle13',
    )
    expect(drawn({ checkInHour: 15, checkOutHour: 11, nights: 6 })).toBe(
      'idle15 standard9 |folded32 |standard11 idle13',
    )
  })

  test('the line is as wide as its segments, whatever the hours', () => {
    for (let checkInHour = 0; checkInHour < 24; checkInHour += 1)
      for (let checkOutHour = 0; checkOutHour < 24; checkOutHour += 1)
        for (const nights of [1, 4, 5, 6, 30]) {
          const parts = staySegments({ checkInHour, checkOutHour, nights }, 8)
          expect(parts.reduce((sum, part) => sum + part.width, 0)).toBe(lineWidth(nights, 8))
        }
  })
})

const drawn = (stay: StayHours): string =>
  staySegments(stay, 8)
    .map((part) => `${part.startsDay ? '|' : ''}${part.between === 'no' ? part.tone : part.between}${part.width}`)
    .join(' ')
