import { describe, expect, test } from 'vitest'
import {
  clampCheckIn,
  clampStay,
  eveningBefore,
  existingHour,
  tonightStay,
  type RequestedMoment,
} from './search.stay.ts'

const NEW_YORK = 'America/New_York'

describe('a check-in in the small hours', () => {
  const now = '2026-12-01T00:00'
  const checkOut = '2026-12-27T11:00'
  test.each([
    ['may mean the evening before', '2026-12-24T04:00', checkOut, '2026-12-23T23:00'],
    ['at midnight too', '2026-12-24T00:00', checkOut, '2026-12-23T23:00'],
    ['to the last of them', '2026-12-24T05:00', checkOut, '2026-12-23T23:00'],
    ['is none from six', '2026-12-24T06:00', checkOut, null],
    ['means the running night, while that is sold', '2026-12-01T05:00', checkOut, '2026-11-30T23:00'],
    ['cannot mean a thirty-first night', '2026-12-02T04:00', '2027-01-01T11:00', null],
  ])('%s', (_, checkIn, until, evening) => {
    expect(eveningBefore({ checkIn, checkOut: until }, { now, timeZone: NEW_YORK })).toBe(evening)
  })
})

describe('an hour of today', () => {
  test.each([
    ['that has passed moves to the next full one', '2026-12-01T15:00', '2026-12-01T19:00', '2026-12-01T20:00'],
    ['that runs can be had', '2026-12-01T19:00', '2026-12-01T19:00', '2026-12-01T19:00'],
    ['that is to come stays', '2026-12-01T22:00', '2026-12-01T19:00', '2026-12-01T22:00'],
    ['is good until the last one ends', '2026-12-01T15:00', '2026-12-01T23:00', '2026-12-01T23:00'],
    ['of another day is left alone', '2026-12-02T03:00', '2026-12-01T19:00', '2026-12-02T03:00'],
    ['of yesterday too: that is another fault', '2026-11-30T15:00', '2026-12-01T19:00', '2026-11-30T15:00'],
    [
      'of yesterday moves to the running night while that is sold',
      '2026-11-30T15:00',
      '2026-12-01T05:00',
      '2026-11-30T23:00',
    ],
    ['is not moved to the night of yesterday', '2026-12-01T01:00', '2026-12-01T02:00', '2026-12-01T03:00'],
    ['that the clocks skip moves to the one after it', '2027-03-14T02:00', '2026-12-01T19:00', '2027-03-14T03:00'],
    [
      'that has passed moves beyond one that the clocks skip',
      '2027-03-14T00:00',
      '2027-03-14T01:00',
      '2027-03-14T03:00',
    ],
  ])('%s', (_, checkIn, now, expected) => {
    expect(clampCheckIn(checkIn, { now, timeZone: NEW_YORK })).toBe(expected)
  })

  test('of yesterday is left alone while the hour there is not known', () => {
    expect(clampCheckIn('2026-11-30T15:00', { now: '2026-12-01T00:00', timeZone: null })).toBe('2026-11-30T15:00')
  })
})

test('the last hour of a day that its clocks skip is the last before it', () => {
  expect(existingHour('2027-03-27T23:00', 'America/Nuuk')).toBe('2027-03-27T22:00')
})

test.each([
  ['before six, is the running night', '2026-12-01T02:00', '2026-11-30T23:00', '2026-12-01T11:00'],
  ['in the morning, begins at the standard hour', '2026-12-01T06:00', '2026-12-01T15:00', '2026-12-02T11:00'],
  ['in the evening, begins at the next full hour', '2026-12-01T20:00', '2026-12-01T21:00', '2026-12-02T11:00'],
  ['in the last hour of the day, begins now', '2026-12-01T23:00', '2026-12-01T23:00', '2026-12-02T11:00'],
])('tonight, %s', (_, now, checkIn, checkOut) => {
  expect(tonightStay({ now, timeZone: NEW_YORK })).toEqual({ checkIn, checkOut })
})

