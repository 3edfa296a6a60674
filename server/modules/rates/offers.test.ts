import { describe, expect, test } from 'vitest'
import { dayHour, type Room, type Stay } from '#contract/hotel/stay.ts'
import { sampleHotel } from '#server/modules/hotels/hotels.samples.ts'
import { createAvailability, type InventoryChange } from '#server/modules/inventory/availability.ts'
import { calendarDay } from '#server/modules/inventory/epochDay.ts'
import {
  createStayRequest,
  cheapestRoom,
  fits,
  hoursSaved,
  nightPrice,
  partyOf,
  priceOffer,
  variantsOf,
} from './offers.ts'
import { PLANS, type Plan } from './plans.ts'
import type { StayPrice } from './rates.price.ts'

const NONE = { check_in: false, check_out: false }
const BOTH = { check_in: true, check_out: true }
const COUPLE: Room = { adults: 2, children: [] }

describe('the hours of a stay against the standard ones', () => {
  test.each([
    [9, 18, 6, 7, 13],
    [15, 11, 0, 0, 0],
    [20, 6, -5, -5, 0],
    [0, 23, 15, 12, 27],
    [23, 12, -8, 1, 1],
  ])('%i:00 to %i:00 deviates by %i and %i hours and gains %i', (checkIn, checkOut, early, late, saved) => {
    const request = createStayRequest(stay(checkIn, checkOut), [COUPLE])
    expect([request.checkin_deviation, request.checkout_deviation, hoursSaved(request)]).toEqual([early, late, saved])
  })
})

describe('variants', () => {
  test('extra hours on both sides are offered in four ways if the hotel guarantees both', () => {
    expect(variants({}, stay(9, 18))).toEqual([
      NONE,
      { check_in: false, check_out: true },
      { check_in: true, check_out: false },
      BOTH,
    ])
  })

  test('a side that the hotel does not guarantee is offered on request only', () => {
    expect(variants({ guarantees_early_check_in: false }, stay(9, 18))).toEqual([
      NONE,
      { check_in: false, check_out: true },
    ])
    expect(variants({ guarantees_early_check_in: false, guarantees_late_check_out: false }, stay(9, 18))).toEqual([
      NONE,
    ])
  })

  test('standard hours or fewer are always guaranteed, and offered in no other way', () => {
    const never = { guarantees_early_check_in: false, guarantees_late_check_out: false }
    expect(variants(never, stay(15, 11))).toEqual([BOTH])
    expect(variants(never, stay(22, 5))).toEqual([BOTH])
    expect(variants({}, stay(22, 18))).toEqual([{ check_in: true, check_out: false }, BOTH])
  })

  test('a side is not offered with a guarantee when its extra hours are taken', () => {
    const others = { roomTypeId: 'nyc-0001-r1', from: '2027-02-28T15:00', until: '2027-03-01T11:00', count: 5 }
    expect(variants({}, stay(9, 18), [others])).toEqual([NONE, { check_in: false, check_out: true }])
    expect(variants({}, stay(11, 18), [others])).toHaveLength(4)
  })

  test('there are no variants when the nights are taken', () => {
    const others = { roomTypeId: 'nyc-0001-r1', from: '2027-03-02T15:00', until: '2027-03-03T11:00', count: 5 }
    expect(variants({}, stay(9, 18), [others])).toEqual([])
  })

  test('a party of several rooms needs all of them at the same hours', () => {
    const others = { roomTypeId: 'nyc-0001-r1', from: '2027-02-28T15:00', until: '2027-03-01T11:00', count: 4 }
    expect(variants({}, stay(9, 11), [others], [COUPLE])).toHaveLength(2)
    expect(variants({}, stay(9, 11), [others], [COUPLE, COUPLE])).toHaveLength(1)
  })
})

describe('who fits in a room for two adults and one child', () => {
  test.each([
    ['two adults', 2, [], true],
    ['two adults and a child', 2, [6], true],
    ['an adult and two children', 1, [6, 8], true],
    ['three adults', 3, [], false],
    ['two adults and two children', 2, [6, 8], false],
    ['an adult and three children', 1, [1, 2, 3], false],
  ] as const)('%s: %s', (_, adults, children, expected) => {
    expect(fits({ max_adults: 2, max_children: 1 }, partyOf([{ adults, children: [...children] }]))).toBe(expected)
  })

  test('each room of the party must fit', () => {
    expect(fits({ max_adults: 2, max_children: 1 }, partyOf([COUPLE, { adults: 3, children: [] }]))).toBe(false)
  })
})

