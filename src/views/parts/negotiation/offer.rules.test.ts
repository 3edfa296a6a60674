import { describe, expect, test } from 'vitest'
import {
  counterHours,
  extraHoursOf,
  hoursNamed,
  pricePerHour,
  stayWithoutYes,
  stepPrice,
  tonesOf,
} from './offer.rules.ts'

const ASKED = { checkIn: '2026-12-04T09:00', checkOut: '2026-12-06T16:00' }
const EARLY = { checkIn: '2026-12-04T09:00', checkOut: '2026-12-06T11:00' }
const LATE = { checkIn: '2026-12-04T15:00', checkOut: '2026-12-06T16:00' }

test.each([
  [ASKED, 11],
  [EARLY, 6],
  [LATE, 5],
  // Late check-in does not take from the hours asked for at the other end.
  [{ checkIn: '2026-12-04T20:00', checkOut: '2026-12-06T16:00' }, 5],
  [{ checkIn: '2026-12-04T15:00', checkOut: '2026-12-06T11:00' }, 0],
])('the extra hours of %j are %i', (stay, hours) => {
  expect(extraHoursOf(stay, null)).toBe(hours)
})

test('an hour’s price needs hours', () => {
  const offer = { price: 60, checkin_datetime: ASKED.checkIn, checkout_datetime: ASKED.checkOut }
  expect(pricePerHour(offer, null)).toBeCloseTo(5.4545, 4)
  expect(pricePerHour({ ...offer, checkin_datetime: LATE.checkIn, checkout_datetime: EARLY.checkOut }, null)).toBeNull()
})

test('a counter-offer stays between the hours asked for and the standard ones, at the ends that were asked', () => {
  expect(counterHours(ASKED, null)).toEqual({ checkIn: { least: 9, most: 15 }, checkOut: { least: 11, most: 16 } })
  expect(counterHours(EARLY, null)).toEqual({ checkIn: { least: 9, most: 15 }, checkOut: null })
  expect(counterHours(LATE, null)).toEqual({ checkIn: null, checkOut: { least: 11, most: 16 } })
})

describe('a bid on check-in of a stay whose late check-out is booked', () => {
  test('counts, values and changes the hours of check-in alone', () => {
    expect(extraHoursOf(ASKED, 'check_in')).toBe(6)
    expect(extraHoursOf(ASKED, 'check_out')).toBe(5)
    const offer = { price: 60, checkin_datetime: ASKED.checkIn, checkout_datetime: ASKED.checkOut }
    expect(pricePerHour(offer, 'check_in')).toBe(10)
    expect(counterHours(ASKED, 'check_in')).toEqual({ checkIn: { least: 9, most: 15 }, checkOut: null })
    expect(tonesOf('asked', 'check_in', 'guaranteed')).toEqual({ checkIn: 'asked', checkOut: 'guaranteed' })
  })

  test('leaves the check-out as booked without a yes', () => {
    expect(stayWithoutYes(ASKED, 'check_in')).toEqual({ checkIn: '2026-12-04T15:00', checkOut: ASKED.checkOut })
    expect(stayWithoutYes(ASKED, 'check_out')).toEqual({ checkIn: ASKED.checkIn, checkOut: '2026-12-06T11:00' })
  })
})

test('an inquiry falls back to the standard hours, or to fewer that were asked for', () => {
  expect(stayWithoutYes(ASKED, null)).toEqual({ checkIn: '2026-12-04T15:00', checkOut: '2026-12-06T11:00' })
  const late = { checkIn: '2026-12-04T20:00', checkOut: '2026-12-06T16:00' }
  expect(stayWithoutYes(late, null).checkIn).toBe(late.checkIn)
})

describe('an hour in a note', () => {
  test.each([
    ['12:00 would work.', EARLY, '2026-12-04T12:00', null],
    ['Gerne ab 9:00 oder 13:00', EARLY, '2026-12-04T13:00', null],
    ['until 14:00', LATE, null, '2026-12-06T14:00'],
    // Both ends were asked for: each could be meant.
    ['12:00 would work.', ASKED, '2026-12-04T12:00', '2026-12-06T12:00'],
    ['Call us at 09:00', EARLY, null, null],
    ['the standard 15:00', EARLY, null, null],
    ['12:30 would work', EARLY, null, null],
    ['room 112:00', EARLY, null, null],
    ['12:00:00', EARLY, null, null],
    ['18:00', EARLY, null, null],
    ['', EARLY, null, null],
  ])('%s', (note, asked, checkIn, checkOut) => {
    expect(hoursNamed(note, asked)).toEqual({ checkIn, checkOut })
  })
})

test.each([
  [60, -1, 55],
  [60, 1, 65],
  [58, -1, 55],
  [58, 1, 60],
  [20, 1, 25],
  [20, -1, 19],
  [22, -1, 20],
  [7.5, 1, 8],
  [7.5, -1, 7],
] as const)('the price step from %d by %i is %d', (price, direction, next) => {
  expect(stepPrice(price, direction)).toBe(next)
})
