import { describe, expect, test } from 'vitest'
import { sampleHotel } from '#server/modules/hotels/hotels.samples.ts'
import type { Booking } from '#contract/booking/bookings.ts'
import type { HourCycle } from '#contract/shared/hourCycle.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { calendarOf } from './bookings.calendar.ts'
import { timeZoneLines } from './timeZone.calendar.ts'

type BidState = Booking['bids']['check_in']['state']

const ID = '7b0d7a5e-0000-4000-8000-000000000000'

describe('the calendar of a booking', () => {
  test('is one event on the hotel’s clock, with the rules of its time zone', () => {
    expect(linesOf(calendar())).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Stayless//Bookings//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VTIMEZONE',
      'TZID:America/New_York',
      'BEGIN:STANDARD',
      'DTSTART:20261101T020000',
      'TZOFFSETFROM:-0400',
      'TZOFFSETTO:-0500',
      'END:STANDARD',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      `UID:${ID}@stayless`,
      'DTSTAMP:20261201T120000Z',
      'DTSTART;TZID=America/New_York:20261224T150000',
      'DTEND;TZID=America/New_York:20261226T110000',
      'SUMMARY;LANGUAGE=en:Stay at The Sample',
      'DESCRIPTION;LANGUAGE=en:Booking reference: K7WM3XPT',
      'LOCATION;LANGUAGE=en:The Sample\\, 7 Mill Street\\, New York',
      'GEO:40.78;-73.97',
      'STATUS:CONFIRMED',
      'SEQUENCE:0',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
    ])
  })

  test('of a booking made after midnight says for which night; its event begins at the check-in all the same', () => {
    const lines = linesOf(calendar({ check_in: '2026-12-24T15:00', created_at: '2026-12-25T07:01:00Z' }))
    expect(lines).toContain('DESCRIPTION;LANGUAGE=en:Booking reference: K7WM3XPT')
    const night = calendar({ check_in: '2026-12-24T23:00', created_at: '2026-12-25T07:01:00Z' })
    expect(night).toContain('Booked after midnight')
  })

  test('ends every line with CR LF, and none is longer than 75 octets, in any script', () => {
    const name = `${'מלון השעה; הגדול, '.repeat(12)}🏨🏨🏨`
    const text = calendar({ hotel: { ...BOOKING.hotel, name } }, 'he')
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    const summary = linesOf(text).find((line) => line.startsWith('SUMMARY'))
    expect(summary?.replaceAll(/[\u2068\u2069]/g, '')).toBe(
      `SUMMARY;LANGUAGE=he:שהייה: ${name.replaceAll(/[;,]/g, (mark) => `\\${mark}`)}`,
    )
  })

  test('escapes line breaks in a hotel’s name', () => {
    const name = 'Trap\r\nATTENDEE:mailto:a@b.example\u0007\\'
    const summary = linesOf(calendar({ hotel: { ...BOOKING.hotel, name } })).filter((line) =>
      /Trap|ATTENDEE/.test(line),
    )
    expect(summary).toEqual([
      'SUMMARY;LANGUAGE=en:Stay at Trap\\nATTENDEE:mailto:a@b.example\\\\',
      'LOCATION;LANGUAGE=en:Trap\\nATTENDEE:mailto:a@b.example\\\\\\, 7 Mill Street\\, New York',
    ])
  })

  test('has the guaranteed hours, and mentions the requested ones', () => {
    const lines = linesOf(calendar({ check_in: '2026-12-24T09:00' }))
    expect(lines).toContain('DTSTART;TZID=America/New_York:20261224T150000')
    expect(lines).toContain(
      'DESCRIPTION;LANGUAGE=en:Booking reference: K7WM3XPT\\nYou requested 09:00 to 11:00. Only the hours of this event are held for you.',
    )
  })

  test('says from when agreed hours are guaranteed, and nothing of it once they are', () => {
    const none = { state: 'none', amount: null } as const
    const text = (status: 'charged' | 'done') => {
      const bid = { state: 'accepted', amount: 20, status, final_at: '2026-12-24T08:00:00Z' } as const
      return calendar({
        check_in: '2026-12-24T09:00',
        checkin_guaranteed: false,
        bids: { check_in: bid, check_out: none },
      })
    }
    const description = linesOf(text('charged')).find((line) => line.startsWith('DESCRIPTION'))
    expect(description).toContain('They are guaranteed from Thu 24 Dec 2026\\, 03:00\\, hotel time.')
    expect(text('done')).not.toContain('guaranteed')
  })

  test('of a canceled booking mentions no requested hours', () => {
    expect(calendar({ check_in: '2026-12-24T09:00', status: 'cancelled' })).not.toContain('requested')
  })

  test('writes hours as the page that booked did', () => {
    const lines = linesOf(calendar({ check_in: '2026-12-24T09:00' }, 'en', 'h12'))
    const text = lines.find((line) => line.startsWith('DESCRIPTION'))
    expect(text).toContain('You requested 9\u00A0AM to 11\u00A0AM.')
  })

  test.each<[string, Booking['status'][]]>([
    ['CONFIRMED', ['confirmed', 'ongoing', 'completed']],
    ['TENTATIVE', ['processing', 'review']],
    ['CANCELLED', ['rejected', 'cancelled']],
  ])('has the status %s for the bookings that it fits', (eventStatus, statuses) => {
    for (const status of statuses)
      expect(linesOf(calendar({ status })).filter((line) => line.startsWith('STATUS:'))).toEqual([
        `STATUS:${eventStatus}`,
      ])
  })

  test('of a canceled booking cancels the event', () => {
    expect(linesOf(calendar({ status: 'cancelled' }))).toEqual(
      expect.arrayContaining(['STATUS:CANCELLED', 'SEQUENCE:1', `UID:${ID}@stayless`]),
    )
  })
})

