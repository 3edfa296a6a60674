import { describe, expect, test } from 'vitest'
import { answerDue, counterOfferDue, firstHourAsked, isTimeToAsk, negotiationTimes } from './deadlines.ts'

const at = (text: string): Temporal.Instant => Temporal.Instant.from(text)
const shown = (moment: Temporal.Instant, zone: string): string =>
  moment.toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: 'minute' })

/** All moments on the hotel's clock. */
const timesIn = (timeZone: string, firstHour: string, freeCancellationUntil: string | null) => {
  const { hoursBeginAt, finalAt, cancelAt, chargeAt } = negotiationTimes({ firstHour, freeCancellationUntil, timeZone })
  return [hoursBeginAt, finalAt, cancelAt, chargeAt].map((moment) => shown(moment, timeZone))
}

describe('decisions §6', () => {
  test('the card is charged 24 hours before free cancellation ends, and the answer is final 6 hours before check-in', () => {
    expect(timesIn('Asia/Amman', '2026-12-04T09:00', '2026-12-02T18:00')).toEqual([
      '2026-12-04T09:00',
      '2026-12-04T03:00',
      '2026-12-02T18:00',
      '2026-12-01T18:00',
    ])
  })

  test('a guest who does not know when it ends has until 48 hours before check-in', () => {
    expect(timesIn('Asia/Amman', '2026-12-04T09:00', null)).toEqual([
      '2026-12-04T09:00',
      '2026-12-04T03:00',
      '2026-12-02T09:00',
      '2026-12-01T09:00',
    ])
  })

  test('the charge never comes after the final answer', () => {
    const [, finalAt, , chargeAt] = timesIn('Asia/Amman', '2026-12-04T09:00', '2026-12-05T18:00')
    expect(chargeAt).toBe(finalAt)
  })

  test('an answer is due within 48 hours, and never after the final answer', () => {
    const { finalAt } = negotiationTimes({
      firstHour: '2026-12-04T09:00',
      freeCancellationUntil: null,
      timeZone: 'Asia/Amman',
    })
    expect(shown(answerDue(at('2026-11-26T07:12Z'), { finalAt }), 'Asia/Amman')).toBe('2026-11-28T10:12')
    expect(answerDue(at('2026-12-03T07:12Z'), { finalAt }).equals(finalAt)).toBe(true)
  })

  test('a counter-offer ends at the charge, or, where that has passed, at the final answer', () => {
    const times = negotiationTimes({
      firstHour: '2026-12-04T09:00',
      freeCancellationUntil: '2026-12-02T18:00',
      timeZone: 'Asia/Amman',
    })
    const ends = (from: string) => shown(counterOfferDue(at(from), times), 'Asia/Amman')
    expect(ends('2026-11-27T14:40Z')).toBe('2026-11-29T17:40')
    expect(ends('2026-11-30T14:40Z')).toBe('2026-12-01T18:00')
    expect(ends('2026-12-02T14:40Z')).toBe('2026-12-04T03:00')
  })

  test('a hotel is asked only if it has two hours to answer', () => {
    const finalAt = at('2026-12-04T00:00Z')
    expect(isTimeToAsk(at('2026-12-03T22:00Z'), { finalAt })).toBe(true)
    expect(isTimeToAsk(at('2026-12-03T22:01Z'), { finalAt })).toBe(false)
  })
})

test.each([
  ['the check-in asked for, in an inquiry', null, '2026-12-04T09:00'],
  ['the check-in asked for, in a bid for early hours', 'check_in', '2026-12-04T09:00'],
  ['the standard check-out, in a bid for late hours', 'check_out', '2026-12-06T11:00'],
] as const)('the first hour is %s', (_, side, hour) => {
  expect(firstHourAsked(side, { checkIn: '2026-12-04T09:00', checkOut: '2026-12-06T16:00' })).toBe(hour)
})

/** Zone, check-in after its clock went forward in the night before, and after it went back. */
const CLOCK_CHANGES = [
  ['America/New_York', '2027-03-14', '2026-11-01'],
  ['America/Sao_Paulo', null, null],
  ['America/St_Johns', '2027-03-14', '2026-11-01'],
  ['Europe/London', '2027-03-28', '2026-10-25'],
  ['Europe/Berlin', '2027-03-28', '2026-10-25'],
  ['Africa/Cairo', '2027-04-30', '2026-10-30'],
  ['Asia/Jerusalem', '2027-03-26', '2026-10-25'],
  ['Asia/Amman', null, null],
  ['Asia/Kathmandu', null, null],
  ['Australia/Lord_Howe', '2026-10-04', '2027-04-04'],
  ['Pacific/Auckland', '2026-09-27', '2027-04-04'],
] as const

describe.each(CLOCK_CHANGES)('in %s', (zone, forward, back) => {
  const days = [forward ?? '2027-03-28', back ?? '2026-10-25', '2026-12-24']

  test.each(days)('hours before a moment elapse, on %s too', (day) => {
    const { hoursBeginAt, finalAt, cancelAt, chargeAt } = negotiationTimes({
      firstHour: `${day}T09:00`,
      freeCancellationUntil: `${day}T08:00`,
      timeZone: zone,
    })
    expect(shown(hoursBeginAt, zone)).toBe(`${day}T09:00`)
    expect(finalAt.until(hoursBeginAt).total('hours')).toBe(6)
    expect(cancelAt.until(hoursBeginAt).total('hours')).toBe(1)
    expect(chargeAt.until(cancelAt).total('hours')).toBe(24)
  })

  test.each(days)('48 hours before check-in elapse, on %s too', (day) => {
    const { hoursBeginAt, cancelAt } = negotiationTimes({
      firstHour: `${day}T09:00`,
      freeCancellationUntil: null,
      timeZone: zone,
    })
    expect(cancelAt.until(hoursBeginAt).total('hours')).toBe(48)
  })
})

test('free cancellation that ends in an hour that comes twice ends at the first', () => {
  const { cancelAt } = negotiationTimes({
    firstHour: '2026-10-26T15:00',
    freeCancellationUntil: '2026-10-25T01:00',
    timeZone: 'Europe/London',
  })
  expect(cancelAt.toString()).toBe('2026-10-25T00:00:00Z')
})
