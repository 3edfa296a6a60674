import { describe, expect, test } from 'vitest'
import {
  addDays,
  daysBetween,
  countHours,
  isDayHour,
  countNights,
  roomsCodec,
  STANDARD_CHECK_IN_HOUR,
  STANDARD_CHECK_OUT_HOUR,
  stayProblem,
} from './stay.ts'

test('the standard stay is from 15:00 to 11:00', () => {
  expect([STANDARD_CHECK_IN_HOUR, STANDARD_CHECK_OUT_HOUR]).toEqual([15, 11])
})

describe('a full hour of the wall clock', () => {
  test.each(['2026-12-24T15:00', '2028-02-29T00:00', '2026-12-31T23:00'])('%s is valid', (at) => {
    expect(isDayHour(at)).toBe(true)
  })

  test.each([
    '2026-02-29T15:00',
    '2026-02-31T15:00',
    '2026-13-01T15:00',
    '2026-00-10T15:00',
    '2026-12-24T24:00',
    '2026-12-24T15:30',
    '2026-12-24T15:00Z',
    '2026-12-24T15:00+02:00',
    '2026-12-24 15:00',
    '26-12-24T15:00',
    '٢٠٢٦-١٢-٢٤T١٥:٠٠',
    '',
    15,
    null,
  ])('%j is not', (at) => {
    expect(isDayHour(at)).toBe(false)
  })
})

describe('days', () => {
  test('are counted on the calendar, across clock changes and the leap day', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01')
    expect(addDays('2026-03-28', 1)).toBe('2026-03-29')
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2)
    expect(daysBetween('2026-12-31', '2026-12-30')).toBe(-1)
  })

  test('nights are counted by the calendar, hours by the wall clock', () => {
    const stay = { checkIn: '2026-12-24T20:00', checkOut: '2026-12-27T14:00' }
    expect([countNights(stay), countHours(stay, null)]).toEqual([3, 66])
  })
})

describe('a bookable stay', () => {
  const now = '2026-11-21T14:00'
  test.each([
    ['one night from now is one', '2026-11-21T14:00', '2026-11-22T11:00', undefined],
    ['thirty nights are', '2026-12-01T15:00', '2026-12-31T11:00', undefined],
    ['365 days ahead is', '2027-11-21T15:00', '2027-11-22T11:00', undefined],
    ['no night is none', '2026-12-24T09:00', '2026-12-24T23:00', 'check_out_not_after_check_in'],
    ['check-out before check-in is none', '2026-12-24T15:00', '2026-12-23T11:00', 'check_out_not_after_check_in'],
    ['thirty-one nights are none', '2026-12-01T15:00', '2027-01-01T11:00', 'too_many_nights'],
    ['an hour ago is none', '2026-11-21T13:00', '2026-11-22T11:00', 'in_the_past'],
    ['366 days ahead is none', '2027-11-22T15:00', '2027-11-23T11:00', 'too_far_ahead'],
  ])('%s', (_, checkIn, checkOut, problem) => {
    expect(stayProblem({ checkIn, checkOut }, now, 'America/New_York')).toBe(problem)
  })
})

describe('the night that began yesterday', () => {
  const night = '2026-11-25T23:00'
  test.each([
    ['is sold at midnight', '2026-11-26T00:00', night, undefined],
    ['is sold until six', '2026-11-26T05:00', night, undefined],
    ['is past from six', '2026-11-26T06:00', night, 'in_the_past'],
    ['begins at 23:00 alone', '2026-11-26T02:00', '2026-11-25T22:00', 'in_the_past'],
    ['is the last one', '2026-11-26T02:00', '2026-11-24T23:00', 'in_the_past'],
    ['does not bring back the hours of today', '2026-11-26T02:00', '2026-11-26T01:00', 'in_the_past'],
  ])('%s', (_, now, checkIn, problem) => {
    expect(stayProblem({ checkIn, checkOut: '2026-11-27T11:00' }, now, 'Asia/Tokyo')).toBe(problem)
  })

  test.each([
    ['may end today', '2026-11-26T11:00', undefined],
    ['may end at the next full hour', '2026-11-26T04:00', undefined],
    ['has not ended already', '2026-11-26T03:00', 'check_out_passed'],
    ['ends at no hour that has passed', '2026-11-26T00:00', 'check_out_passed'],
  ])('%s', (_, checkOut, problem) => {
    expect(stayProblem({ checkIn: night, checkOut }, '2026-11-26T03:00', 'Asia/Tokyo')).toBe(problem)
  })
})

describe('an hour that a clock change skips', () => {
  const before = { checkIn: '2027-03-13T15:00', checkOut: '2027-03-14T02:00' }
  const after = { checkIn: '2027-03-14T02:00', checkOut: '2027-03-15T11:00' }
  test.each([
    ['begins no stay', after, 'America/New_York', 'check_in_skipped'],
    ['ends no stay', before, 'America/New_York', 'check_out_skipped'],
    ['is an hour as any other elsewhere', after, 'Europe/Paris', undefined],
    ['cannot be told while the zone is unknown', after, null, undefined],
    [
      'may be skipped in part',
      { ...after, checkIn: '2027-10-03T02:00', checkOut: '2027-10-04T11:00' },
      'Australia/Lord_Howe',
      'check_in_skipped',
    ],
    [
      'is not the one that comes twice',
      { ...after, checkIn: '2027-11-07T01:00', checkOut: '2027-11-08T11:00' },
      'America/New_York',
      undefined,
    ],
  ])('%s', (_, stay, timeZone, problem) => {
    expect(stayProblem(stay, '2026-11-21T14:00', timeZone)).toBe(problem)
  })
})

describe('rooms in a URL', () => {
  test.each([
    [
      '2:6,4|1:',
      [
        { adults: 2, children: [6, 4] },
        { adults: 1, children: [] },
      ],
    ],
    ['20:0,17', [{ adults: 20, children: [0, 17] }]],
  ])('%s is read and written back', (text, rooms) => {
    expect(roomsCodec.decode(text)).toEqual(rooms)
    expect(roomsCodec.encode(rooms)).toBe(text)
  })

  test('the colon is optional without children', () => {
    expect(roomsCodec.decode('2')).toEqual([{ adults: 2, children: [] }])
  })

  test.each([
    '',
    '0:',
    '21:',
    '2:18',
    '2:-1',
    '2:6,',
    '2:a',
    '2::6',
    '2|',
    '1e1:',
    '02 :',
    `2:${Array.from({ length: 21 }, () => '6').join(',')}`,
    Array.from({ length: 9 }, () => '1:').join('|'),
  ])('refuses %j', (text) => {
    expect(roomsCodec.decode(text)).toBeUndefined()
  })
})

test.each([
  ['over a night that clocks go forward in', '2027-03-13T22:00', '2027-03-15T06:00', 31],
  ['over a night that clocks go back in', '2026-10-31T22:00', '2026-11-01T06:00', 9],
  ['over any other night', '2026-12-05T22:00', '2026-12-06T06:00', 8],
])('counts the elapsed hours of a stay in New York %s', (_, checkIn, checkOut, hours) => {
  expect(countHours({ checkIn, checkOut }, 'America/New_York')).toBe(hours)
})

test('counts wall-clock hours without a time zone', () => {
  expect(countHours({ checkIn: '2027-03-13T22:00', checkOut: '2027-03-15T06:00' }, null)).toBe(32)
})
