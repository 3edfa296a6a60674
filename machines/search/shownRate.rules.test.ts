import type { HotelSummary } from '#contract/hotel/hotels.ts'
import { expect, test } from 'vitest'
import { comparedTotal, shownRate } from './shownRate.rules.ts'

const rateOf = (rateKey: string, hours_total: number, deadline_local: string | null) => ({
  rateKey,
  total: hours_total - 25,
  avg_night_price: hours_total / 3,
  hours_total,
  deadline: deadline_local && `${deadline_local}:00Z`,
  deadline_local,
})

const hotel: HotelSummary = {
  id: 'h1',
  name: 'Asked',
  other_names: [],
  city: 'New York',
  stars: 3,
  distance: 1,
  best_value: 0,
  hours_total: 312,
  location: { lat: 0, lng: 0 },
  image: '',
  reviews: { rating: 8, count: 1 },
  amenities: [],
  answer_record: null,
  cancellation: { refundable: false, deadline: null, deadline_local: null },
  rate: {
    rateKey: 'base',
    avg_night_price: 90,
    total: 287,
    ask_total: null,
    ask_hours_total: null,
    checkin_guaranteed: false,
    checkout_guaranteed: false,
    hours_saved: 12,
    money_saved: 0,
  },
  refundable: rateOf('free', 330, '2026-12-09T08:00'),
  breakfast: rateOf('breakfast', 344, null),
  refundable_breakfast: null,
  later_check_out: null,
}
const wanting = (freeCancellation: boolean, breakfast: boolean) => ({ freeCancellation, breakfast })

test('a card shows the base rate, with its total and its total with the hours', () => {
  expect(shownRate(hotel, wanting(false, false))).toEqual({
    total: 287,
    hoursTotal: 312,
    avg_night_price: 90,
    deadline: null,
    deadline_local: null,
    isBase: true,
  })
})

test('a guest who filters by terms is shown the price, the night and the deadline of the rate that has them', () => {
  expect(shownRate(hotel, wanting(true, false))).toEqual({
    total: 305,
    hoursTotal: 330,
    avg_night_price: 110,
    deadline: '2026-12-09T08:00:00Z',
    deadline_local: '2026-12-09T08:00',
    isBase: false,
  })
  expect(shownRate(hotel, wanting(false, true))).toMatchObject({ total: 319, deadline: null })
})

test('the base rate is itself where it has the terms', () => {
  const refundable = rateOf('base', 312, '2026-12-09T08:00')
  expect(shownRate({ ...hotel, refundable }, wanting(true, false))).toMatchObject({ hoursTotal: 312, isBase: true })
})

test('a hotel that sells each term, but not both in one rate, is not shown for both, and compared last', () => {
  expect(shownRate(hotel, wanting(true, true))).toBeNull()
  expect(comparedTotal(hotel, wanting(true, true))).toBe(Infinity)
  expect(comparedTotal(hotel, wanting(true, false))).toBe(330)
})
