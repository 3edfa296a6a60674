import { expect, test } from 'vitest'
import { bidResponseDeadline, isAnswerAfterDeadline } from './bidDeadlines.ts'

const openBid = { state: 'asked', amount: 60 } as const
const none = { state: 'none', amount: null } as const
const BOOKED = '2026-12-01T10:00:00Z'

test.each([
  ['within two days of being asked', { created_at: BOOKED }, '2026-12-03T10:00:00Z'],
  [
    'within two days of the payment, where that came later',
    { created_at: BOOKED, paid: { at: '2026-12-02T08:00:00Z', wallet: null, brand: 'Visa', last4: '1111' } },
    '2026-12-04T08:00:00Z',
  ],
  ['for a late check-out alone', { bids: { check_in: none, check_out: openBid } }, '2026-12-03T10:00:00Z'],
  // 09:00 in New York is 14:00 UTC.
  ['six hours before early hours at the latest', { check_in: '2026-12-02T09:00' }, '2026-12-02T08:00:00Z'],
  ['at no promised time when the stay begins sooner', { check_in: '2026-12-01T09:00' }, undefined],
  ['at no promised time when it is six hours to the minute', { check_in: '2026-12-01T11:00' }, undefined],
  // 11:00 in New York is 16:00 UTC.
  [
    'six hours before late hours at the latest, whatever becomes of the check-in',
    { check_in: '2026-12-01T09:00', check_out: '2026-12-02T16:00', bids: { check_in: none, check_out: openBid } },
    '2026-12-02T10:00:00Z',
  ],
  [
    'both bids by the later of their two times',
    { check_in: '2026-12-02T09:00', check_out: '2026-12-04T16:00', bids: { check_in: openBid, check_out: openBid } },
    '2026-12-03T10:00:00Z',
  ],
  ['nothing where no bid was made', { bids: { check_in: none, check_out: none } }, undefined],
  ['nothing twice', { bids: { check_in: { ...openBid, state: 'accepted' as const }, check_out: none } }, undefined],
])('a hotel answers %s', (_, booking, by) => {
  const stay = {
    check_in: '2026-12-24T09:00',
    check_out: '2026-12-27T16:00',
    hotel: { time_zone: 'America/New_York' },
    created_at: BOOKED,
  }
  expect(bidResponseDeadline({ ...stay, bids: { check_in: openBid, check_out: none }, ...booking })?.toString()).toBe(
    by,
  )
})

test('counts elapsed hours when clocks change before check-in', () => {
  const stay = {
    bids: { check_in: openBid, check_out: none },
    check_in: '2027-03-14T07:00',
    check_out: '2027-03-16T11:00',
    hotel: { time_zone: 'America/New_York' },
    created_at: '2027-03-13T12:00:00Z',
  }
  expect(bidResponseDeadline(stay)?.toString()).toBe('2027-03-14T05:00:00Z')
})

test.each<[string, string | null, string | null, boolean]>([
  ['a minute later', '2026-12-03T10:01:00Z', '2026-12-03T10:00:00Z', true],
  ['at the same moment', '2026-12-03T10:00:00Z', '2026-12-03T10:00:00Z', false],
  ['earlier', '2026-12-03T09:59:00Z', '2026-12-03T10:00:00Z', false],
  ['where nothing is free to cancel', '2026-12-03T10:00:00Z', null, false],
  ['where none is promised', null, '2026-12-03T10:00:00Z', false],
])('whether the answer may come after free cancellation has ended: %s', (_, answer, deadline, expected) => {
  expect(isAnswerAfterDeadline(answer === null ? null : Temporal.Instant.from(answer), deadline)).toBe(expected)
})
