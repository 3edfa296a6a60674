import { describe, expect, test } from 'vitest'
import { dayHour, type Room } from '#contract/hotel/stay.ts'
import {
  earlyCheckInSurcharge,
  lateCheckOutSurcharge,
  priceStay,
  type StayPrice,
  type StayToPrice,
} from './rates.price.ts'
import { nightsAlone } from './rates.samples.ts'

const COUPLE: Room = { adults: 2, children: [] }

describe('the hours of a stay', () => {
  // Specification §9 and decisions §3, hour by hour: percent of the first night taken off, or added when guaranteed.
  const checkIn = [
    [0, 0, 75],
    [1, 0, 70],
    [2, 0, 65],
    [3, 0, 60],
    [4, 0, 55],
    [5, 0, 50],
    [6, 0, 45],
    [7, 0, 40],
    [8, 0, 35],
    [9, 0, 30],
    [10, 0, 25],
    [11, 0, 20],
    [12, 0, 15],
    [13, 0, 10],
    [14, 0, 5],
    [15, 0, 0],
    [16, 2, 0],
    [17, 3, 0],
    [18, 4, 0],
    [19, 5, 0],
    [20, 6, 0],
    [21, 7, 0],
    [22, 8, 0],
    [23, 9, 0],
  ] as const

  test.each(checkIn)('check-in at %i:00 takes off %i %% of the first night or adds %i %%', (hour, off, on) => {
    const { breakdown, checkin_price } = priced({ stay: stay(hour, 11), nights: [10_000, 20_000, 40_000] })
    expect(breakdown).toEqual(lines({ nights: 70_000, hours_saved: 0 - off * 100, hours_bought: on * 100 }))
    expect(checkin_price).toBe(on * 100)
  })

  const checkOut = [
    [0, 12, 0],
    [1, 11, 0],
    [2, 10, 0],
    [3, 9, 0],
    [4, 8, 0],
    [5, 7, 0],
    [6, 6, 0],
    [7, 5, 0],
    [8, 4, 0],
    [9, 3, 0],
    [10, 2, 0],
    [11, 0, 0],
    [12, 0, 5],
    [13, 0, 10],
    [14, 0, 15],
    [15, 0, 20],
    [16, 0, 25],
    [17, 0, 30],
    [18, 0, 35],
    [19, 0, 40],
    [20, 0, 45],
    [21, 0, 50],
    [22, 0, 55],
    [23, 0, 60],
  ] as const

  test.each(checkOut)('check-out at %i:00 takes off %i %% of the last night or adds %i %%', (hour, off, on) => {
    const { breakdown, checkout_price } = priced({ stay: stay(15, hour), nights: [10_000, 20_000, 40_000] })
    expect(breakdown).toEqual(lines({ nights: 70_000, hours_saved: 0 - off * 400, hours_bought: on * 400 }))
    expect(checkout_price).toBe(on * 400)
  })

  test('a surcharge never exceeds 75 % for the check-in and 60 % for the check-out', () => {
    const hours = Array.from({ length: 24 }, (_, hour) => hour)
    expect(Math.max(...hours.map(earlyCheckInSurcharge))).toBe(75)
    expect(Math.max(...hours.map(lateCheckOutSurcharge))).toBe(60)
  })

  test('a side that is not guaranteed adds nothing; fewer hours on the other side still save', () => {
    const early = priced({ stay: stay(9, 8), guaranteed: { check_in: false, check_out: true } })
    expect(early.breakdown).toEqual(lines({ nights: 30_000, hours_saved: -400 }))
    const late = priced({ stay: stay(20, 18), guaranteed: { check_in: true, check_out: false } })
    expect(late.breakdown).toEqual(lines({ nights: 30_000, hours_saved: -600 }))
  })

  test('one night is both the first and the last', () => {
    const { breakdown } = priced({ stay: stay(23, 0), nights: [10_000] })
    expect(breakdown).toEqual(lines({ nights: 10_000, hours_saved: -2100 }))
  })
})

