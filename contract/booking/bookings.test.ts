import { is } from 'superstruct'
import { describe, expect, test } from 'vitest'
import { BookingBody, maxTotal, sidesOnRequest, guaranteedStay, type Booking } from './bookings.ts'

const NONE = { state: 'none', amount: null } as const
const openBid = (amount: number) => ({ state: 'asked', amount }) as const
type Bids = Booking['bids']
const GIVEN: Bids = { check_in: { state: 'accepted', amount: 20 }, check_out: { state: 'accepted', amount: 30 } }

const early = {
  status: 'confirmed',
  check_in: '2026-12-24T08:00',
  check_out: '2026-12-27T14:00',
  checkin_guaranteed: false,
  checkout_guaranteed: false,
  total: 277.11,
} as const

describe('hours on request', () => {
  test.each<[string, object, Bids, string[]]>([
    ['both sides', {}, { check_in: openBid(20), check_out: openBid(30) }, ['check_in', 'check_out']],
    ['without a bid too', {}, { check_in: NONE, check_out: NONE }, ['check_in', 'check_out']],
    ['not a guaranteed side', { checkin_guaranteed: true }, { check_in: NONE, check_out: openBid(30) }, ['check_out']],
    [
      'not a side that the hotel has answered for',
      {},
      { check_in: { state: 'accepted', amount: 20 }, check_out: { state: 'rejected', amount: 30 } },
      [],
    ],
    [
      'not standard hours, nor fewer',
      { check_in: '2026-12-24T15:00', check_out: '2026-12-27T09:00' },
      { check_in: NONE, check_out: NONE },
      [],
    ],
    ['none of a canceled booking', { status: 'cancelled' }, { check_in: openBid(20), check_out: openBid(30) }, []],
  ])('%s', (_, change, bids, sides) => {
    expect(sidesOnRequest({ ...early, ...change, bids })).toEqual(sides)
  })
})

test.each<[string, object, string, string]>([
  ['early hours that are held', { checkin_guaranteed: true }, '2026-12-24T08:00', '2026-12-27T11:00'],
  ['standard hours, where others are only asked for', {}, '2026-12-24T15:00', '2026-12-27T11:00'],
  ['hours that the hotel has given', { bids: GIVEN }, '2026-12-24T08:00', '2026-12-27T14:00'],
  ['a late check-in of their own', { check_in: '2026-12-24T20:00' }, '2026-12-24T20:00', '2026-12-27T11:00'],
  ['an early check-out of their own', { check_out: '2026-12-27T08:00' }, '2026-12-24T15:00', '2026-12-27T08:00'],
])('the guest can rely on %s', (_, change, checkIn, checkOut) => {
  const bids = { check_in: openBid(20), check_out: openBid(30) }
  expect(guaranteedStay({ ...early, bids, ...change })).toEqual({ checkIn, checkOut })
})

describe('the most that can be charged', () => {
  test.each<[string, object, Bids, number]>([
    ['has the bids in it', {}, { check_in: openBid(73.15), check_out: openBid(73.16) }, 423.42],
    ['is the total without any', {}, { check_in: NONE, check_out: NONE }, 277.11],
    [
      'leaves out what the hotel has refused',
      {},
      { check_in: { state: 'rejected', amount: 20 }, check_out: { state: 'accepted', amount: 30 } },
      307.11,
    ],
    ['is the total of a canceled booking', { status: 'cancelled' }, { check_in: openBid(20), check_out: NONE }, 277.11],
  ])('%s', (_, change, bids, dollars) => {
    expect(maxTotal({ ...early, ...change, bids })).toBe(dollars)
  })
})

test.each([
  ['CC-77 Köln, מח׳ 4', true],
  ['CC-77\r\nTotal: 0', false],
  ['CC-\u202E77', false],
  ['CC-\u206777', false],
])('a cost reference is one line without bidi controls: %j', (cost_reference, isOne) => {
  const body = { rateKey: 'k', guest: { first_name: 'Dana', last_name: 'Levi' }, payment: { type: 'invoice' } }
  expect(is({ ...body, comment: '', expected_total: 1, again: false, cost_reference }, BookingBody)).toBe(isOne)
})

test.each([
  ['2026-12-23T20:00:00Z', true],
  ['2026-12-23T15:00:00-05:00', true],
  [null, true],
  [undefined, true],
  ['2026-12-23T20:00', false],
  ['2026-13-23T20:00:00Z', false],
  ['tomorrow', false],
  [`2026-12-23T20:00:00.${'0'.repeat(100)}Z`, false],
  [1_766_520_000_000, false],
])('the deadline that a booking expects is an instant, null or absent: %s', (expected_deadline, isRead) => {
  const body = {
    rateKey: 'key',
    guest: { first_name: 'Dana', last_name: 'Levi' },
    comment: '',
    payment: { type: 'card' },
    expected_total: 1,
  }
  expect(is({ ...body, expected_deadline }, BookingBody)).toBe(isRead)
})
