import { expect, test } from 'vitest'
import { arrivalOf, landingDay, readHour, readTime } from './arrival.rules.ts'

const JFK_KM = 21.46

test.each([
  // 20 minutes to leave the plane, 60 at the border, 10 to start the transfer, 48 on the road: 138 in all.
  ['06:40', true, true, '2026-12-24T09:00', '2026-12-24T09:00', false],
  ['06:42', true, true, '2026-12-24T09:00', '2026-12-24T09:00', false],
  ['06:43', true, true, '2026-12-24T10:00', '2026-12-24T10:00', false],
  // 98 minutes without a border, 78 also without a bag.
  ['06:40', false, true, '2026-12-24T09:00', '2026-12-24T09:00', false],
  ['06:40', false, false, '2026-12-24T08:00', '2026-12-24T08:00', false],
  // The bag arrives during the wait at the border.
  ['06:40', true, false, '2026-12-24T09:00', '2026-12-24T09:00', false],
  ['20:40', true, true, '2026-12-24T23:00', '2026-12-24T23:00', false],
  // After midnight, the night before is booked from its last hour, 23:00.
  ['22:00', true, true, '2026-12-25T01:00', '2026-12-24T23:00', true],
  ['23:50', true, true, '2026-12-25T03:00', '2026-12-24T23:00', true],
  ['00:30', true, true, '2026-12-24T03:00', '2026-12-23T23:00', true],
  ['03:30', true, true, '2026-12-24T06:00', '2026-12-24T06:00', false],
] as const)(
  'landing at %s, border %s, bag %s: at the door %s, check-in %s',
  (time, border, bag, door, checkIn, afterMidnight) => {
    const arrival = arrivalOf({ at: `2026-12-24T${time}`, km: JFK_KM, border, bag })
    expect(arrival).toMatchObject({ door, checkIn, afterMidnight, onTheRoad: 48 })
  },
)

test.each([
  // 138 minutes from landing.
  ['2026-12-24T06:40', '2026-12-24T09:00'],
  ['2026-12-24T08:05', '2026-12-24T10:30'],
  ['2026-12-31T21:50', '2027-01-01T00:10'],
])('a landing at %s is at the door by %s, rounded up to ten minutes', (at, doorTime) => {
  expect(arrivalOf({ at, km: JFK_KM, border: true, bag: true }).doorTime).toBe(doorTime)
})

test.each([
  ['2026-12-24T10:00', '08:00', '2026-12-24'],
  ['2026-12-24T23:00', '21:30', '2026-12-24'],
  ['2026-12-23T23:00', '00:30', '2026-12-24'],
  ['2026-12-31T23:00', '05:00', '2027-01-01'],
])('a guest who checks in at %s and lands at %s lands on %s', (checkIn, time, day) => {
  expect(landingDay(checkIn, time)).toBe(day)
})

const minutes = (border: boolean, bag: boolean, km: number) =>
  arrivalOf({ at: '2026-12-24T10:00', km, border, bag }).minutes

test('the minutes add up: plane, border or bag, start of the transfer and road', () => {
  expect([minutes(true, true, JFK_KM), minutes(false, true, JFK_KM), minutes(false, false, 0)]).toEqual([138, 98, 30])
})

test.each([
  [0, 0],
  [9.6, 22],
  // The farthest shown at a hotel: 117 km of road, 30 of them in a city.
  [90, 126],
])('%d km away takes %d minutes on the road', (km, onTheRoad) => {
  expect(arrivalOf({ at: '2026-12-24T10:00', km, border: true, bag: true }).onTheRoad).toBe(onTheRoad)
})

test.each([
  // Across the end of a month and of a year, and into a leap day.
  ['2026-11-30T23:10', '2026-12-01T02:00', '2026-11-30T23:00'],
  ['2026-12-31T20:50', '2027-01-01T00:00', '2026-12-31T23:00'],
  ['2028-02-28T23:59', '2028-02-29T03:00', '2028-02-28T23:00'],
  // Exactly on the hour nothing is rounded up; a minute later it is the next hour.
  ['2026-12-24T05:42', '2026-12-24T08:00', '2026-12-24T08:00'],
  ['2026-12-24T05:43', '2026-12-24T09:00', '2026-12-24T09:00'],
  // A landing on the day before begins the stay on that day.
  ['2026-12-23T12:00', '2026-12-23T15:00', '2026-12-23T15:00'],
])('landing at %s: at the door %s, check-in %s', (at, door, checkIn) => {
  expect(arrivalOf({ at, km: JFK_KM, border: true, bag: true })).toMatchObject({ door, checkIn })
})

test.each([
  ['6', '06:00'],
  ['٢١', '21:00'],
  ['24', null],
  ['640', null],
  ['', null],
])('an hour alone is read once the guest has finished typing: "%s"', (input, expected) => {
  expect(readHour(input)).toBe(expected)
})

test.each([
  ['06:40', '06:40'],
  [' 6.40 ', '06:40'],
  ['640', '06:40'],
  ['2359', '23:59'],
  ['٠٦:٤٠', '06:40'],
  ['24:00', null],
  ['6:75', null],
  ['6:40 PM', '18:40'],
  ['6:40am', '06:40'],
  ['6 p.m.', '18:00'],
  ['12 am', '00:00'],
  ['12:05 pm', '12:05'],
  ['٦:٤٠ م', '18:40'],
  ['6:40 ص', '06:40'],
  ['13:00 pm', null],
  ['0 am', null],
  ['6:40 xm', null],
  ['6', null],
  ['pm', null],
  ['', null],
])('a time is read as guests write it: "%s"', (input, expected) => {
  expect(readTime(input)).toBe(expected)
})