describe('the party', () => {
  const parties: [string, Room[], number][] = [
    ['one adult pays the room', [{ adults: 1, children: [] }], 10_000],
    ['two adults pay the room', [COUPLE], 10_000],
    ['a third adult adds 15 %', [{ adults: 3, children: [] }], 11_500],
    ['children under twelve stay free', [{ adults: 2, children: [0, 6, 11] }], 10_000],
    ['a child of twelve is a guest', [{ adults: 2, children: [12] }], 11_500],
    ['a child of seventeen with one adult is within the price', [{ adults: 1, children: [17] }], 10_000],
    ['two rooms cost two', [COUPLE, { adults: 1, children: [5] }], 20_000],
    [
      'each room counts its own guests',
      [
        { adults: 4, children: [] },
        { adults: 1, children: [] },
      ],
      23_000,
    ],
  ]

  test.each(parties)('%s', (_, rooms, nights) => {
    expect(priced({ rooms, nights: [10_000] }).breakdown.nights).toBe(nights)
  })

  test('15 % is rounded for each guest, then added up', () => {
    // 15 % of 100.03 is 15.0045: for two guests twice 15.00, not 30.01.
    const { breakdown } = priced({ rooms: [{ adults: 4, children: [] }], nights: [10_003] })
    expect(breakdown.nights).toBe(10_003 + 2 * 1500)
  })

  test('breakfast is for each paying guest, each night', () => {
    const rooms = [{ adults: 2, children: [4, 13] }]
    const { breakdown } = priced({ rooms, nights: [10_000, 20_000], breakfast_cents: 1500 })
    expect(breakdown.nights).toBe(11_500 + 4500 + 23_000 + 4500)
  })

  test('hours are priced on the nights at the lowest price, for the whole party without breakfast', () => {
    const hours = { rooms: [COUPLE, COUPLE], stay: stay(14, 10) }
    const dearer = priced({ ...hours, nights: [12_000], lowest_nights: [10_000], breakfast_cents: 1500 })
    expect(dearer.breakdown).toEqual(lines({ nights: 30_000, hours_bought: 1000, hours_saved: -400 }))
    // A late cancellation keeps the night that was paid for.
    expect([dearer.first_night, dearer.avg_night_price]).toEqual([30_000, 30_000])
  })

  test('hours are priced on the nights of the whole party', () => {
    const { breakdown } = priced({ rooms: [COUPLE, COUPLE], nights: [10_000], stay: stay(14, 11) })
    expect(breakdown.hours_bought).toBe(1000)
  })
})

describe('the suggested bid', () => {
  const asking = { guaranteed: { check_in: false, check_out: false } }

  test.each([
    ['5 % of the night beside it for each hour', stay(10, 15), [10_000, 20_000, 40_000], [2500, 8000]],
    ['at most 75 % before and 60 % after', stay(0, 23), [10_000, 10_000, 10_000], [7500, 6000]],
    ['at most the average night', stay(0, 23), [90_000, 1000, 60_000], [50_333, 36_000]],
    [
      'never more than may be bid, when one night is far above the others',
      stay(0, 12),
      [90_000, 100, 200],
      [30_100, 100],
    ],
    ['at least one dollar', stay(14, 12), [1000, 1000, 1000], [100, 100]],
    ['none for standard hours, nor for fewer', stay(15, 10), [10_000, 10_000, 10_000], [null, null]],
  ])('%s', (_, hours, nights, expected) => {
    expect(bidsOf(priced({ stay: hours, nights, ...asking }))).toEqual(expected)
  })

  test('is null for a guaranteed side', () => {
    expect(bidsOf(priced({ stay: stay(9, 18), guaranteed: { check_in: true, check_out: false } }))).toEqual([
      null,
      3500,
    ])
  })

  test('never makes the total higher than a guarantee of the same hours', () => {
    const hours = Array.from({ length: 24 }, (_, hour) => hour)
    const dearer = hours.flatMap((from) =>
      hours.flatMap((until) => {
        const input = { stay: stay(from, until), nights: [14_630, 9_999, 20_001], tax_basis_points: 1475 }
        const open = priced({ ...input, ...asking })
        const first = (open.checkin_bid ?? 0) + (open.checkout_bid ?? 0)
        return open.breakdown.total + first > priced(input).breakdown.total ? [[from, until]] : []
      }),
    )
    expect(dearer).toEqual([])
  })
})

