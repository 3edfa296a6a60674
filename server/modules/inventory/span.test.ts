import { describe, expect, test } from 'vitest'
import { daysOfSpan, heldSpan } from './span.ts'

describe('the held hours of a stay', () => {
  const early = { checkIn: '2026-12-24T09:00', checkOut: '2026-12-27T18:00' }
  const late = { checkIn: '2026-12-24T20:00', checkOut: '2026-12-27T06:00' }
  const both = { check_in: true, check_out: true }
  const none = { check_in: false, check_out: false }

  test('include the chosen hour of a guaranteed side', () => {
    expect(heldSpan(early, both)).toEqual({ from: '2026-12-24T09:00', until: '2026-12-27T18:00' })
  })

  test('include only the standard hour of a side that is not guaranteed', () => {
    expect(heldSpan(early, none)).toEqual({ from: '2026-12-24T15:00', until: '2026-12-27T11:00' })
    expect(heldSpan(early, { check_in: true, check_out: false })).toEqual({
      from: '2026-12-24T09:00',
      until: '2026-12-27T11:00',
    })
  })

  test('are no more than chosen if those are fewer than standard', () => {
    expect(heldSpan(late, none)).toEqual({ from: '2026-12-24T20:00', until: '2026-12-27T06:00' })
    expect(heldSpan(late, both)).toEqual({ from: '2026-12-24T20:00', until: '2026-12-27T06:00' })
  })
})

describe('the days of a span', () => {
  test('a span that ends at midnight takes nothing of the next day', () => {
    expect(daysOfSpan({ from: '2026-12-30T15:00', until: '2027-01-01T00:00' })).toEqual({
      first: '2026-12-30',
      opens: 15,
      last: '2026-12-31',
      closes: 24,
    })
  })

  test('any other span ends within its last day', () => {
    expect(daysOfSpan({ from: '2026-12-30T00:00', until: '2026-12-31T01:00' })).toEqual({
      first: '2026-12-30',
      opens: 0,
      last: '2026-12-31',
      closes: 1,
    })
  })
})
