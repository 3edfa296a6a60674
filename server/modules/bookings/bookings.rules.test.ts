import { describe, expect, test } from 'vitest'
import { REFERENCE_ALPHABET } from '#contract/booking/bookings.ts'
import { bidProblem, statusAt } from './bookings.rules.ts'
import type { BookingStep } from './bookings.tables.ts'
import { generateReference } from './reference.ts'

const CHECK_IN = Temporal.Instant.from('2026-12-24T20:00Z')
const CHECK_OUT = Temporal.Instant.from('2026-12-27T16:00Z')
const at = (step: BookingStep, now: string) =>
  statusAt({ step, check_in_at: CHECK_IN, check_out_at: CHECK_OUT }, Temporal.Instant.from(now))

describe('the status of a booking', () => {
  test.each([
    ['held', '2026-12-01T00:00Z', 'processing'],
    ['captured', '2026-12-24T19:59Z', 'confirmed'],
    ['captured', '2026-12-24T20:00Z', 'ongoing'],
    ['captured', '2026-12-27T15:59Z', 'ongoing'],
    ['captured', '2026-12-27T16:00Z', 'completed'],
    ['declined', '2026-12-01T00:00Z', 'rejected'],
    ['refused', '2026-12-01T00:00Z', 'rejected'],
    ['refunding', '2026-12-01T00:00Z', 'cancelled'],
    ['refunded', '2027-12-01T00:00Z', 'cancelled'],
    ['review', '2026-12-01T00:00Z', 'review'],
  ] as const)('%s at %s is %s', (step, now, status) => {
    expect(at(step, now)).toBe(status)
  })
})

describe('a bid', () => {
  const side = { guaranteed: false, deviation: 3, most: 10_000 }
  test.each([
    ['one dollar is one', 100, side, null],
    ['the price of the side is one', 10_000, side, null],
    ['a cent less than a dollar is none', 99, side, 'a bid is between 1 and 100.00'],
    ['a cent more than the side is none', 10_001, side, 'a bid is between 1 and 100.00'],
    ['a guaranteed side takes none', 500, { ...side, guaranteed: true }, 'this side is not open for a bid'],
    ['a side without more hours takes none', 500, { ...side, deviation: -2 }, 'this side is not open for a bid'],
  ])('%s', (_, bid, offered, problem) => {
    expect(bidProblem(bid, offered)).toBe(problem)
  })
})

describe('a reference number', () => {
  test('has 8 characters from an alphabet without look-alikes', () => {
    expect(REFERENCE_ALPHABET).not.toMatch(/[01ILO]/)
    const drawn = Array.from({ length: 200 }, generateReference)
    expect(drawn.every((reference) => /^[2-9A-HJKMNP-Z]{8}$/.test(reference))).toBe(true)
    expect(new Set(drawn).size).toBe(200)
  })
})
