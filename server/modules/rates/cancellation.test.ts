import { expect, test } from 'vitest'
import { cancellationOf } from './cancellation.ts'

const NEW_YORK = { time_zone: 'America/New_York', cancellation_hours: 24 }
const NOW = Temporal.Instant.from('2026-11-20T17:00Z').epochMilliseconds
const NOTHING = { refundable: false, deadline: null, deadline_local: null }

test('a flexible rate is free to cancel until the hotel’s number of hours before the chosen check-in', () => {
  expect(cancellationOf(NEW_YORK, 'flexible', '2026-12-24T09:00', NOW)).toEqual({
    refundable: true,
    deadline: '2026-12-23T14:00:00Z',
    deadline_local: '2026-12-23T09:00',
  })
  expect(
    cancellationOf({ ...NEW_YORK, cancellation_hours: 72 }, 'flexible_breakfast', '2026-12-24T22:00', NOW),
  ).toEqual({
    refundable: true,
    deadline: '2026-12-22T03:00:00Z',
    deadline_local: '2026-12-21T22:00',
  })
})

test('the deadline counts elapsed hours, so its time of day shifts across a clock change', () => {
  // In New York clocks go from 2:00 to 3:00 on 14 March 2027, and from 2:00 to 1:00 on 7 November.
  expect(cancellationOf(NEW_YORK, 'flexible', '2027-03-14T15:00', NOW)).toEqual({
    refundable: true,
    deadline: '2027-03-13T19:00:00Z',
    deadline_local: '2027-03-13T14:00',
  })
  expect(cancellationOf(NEW_YORK, 'flexible', '2027-11-07T15:00', NOW)).toEqual({
    refundable: true,
    deadline: '2027-11-06T20:00:00Z',
    deadline_local: '2027-11-06T16:00',
  })
})

test('the deadline is on the hotel’s clock, not the guest’s', () => {
  const tokyo = { time_zone: 'Asia/Tokyo', cancellation_hours: 24 }
  expect(cancellationOf(tokyo, 'flexible', '2026-12-24T15:00', NOW)).toEqual({
    refundable: true,
    deadline: '2026-12-23T06:00:00Z',
    deadline_local: '2026-12-23T15:00',
  })
})

test('a deadline that has passed makes the rate non-refundable', () => {
  const checkIn = '2026-11-21T12:00'
  expect(cancellationOf(NEW_YORK, 'flexible', checkIn, NOW)).toEqual(NOTHING)
  expect(cancellationOf(NEW_YORK, 'flexible', checkIn, NOW - 1)).toMatchObject({ refundable: true })
})

test.each(['non_refundable', 'non_refundable_breakfast'] as const)(
  'a rate of the plan %s refunds nothing, however early',
  (plan) => {
    expect(cancellationOf(NEW_YORK, plan, '2027-06-01T15:00', NOW)).toEqual(NOTHING)
  },
)
