import { booked } from '#src/views/parts/booking/booking.testing.ts'
import { expect, test } from 'vitest'
import { aheadOf } from './ahead.rules.ts'

const stay = {
  ...booked('b1', 'confirmed', '2026-12-24T09:00'),
  check_out: '2026-12-27T14:00',
  checkin_guaranteed: false,
  hotel: { ...booked('b1', 'confirmed', '2026-12-24T09:00').hotel, time_zone: 'America/New_York' },
  paid: { at: '2026-12-01T10:00:00Z', wallet: null, brand: 'Visa', last4: '1111' },
  bids: { check_in: { state: 'asked', amount: 60 }, check_out: { state: 'none', amount: null } },
} as const
const free = (deadline: string) => ({
  cancellation: { deadline, is_open: true, refund: 100, credits: 0, promo: 0, kept: 0 },
})

const listAhead = (booking: Parameters<typeof aheadOf>[0], now: string) =>
  aheadOf(booking, Temporal.Instant.from(now)).map(({ what, at }) => `${what} ${at.toString()}`)

test('lists what is ahead in order: the answer, the cancellation deadline, and the certain hours', () => {
  expect(listAhead({ ...stay, ...free('2026-12-22T14:00:00Z') }, '2026-12-01T10:00:01Z')).toEqual([
    'answer 2026-12-03T10:00:00Z',
    'cancel 2026-12-22T14:00:00Z',
    'checkIn 2026-12-24T20:00:00Z',
    'checkOut 2026-12-27T19:00:00Z',
  ])
})

test('lists the cancellation deadline first if it is before the answer', () => {
  expect(listAhead({ ...stay, ...free('2026-12-02T14:00:00Z') }, '2026-12-01T10:00:01Z').slice(0, 2)).toEqual([
    'cancel 2026-12-02T14:00:00Z',
    'answer 2026-12-03T10:00:00Z',
  ])
})

test('leaves out what is past', () => {
  expect(listAhead(stay, '2026-12-25T00:00:00Z')).toEqual(['checkOut 2026-12-27T19:00:00Z'])
})