describe('a stay requested by a link', () => {
  const now = '2026-10-02T19:00'
  test.each<[string, RequestedMoment, RequestedMoment, string, string, string[]]>([
    ['can be had', '2026-12-05T22:00', '2026-12-09T07:00', '2026-12-05T22:00', '2026-12-09T07:00', []],
    ['is left out', 'missing', 'missing', '2026-11-04T15:00', '2026-11-07T11:00', []],
    ['ends only', 'missing', '2026-11-20T09:00', '2026-11-04T15:00', '2026-11-07T11:00', ['dates_unknown']],
    ['begins only', '2026-10-20T18:00', 'missing', '2026-10-20T18:00', '2026-10-23T11:00', []],
    ['begins tonight', '2026-10-02T23:00', '2026-10-03T11:00', '2026-10-02T23:00', '2026-10-03T11:00', []],
    [
      'begins as far ahead as can be',
      '2027-10-02T18:00',
      '2027-10-05T09:00',
      '2027-10-02T18:00',
      '2027-10-05T09:00',
      [],
    ],
    ['is of 30 nights', '2026-12-01T15:00', '2026-12-31T11:00', '2026-12-01T15:00', '2026-12-31T11:00', []],
    [
      'begins at an hour of today that has passed',
      '2026-10-02T15:00',
      '2026-10-04T11:00',
      '2026-10-02T20:00',
      '2026-10-04T11:00',
      ['hour_passed'],
    ],
    [
      'is past begins today, if its hour can still be had: its hours and nights stay',
      '2026-09-10T19:00',
      '2026-09-15T09:00',
      '2026-10-02T19:00',
      '2026-10-07T09:00',
      ['in_the_past'],
    ],
    [
      'is past begins tomorrow, if its hour has passed today',
      '2026-09-10T18:00',
      '2026-09-15T09:00',
      '2026-10-03T18:00',
      '2026-10-08T09:00',
      ['in_the_past'],
    ],
    [
      'was for yesterday begins on the next day that has its hour',
      '2026-10-01T15:00',
      '2026-10-02T11:00',
      '2026-10-03T15:00',
      '2026-10-04T11:00',
      ['in_the_past'],
    ],
    [
      'is too far ahead begins on the last day that can be had',
      '2027-10-03T18:00',
      '2027-10-05T09:00',
      '2027-10-02T18:00',
      '2027-10-04T09:00',
      ['too_far_ahead'],
    ],
    [
      'ends before it begins',
      '2026-12-09T15:00',
      '2026-12-05T11:00',
      '2026-12-09T15:00',
      '2026-12-10T11:00',
      ['check_out_not_after_check_in'],
    ],
    [
      'ends on the day it begins',
      '2026-12-05T09:00',
      '2026-12-05T22:00',
      '2026-12-05T09:00',
      '2026-12-06T22:00',
      ['check_out_not_after_check_in'],
    ],
    [
      'is of 35 nights',
      '2026-12-01T15:00',
      '2027-01-05T11:00',
      '2026-12-01T15:00',
      '2026-12-31T11:00',
      ['too_many_nights'],
    ],
    [
      'is past and reversed',
      '2026-09-10T18:00',
      '2026-09-01T09:00',
      '2026-10-03T18:00',
      '2026-10-04T09:00',
      ['check_out_not_after_check_in', 'in_the_past'],
    ],
    [
      'begins on a day that no calendar has: a check-out alone makes no stay',
      'unknown',
      '2026-11-18T09:00',
      '2026-11-04T15:00',
      '2026-11-07T11:00',
      ['dates_unknown'],
    ],
    [
      'begins at an hour that the clocks skip',
      '2027-03-14T02:00',
      '2027-03-16T11:00',
      '2027-03-14T03:00',
      '2027-03-16T11:00',
      ['check_in_skipped'],
    ],
    [
      'ends at an hour that the clocks skip',
      '2027-03-12T15:00',
      '2027-03-14T02:00',
      '2027-03-12T15:00',
      '2027-03-14T03:00',
      ['check_out_skipped'],
    ],
    [
      'ends at an hour that no clock has',
      '2026-12-05T18:00',
      'unknown',
      '2026-12-05T18:00',
      '2026-12-08T11:00',
      ['dates_unknown'],
    ],
  ])('that %s', (_, checkIn, checkOut, from, until, changes) => {
    expect(clampStay({ checkIn, checkOut }, { now, timeZone: NEW_YORK })).toEqual({
      stay: { checkIn: from, checkOut: until },
      changes,
    })
  })
})

describe('a link for the night that began yesterday, at 02:00', () => {
  const clock = { now: '2026-10-03T02:00', timeZone: NEW_YORK }
  const checkOut = '2026-10-03T11:00'
  test.each<[string, string, string, string[]]>([
    ['can be had', '2026-10-02T23:00', '2026-10-02T23:00', []],
    ['that begins at an hour that has passed begins now', '2026-10-02T15:00', '2026-10-02T23:00', ['night_has_begun']],
  ])('%s', (_, checkIn, from, changes) => {
    expect(clampStay({ checkIn, checkOut }, clock)).toEqual({ stay: { checkIn: from, checkOut }, changes })
  })

  test('that ends at an hour that has passed ends at the next one', () => {
    const night = { checkIn: '2026-10-02T23:00', checkOut: '2026-10-03T02:00' }
    expect(clampStay(night, clock)).toEqual({
      stay: { ...night, checkOut: '2026-10-03T03:00' },
      changes: ['check_out_passed'],
    })
  })

  test('is past from six', () => {
    const request = { checkIn: '2026-10-02T23:00', checkOut }
    expect(clampStay(request, { ...clock, now: '2026-10-03T06:00' })).toEqual({
      stay: { checkIn: '2026-10-03T23:00', checkOut: '2026-10-04T11:00' },
      changes: ['in_the_past'],
    })
  })
})
