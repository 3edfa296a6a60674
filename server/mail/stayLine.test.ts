import { describe, expect, test } from 'vitest'
import { hoursOf } from '#contract/stay.ts'
import { staySegments } from './stayLine.ts'

describe('the stay line', () => {
  test.each([
    ['2026-12-24T15:00', '2026-12-25T11:00', [['standard', 20]]],
    [
      '2026-12-24T09:00',
      '2026-12-25T11:00',
      [
        ['guaranteed', 6],
        ['standard', 20],
      ],
    ],
    [
      '2026-12-24T18:00',
      '2026-12-25T13:00',
      [
        ['given_up', 3],
        ['standard', 17],
        ['asked', 2],
      ],
    ],
    [
      '2026-12-24T15:00',
      '2026-12-25T08:00',
      [
        ['standard', 17],
        ['given_up', 3],
      ],
    ],
  ] as const)('of %s to %s', (checkIn, checkOut, expected) => {
    const segments = staySegments({ checkIn, checkOut, ...SIDES })
    expect(segments.map(({ kind, hours }) => [kind, hours])).toEqual(expected)
  })

  test.each([
    ['forward', '2027-03-13T09:00', '2027-03-14T13:00', 19],
    ['back', '2026-10-31T09:00', '2026-11-01T13:00', 21],
  ])(
    'of a night that clocks go %s in is as long as the pages say, with the hours that were bought',
    (_, checkIn, checkOut, night) => {
      const segments = staySegments({ checkIn, checkOut, ...SIDES })
      expect(segments.map(({ kind, hours }) => [kind, hours])).toEqual([
        ['guaranteed', 6],
        ['standard', night],
        ['asked', 2],
      ])
      expect(night + 8).toBe(hoursOf({ checkIn, checkOut }, SIDES.timeZone))
    },
  )
})

const SIDES = { checkinGuaranteed: true, checkoutGuaranteed: false, timeZone: 'America/New_York' }
