import { describe, expect, test } from 'vitest'
import { eveningBefore, clampCheckInToNow, earliestHour, clampStay, type RequestedMoment } from './search.stay.ts'

describe('a check-in in the small hours', () => {
  const now = '2026-12-01T00:00'
  const checkOut = '2026-12-27T11:00'
  test.each([
    ['may mean the evening before', '2026-12-24T04:00', checkOut, '2026-12-23T23:00'],
    ['at midnight too', '2026-12-24T00:00', checkOut, '2026-12-23T23:00'],
    ['to the last of them', '2026-12-24T05:00', checkOut, '2026-12-23T23:00'],
    ['is none from six', '2026-12-24T06:00', checkOut, null],
    ['cannot mean an evening that is past', '2026-12-01T04:00', checkOut, null],
    ['cannot mean a thirty-first night', '2026-12-02T04:00', '2027-01-01T11:00', null],
  ])('%s', (_, checkIn, until, evening) => {
    expect(eveningBefore({ checkIn, checkOut: until }, now)).toBe(evening)
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
  ])('%s', (_, checkIn, now, expected) => {
    expect(clampCheckInToNow(checkIn, now)).toBe(expected)
  })
})

describe('a stay requested by a link', () => {
  const now = '2026-10-02T19:00'
  test.each<[string, RequestedMoment, RequestedMoment, string, string, string[]]>([
    ['can be had', '2026-12-05T22:00', '2026-12-09T07:00', '2026-12-05T22:00', '2026-12-09T07:00', []],
    ['is left out', 'missing', 'missing', '2026-11-04T15:00', '2026-11-07T11:00', []],
    ['has one side only', 'missing', '2026-11-20T09:00', '2026-11-04T15:00', '2026-11-20T09:00', []],
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
      'is past: its hours and nights stay',
      '2026-09-10T18:00',
      '2026-09-15T09:00',
      '2026-11-04T18:00',
      '2026-11-09T09:00',
      ['in_the_past'],
    ],
    [
      'is too far ahead',
      '2027-10-03T18:00',
      '2027-10-05T09:00',
      '2026-11-04T18:00',
      '2026-11-06T09:00',
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
      '2026-11-04T18:00',
      '2026-11-05T09:00',
      ['check_out_not_after_check_in', 'in_the_past'],
    ],
    [
      'begins on a day that no calendar has',
      'unknown',
      '2026-10-20T09:00',
      '2026-11-04T15:00',
      '2026-11-07T09:00',
      ['dates_unknown'],
    ],
    [
      'begins on such a day, and ends as many nights after the usual one as a stay may have',
      'unknown',
      '2026-12-04T09:00',
      '2026-11-04T15:00',
      '2026-12-04T09:00',
      ['dates_unknown'],
    ],
    [
      'begins on such a day, and ends a night after the usual one',
      'unknown',
      '2026-11-05T09:00',
      '2026-11-04T15:00',
      '2026-11-05T09:00',
      ['dates_unknown'],
    ],
    [
      'begins on such a day, and ends before any night of the usual one',
      'unknown',
      '2026-11-04T22:00',
      '2026-11-04T15:00',
      '2026-11-07T22:00',
      ['dates_unknown'],
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
    expect(clampStay({ checkIn, checkOut }, now)).toEqual({ stay: { checkIn: from, checkOut: until }, changes })
  })
})

test.each([
  ['today, that which runs', '2026-11-25T15:00', '2026-11-25T13:00', 13],
  ['on another day, every hour', '2026-11-26T15:00', '2026-11-25T13:00', 0],
  ['while the clock there is not known, every hour', '2026-11-25T15:00', null, 0],
])('the first hour that has not passed: %s', (_, checkIn, now, expected) => {
  expect(earliestHour(checkIn, now)).toBe(expected)
})