describe('cents', () => {
  test('half a cent is rounded up, once for each line', () => {
    // 5 % of 10.10 is 50.5 cents; 2 % of 10.25 is 20.5 cents; taxes of 10 % on 20.65 are 206.5 cents.
    const { breakdown, first_night } = priced({
      stay: stay(14, 10),
      nights: [1010, 1025],
      tax_basis_points: 1000,
    })
    expect(breakdown).toEqual({
      ...lines({ nights: 2035, hours_saved: -21, hours_bought: 51 }),
      taxes: 207,
      total: 2272,
    })
    expect(first_night).toBe(1010 + 101)
  })

  test('fewer hours save exactly what they take off the total, whatever else is bought', () => {
    for (const checkOut of [11, 9, 18]) {
      const input = { nights: [1010, 1025], tax_basis_points: 1655 }
      const [late, standard] = [20, 15].map((checkIn) => priced({ ...input, stay: stay(checkIn, checkOut) }))
      const givenUp = (standard?.breakdown.total ?? 0) - (late?.breakdown.total ?? 0)
      expect([givenUp > 0, (late?.money_saved ?? 0) - (standard?.money_saved ?? 0)]).toEqual([true, givenUp])
    }
  })

  test('taxes apply to the nights with their hours; a bid is tax-free', () => {
    const { breakdown } = priced({
      stay: stay(20, 11),
      nights: [10_000],
      tax_basis_points: 1475,
      bids: 2500,
    })
    expect(breakdown).toEqual({
      ...lines({ nights: 10_000, hours_saved: -600 }),
      bids: 2500,
      taxes: 1387,
      total: 9400 + 1387 + 2500,
    })
  })

  test('promo, then credits, never exceed the total', () => {
    const { breakdown } = priced({ nights: [10_000], promo: 2500, credits: 9000 })
    expect(breakdown).toEqual({ ...lines({ nights: 10_000 }), promo: -2500, credits: -7500, total: 0 })
  })

  test.each([
    ['rounded down below half a cent', [10_000, 10_000, 10_001], 10_000],
    ['rounded up from half a cent', [10_000, 10_001], 10_001],
    ['rounded up above half a cent', [10_000, 10_000, 10_002], 10_001],
    ['not the first, nor the last', [10_000, 40_000, 10_000], 20_000],
  ])("the average night is the nights' total divided by their number: %s", (_, nights, average) => {
    const price = priced({ stay: stay(0, 23), nights, tax_basis_points: 1000 })
    expect(price.avg_night_price).toBe(average)
  })

  test('the average night is for all rooms of the party', () => {
    expect(priced({ rooms: [COUPLE, COUPLE], nights: [10_000, 10_002] }).avg_night_price).toBe(20_002)
  })
})

const bidsOf = ({ checkin_bid, checkout_bid }: StayPrice) => [checkin_bid, checkout_bid]

const stay = (checkInHour: number, checkOutHour: number) => ({
  checkIn: dayHour('2027-03-01', checkInHour),
  checkOut: dayHour('2027-03-04', checkOutHour),
})

const NIGHTS = [10_000, 10_000, 10_000]

const priced = (changes: Partial<StayToPrice>): StayPrice =>
  priceStay({
    stay: stay(15, 11),
    rooms: [COUPLE],
    nights: NIGHTS,
    lowest_nights: changes.nights ?? NIGHTS,
    breakfast_cents: 0,
    guaranteed: { check_in: true, check_out: true },
    tax_basis_points: 0,
    ...changes,
  })

const lines = (some: { nights: number; hours_saved?: number; hours_bought?: number }) => ({
  ...nightsAlone(some.nights),
  ...some,
  total: some.nights + (some.hours_saved ?? 0) + (some.hours_bought ?? 0),
})