describe('the calendar of a booking with bids', () => {
  test('has a higher number after each change of its hours, so that calendars take the new ones', () => {
    const numbers = [
      bids('asked', 'asked'),
      bids('accepted', 'asked'),
      bids('accepted', 'accepted'),
      bids('accepted', 'rejected'),
    ].map((changed) => sequence({ bids: changed }))
    expect(numbers).toEqual([0, 1, 2, 3])
    expect(sequence({ bids: bids('accepted', 'rejected'), status: 'cancelled' })).toBe(4)
  })
})

describe('the rules of a time zone', () => {
  test('include a clock change during the stay', () => {
    expect(zone('Asia/Jerusalem', '2026-03-26T13:00Z', '2026-03-28T08:00Z')).toEqual([
      'BEGIN:STANDARD',
      'DTSTART:20251026T020000',
      'TZOFFSETFROM:+0300',
      'TZOFFSETTO:+0200',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:20260327T020000',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0300',
      'END:DAYLIGHT',
    ])
  })

  test.each([
    ['Asia/Dubai', '+0400'],
    ['UTC', '+0000'],
  ])('%s has one offset and no change', (name, offset) => {
    expect(zone(name, '2026-03-26T13:00Z', '2026-03-28T08:00Z')).toEqual([
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      `TZOFFSETFROM:${offset}`,
      `TZOFFSETTO:${offset}`,
      'END:STANDARD',
    ])
  })

  test('have summer time in January south of the equator', () => {
    expect(zone('Australia/Sydney', '2026-01-10T13:00Z', '2026-01-12T08:00Z')[0]).toBe('BEGIN:DAYLIGHT')
  })
})

const { names, lat, lng, time_zone } = sampleHotel()

const BOOKING: Booking = {
  id: ID,
  reference: 'K7WM3XPT',
  status: 'confirmed',
  hotel: { id: 'nyc-0001', name: names.en, location: { lat, lng }, time_zone, image: '' },
  room: { id: 'r1', name: 'Room 1' },
  check_in: '2026-12-24T15:00',
  check_out: '2026-12-26T11:00',
  checkin_guaranteed: true,
  checkout_guaranteed: true,
  rooms: [{ adults: 2, children: [] }],
  guest: { first_name: 'Maya', last_name: 'Cohen' },
  comment: '',
  total: 200,
  breakdown: { nights: 200, hours_saved: 0, hours_bought: 0, bids: 0, credits: 0, promo: 0, taxes: 0, total: 200 },
  first_night: 100,
  bids: { check_in: { state: 'none', amount: null }, check_out: { state: 'none', amount: null } },
  cancellation: { deadline: null, is_open: false, refund: 0, credits: 0, promo: 0, kept: 0 },
  created_at: '2026-12-01T12:00:00Z',
}

const calendar = (changes: Partial<Booking> = {}, locale: Locale = 'en', hourCycle: HourCycle = 'h23'): string =>
  calendarOf({
    hourCycle,
    booking: { ...BOOKING, ...changes },
    guaranteedStay: { checkIn: '2026-12-24T15:00', checkOut: '2026-12-26T11:00' },
    address: '7 Mill Street, New York',
    locale,
    now: Temporal.Instant.from('2026-12-01T12:00Z'),
  })

const bids = (check_in: BidState, check_out: BidState = 'none') => ({
  check_in: { state: check_in, amount: 20 },
  check_out: { state: check_out, amount: 20 },
})
const sequence = (changes: Partial<Booking>): number =>
  Number(/^SEQUENCE:(\d+)$/m.exec(calendar(changes).replaceAll('\r', ''))?.[1])

/** Unfolded, as a calendar reads them. */
const linesOf = (text: string): string[] => text.replaceAll('\r\n ', '').trimEnd().split('\r\n')

const zone = (name: string, from: string, until: string): string[] =>
  timeZoneLines(name, Temporal.Instant.from(from), Temporal.Instant.from(until)).slice(2, -1)
