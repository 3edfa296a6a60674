import { describe, expect, test } from 'vitest'
import { nextTimer, payUntil, type Timer, type TimedNegotiation } from './negotiations.timers.rules.ts'

const at = (text: string): Temporal.Instant => Temporal.Instant.from(text)

/** Asked on Thursday morning; check-in a week later. */
const row = (changes: Partial<TimedNegotiation> = {}): TimedNegotiation => ({
  state: 'asked',
  created_at: at('2026-11-26T07:00Z'),
  asked_at: at('2026-11-26T08:00Z'),
  moved_at: at('2026-11-26T08:00Z'),
  cancel_at: at('2026-12-02T15:00Z'),
  charge_at: at('2026-12-01T15:00Z'),
  final_at: at('2026-12-04T00:00Z'),
  ...changes,
})

const next = (timers: readonly Timer[], changes: Partial<TimedNegotiation> = {}, reminders = 0): string => {
  const timer = nextTimer(timers, row(changes), reminders)
  return timer === null ? 'none' : `${timer.event} ${timer.at.toString()}`
}

const countered = (moved: string): string => next(['timer.due'], { state: 'countered', moved_at: at(moved) })

describe('the earliest of the timers that a state waits for', () => {
  test('a hotel that is asked is reminded after 24 and 40 hours, and has 48', () => {
    const timers = ['timer.remind', 'timer.due'] as const
    expect(next(timers)).toBe('timer.remind 2026-11-27T08:00:00Z')
    expect(next(timers, {}, 1)).toBe('timer.remind 2026-11-28T00:00:00Z')
    expect(next(timers, {}, 2)).toBe('timer.due 2026-11-28T08:00:00Z')
  })

  test('there is no reminder after the deadline', () => {
    const soon = { final_at: at('2026-11-26T20:00Z') }
    expect(next(['timer.remind', 'timer.due'], soon)).toBe('timer.due 2026-11-26T20:00:00Z')
  })

  test('the guest has 48 hours to confirm their address', () => {
    expect(next(['timer.confirm'], { state: 'unconfirmed', asked_at: null })).toBe('timer.confirm 2026-11-28T07:00:00Z')
  })

  test("the hotel's answer leaves after a minute", () => {
    expect(next(['timer.leave'], { state: 'answering', moved_at: at('2026-11-27T10:00Z') })).toBe(
      'timer.leave 2026-11-27T10:01:00Z',
    )
  })

  test('a counter-offer ends after 48 hours, at the charge at the latest', () => {
    expect(countered('2026-11-27T10:00Z')).toBe('timer.due 2026-11-29T10:00:00Z')
    expect(countered('2026-11-30T10:00Z')).toBe('timer.due 2026-12-01T15:00:00Z')
  })

  test('what was agreed is charged, given up after 26 hours without a result, and final 6 hours before check-in', () => {
    expect(next(['timer.charge'], { state: 'accepted' })).toBe('timer.charge 2026-12-01T15:00:00Z')
    expect(next(['timer.patience'], { state: 'charging', moved_at: at('2026-12-01T15:00Z') })).toBe(
      'timer.patience 2026-12-02T17:00:00Z',
    )
    expect(next(['timer.final'], { state: 'charged' })).toBe('timer.final 2026-12-04T00:00:00Z')
  })

  test('a state that waits for no timer has none', () => expect(next([], { state: 'done' })).toBe('none'))
})

describe('another card is taken', () => {
  test('until free cancellation ends, so that the guest can still cancel', () =>
    expect(payUntil(row({ moved_at: at('2026-12-01T15:00Z') })).toString()).toBe('2026-12-02T15:00:00Z'))

  test('for a day at least', () =>
    expect(payUntil(row({ moved_at: at('2026-12-02T14:00Z') })).toString()).toBe('2026-12-03T14:00:00Z'))

  test('never after the final answer', () =>
    expect(payUntil(row({ moved_at: at('2026-12-03T20:00Z') })).toString()).toBe('2026-12-04T00:00:00Z'))
})
