import { describe, expect, test } from 'vitest'
import { creditAccount, type CreditBooking } from './credits.rules.ts'

const NOW = Temporal.Instant.from('2026-12-24T12:00:00Z')

describe('credit for hours', () => {
  test.each([
    [[99], 0, 100],
    [[100], 2500, 200],
    [[60, 39], 0, 100],
    [[60, 40], 2500, 200],
    [[266], 5000, 300],
    [[60, 150, 90], 7500, 400],
  ])('stays of %j hours have earned %i cents; the next credit comes at %i hours', (hours, cents, next) => {
    const bookings = hours.map((length, place) => stay(`${place}`, `2026-0${place + 1}-01T12:00Z`, length))
    const account = creditAccount({ given: [], bookings }, NOW)
    expect([account.available_cents, account.next_credit_at_hours]).toEqual([cents, next])
  })

  test('is listed under the stay that completed the hundred, newest first', () => {
    const bookings = [
      stay('second', '2026-03-01T12:00Z', 150),
      stay('first', '2026-02-01T12:00Z', 60),
      stay('third', '2026-04-01T12:00Z', 20),
    ]
    const { entries, hours, total_hours } = creditAccount({ given: [], bookings }, NOW)
    expect(entries).toEqual([
      { kind: 'stay', cents: 5000, booking_id: 'second', at: Temporal.Instant.from('2026-03-07T18:00Z') },
    ])
    expect(hours).toEqual([
      { booking_id: 'third', hours: 20, running_total: 230 },
      { booking_id: 'second', hours: 150, running_total: 210 },
      { booking_id: 'first', hours: 60, running_total: 60 },
    ])
    expect(total_hours).toBe(230)
  })

  test('is not earned before check-out, nor by a cancelled or unpaid booking', () => {
    const bookings = [
      stay('ongoing', NOW.subtract({ hours: 119 }).toString(), 120),
      { ...stay('cancelled', '2026-02-01T12:00Z', 120), step: 'refunded' as const },
      { ...stay('declined', '2026-03-01T12:00Z', 120), step: 'declined' as const },
    ]
    expect(creditAccount({ given: [], bookings }, NOW)).toMatchObject({ available_cents: 0, total_hours: 0 })
    expect(creditAccount({ given: [], bookings }, NOW.add({ hours: 1 }))).toMatchObject({ available_cents: 2500 })
  })

  test('counts elapsed hours, also across a clock change', () => {
    const booking = {
      ...stay('spring', '2026-03-28T14:00Z', 0),
      // Paris, 15:00 to 11:00 across the night without a 02:00.
      check_out_at: Temporal.Instant.from('2026-03-29T09:00Z'),
    }
    expect(creditAccount({ given: [], bookings: [booking] }, NOW).total_hours).toBe(19)
  })

  test.each([
    ['both sides', '2026-02-01T09:00', '2026-02-03T18:00', 44],
    ['an early check-in', '2026-02-01T00:00', '2026-02-03T11:00', 44],
    ['a late check-out', '2026-02-01T15:00', '2026-02-03T23:00', 44],
    ['neither side', '2026-02-01T15:00', '2026-02-03T11:00', 44],
  ])('counts the held hours only, if %s had been requested without a guarantee', (_, check_in, check_out, hours) => {
    const requestedHours = Temporal.PlainDateTime.from(check_in).until(check_out, { largestUnit: 'hours' }).hours
    const booking = { ...stay('asked', '2026-02-01T00:00Z', requestedHours), check_in, check_out }
    expect(creditAccount({ given: [], bookings: [booking] }, NOW).hours).toEqual([
      { booking_id: 'asked', hours, running_total: hours },
    ])
  })
})

test('granted, used and returned credit adds up, and each entry is listed', () => {
  const account = creditAccount(
    {
      given: [
        { kind: 'granted', cents: 2500, booking_id: null, at: at(1) },
        { kind: 'used', cents: -1050, booking_id: 'kept', at: at(2) },
        { kind: 'used', cents: -400, booking_id: 'given back', at: at(3) },
        { kind: 'returned', cents: 400, booking_id: 'given back', at: at(5) },
        { kind: 'referral', cents: 2500, booking_id: 'of a friend', at: at(6) },
      ],
      bookings: [stay('over', '2026-10-01T12:00Z', 100)],
    },
    NOW,
  )
  expect(account.available_cents).toBe(6450)
  expect(account.entries.map(({ kind, cents, booking_id }) => [kind, cents, booking_id])).toEqual([
    ['referral', 2500, 'of a friend'],
    ['returned', 400, 'given back'],
    ['used', -400, 'given back'],
    ['used', -1050, 'kept'],
    ['granted', 2500, null],
    ['stay', 2500, 'over'],
  ])
})

const HELD = { held_from: '2026-02-01T15:00', held_until: '2026-02-03T11:00' }

const at = (day: number) => Temporal.Instant.from(`2026-11-0${day}T12:00:00Z`)

const stay = (id: string, check_in: string, hours: number): CreditBooking => {
  const check_in_at = Temporal.Instant.from(check_in)
  return {
    id,
    step: 'captured',
    check_in_at,
    check_out_at: check_in_at.add({ hours }),
    ...HELD,
    check_in: HELD.held_from,
    check_out: HELD.held_until,
  }
}