describe('the cheapest room', () => {
  const hotel = sampleHotel({ room_types: [{ max_adults: 1, max_children: 0 }, {}, {}] })

  test('is the first that fits the party', () => {
    const availability = createAvailability(hotel.room_types)
    expect(cheapestRoom(hotel, createStayRequest(stay(15, 11), [COUPLE]), availability)?.id).toBe('nyc-0001-r2')
  })

  test('is the next one when the first is taken, and none when all are', () => {
    const availability = createAvailability(hotel.room_types)
    const taken = { from: '2027-03-02T00:00', until: '2027-03-02T01:00', count: 5 }
    availability.apply({ roomTypeId: 'nyc-0001-r2', ...taken })
    expect(cheapestRoom(hotel, createStayRequest(stay(15, 11), [COUPLE]), availability)?.id).toBe('nyc-0001-r3')
    availability.apply({ roomTypeId: 'nyc-0001-r3', ...taken })
    expect(cheapestRoom(hotel, createStayRequest(stay(15, 11), [COUPLE]), availability)).toBeUndefined()
  })
})

describe('prices', () => {
  test('a night is the base price times month and weekday, half a cent rounded up', () => {
    const season = {
      months: [80, 90, 100, 100, 100, 100, 100, 100, 100, 100, 100, 150],
      weekdays: [95, 95, 95, 95, 110, 120, 100],
    }
    // 24 December 2027 is a Friday, 31 January 2027 a Sunday.
    expect(nightPrice(10_001, season, calendarDay('2027-12-24'))).toBe(16_502)
    expect(nightPrice(10_001, season, calendarDay('2027-01-31'))).toBe(8001)
  })

  test('the non-refundable discount applies to each night, breakfast is added for each guest', () => {
    expect(PLANS.map((plan) => [plan, priceIn(plan, stay(15, 11)).breakdown.nights])).toEqual([
      ['flexible', 30_000],
      ['non_refundable', 26_400],
      ['flexible_breakfast', 39_000],
      ['non_refundable_breakfast', 35_400],
    ])
  })

  test.each([
    ['extra hours', stay(8, 18)],
    ['fewer hours', stay(20, 6)],
  ])('%s cost the same in every plan of a room, and breakfast adds its own price alone', (_, hours) => {
    const changeOf = (plan: Plan) => {
      const { breakdown, checkin_price, checkout_price } = priceIn(plan, hours)
      return [breakdown.hours_bought, breakdown.hours_saved, checkin_price, checkout_price]
    }
    const cheapest = changeOf('non_refundable')
    expect(cheapest.some((cents) => cents !== 0)).toBe(true)
    expect(PLANS.map(changeOf)).toEqual(PLANS.map(() => cheapest))
    const total = (plan: Plan) => priceIn(plan, hours).breakdown.total
    // 15 dollars a guest and night, with taxes of 10 %.
    expect([
      total('flexible_breakfast') - total('flexible'),
      total('non_refundable_breakfast') - total('non_refundable'),
    ]).toEqual([9900, 9900])
  })

  test('every plan suggests the same bid for the same hours', () => {
    const prices = PLANS.map((plan) => priceIn(plan, stay(8, 18), NONE))
    expect(prices.map(({ checkin_bid, checkout_bid }) => [checkin_bid, checkout_bid])).toEqual(
      PLANS.map(() => [3080, 3080]),
    )
  })
})

const priceIn = (plan: Plan, hours: Stay, guaranteed = BOTH): StayPrice => {
  const hotel = sampleHotel({ non_refundable_discount: 12, breakfast_cents: 1500, tax_basis_points: 1000 })
  const [room] = hotel.room_types
  if (room === undefined) throw new Error('the sample hotel has a room')
  return priceOffer(hotel, room, createStayRequest(hours, [COUPLE]), plan, guaranteed)
}

const stay = (checkIn: number, checkOut: number) => ({
  checkIn: dayHour('2027-03-01', checkIn),
  checkOut: dayHour('2027-03-04', checkOut),
})

const variants = (
  changes: Parameters<typeof sampleHotel>[0],
  requestedStay: ReturnType<typeof stay>,
  taken: InventoryChange[] = [],
  party: Room[] = [COUPLE],
) => {
  const hotel = sampleHotel(changes)
  const availability = createAvailability(hotel.room_types)
  for (const change of taken) availability.apply(change)
  return hotel.room_types.flatMap((room) =>
    variantsOf(hotel, room, createStayRequest(requestedStay, party), availability),
  )
}
