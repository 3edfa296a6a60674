import type { BookingStatus } from '#contract/booking/bookings.ts'
import { describe, expect, test } from 'vitest'
import { bidStatusesOf, bookedStay, openDeadline } from './booking.rules.ts'

describe('the hours of a booking', () => {
  const openBid = { state: 'asked', amount: 40 } as const
  const none = { state: 'none', amount: null } as const
  const early = {
    check_in: '2026-12-24T08:00',
    check_out: '2026-12-27T14:00',
    checkin_guaranteed: false,
    checkout_guaranteed: true,
    status: 'confirmed' as BookingStatus,
  }

  test('are on request until the hotel answers', () => {
    expect(bookedStay({ ...early, bids: { check_in: openBid, check_out: none } })).toEqual({
      stay: { checkIn: '2026-12-24T08:00', checkOut: '2026-12-27T14:00' },
      tones: { checkIn: 'asked', checkOut: 'guaranteed' },
    })
  })

  test.each<BookingStatus>(['cancelled', 'rejected'])(
    'of a booking that is %s are only those that were agreed',
    (status) => {
      const bids = { check_in: openBid, check_out: none }
      expect(bookedStay({ ...early, status, bids })).toEqual({
        stay: { checkIn: '2026-12-24T15:00', checkOut: '2026-12-27T14:00' },
        tones: { checkIn: 'guaranteed', checkOut: 'guaranteed' },
      })
      const accepted = { check_in: { ...openBid, state: 'accepted' }, check_out: none } as const
      expect(bookedStay({ ...early, status, bids: accepted }).stay.checkIn).toBe('2026-12-24T08:00')
    },
  )

  test.each([
    ['accepted', 'agreed'],
    ['charged', 'agreed'],
    ['done', 'guaranteed'],
  ] as const)('of a bid that is %s are %s', (status, promise) => {
    const bids = { check_in: { ...openBid, state: 'accepted', status }, check_out: none } as const
    expect(bookedStay({ ...early, bids }).tones).toEqual({ checkIn: promise, checkOut: 'guaranteed' })
  })

  test('fall back to 15:00 and 11:00 when a bid is rejected', () => {
    const rejected = { ...openBid, state: 'rejected' } as const
    expect(
      bookedStay({ ...early, checkout_guaranteed: false, bids: { check_in: rejected, check_out: rejected } }).stay,
    ).toEqual({ checkIn: '2026-12-24T15:00', checkOut: '2026-12-27T11:00' })
  })
})

test('two bids in one state are listed once; a finished booking lists none', () => {
  expect([
    bidStatuses('confirmed', 'asked', 'asked'),
    bidStatuses('confirmed', 'asked', 'accepted'),
    bidStatuses('confirmed', 'none', 'none'),
    bidStatuses('cancelled', 'asked', 'asked'),
  ]).toEqual([['asked'], ['asked', 'accepted'], [], []])
})

test.each<[string, BookingStatus, string | null, string | null]>([
  ['is told while it is to come', 'confirmed', '2026-12-22T20:00:00Z', '2026-12-22T20:00:00Z'],
  ['is over at its instant', 'confirmed', '2026-12-01T12:00:00Z', null],
  ['is not there when nothing is given back', 'confirmed', null, null],
  ['is not told of a cancelled booking', 'cancelled', '2026-12-22T20:00:00Z', null],
])('the deadline for free cancellation %s', (_, status, deadline, expected) => {
  const now = Temporal.Instant.from('2026-12-01T12:00:00Z')
  expect(
    openDeadline({ status, cancellation: { deadline, is_open: false, refund: 0, credits: 0, promo: 0, kept: 0 } }, now),
  ).toBe(expected)
})

function bid(state: 'asked' | 'accepted' | 'none') {
  return { state, amount: 40 }
}

const bidStatuses = (status: BookingStatus, one: 'asked' | 'none', other: 'asked' | 'accepted' | 'none') =>
  bidStatusesOf({ status, bids: { check_in: bid(one), check_out: bid(other) } })
