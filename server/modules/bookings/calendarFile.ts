import type { Locale } from '#contract/shared/locale.ts'
import type { Stay } from '#contract/hotel/stay.ts'
import { compact, timeZoneLines } from './timeZone.calendar.ts'

export interface StayEvent {
  /** Stays the same throughout the life of the event. */
  uid: string
  /** RFC 5546: `CANCEL` takes the event out of a calendar that has it. */
  method: 'PUBLISH' | 'CANCEL'
  status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED'
  /** Higher with each change, or a calendar that has the event ignores the new one. */
  sequence: number
  /** On the hotel's clock. */
  stay: Stay
  timeZone: string
  locale: Locale
  summary: string
  description: readonly string[]
  location: string
  point?: { lat: number; lng: number }
  now: Temporal.Instant
}

/** A stay as a file with one iCalendar event (RFC 5545), on the hotel's clock, with its time zone's rules. */
export const writeCalendar = (event: StayEvent): string => {
  const { stay, timeZone, locale, point } = event
  const start = Temporal.PlainDateTime.from(stay.checkIn)
  const end = Temporal.PlainDateTime.from(stay.checkOut)
  const instant = (at: Temporal.PlainDateTime) => at.toZonedDateTime(timeZone).toInstant()
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Stayless//Bookings//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${event.method}`,
    ...timeZoneLines(timeZone, instant(start), instant(end)),
    'BEGIN:VEVENT',
    `UID:${event.uid}@stayless`,
    `DTSTAMP:${compact(event.now.toZonedDateTimeISO('UTC').toPlainDateTime())}Z`,
    `DTSTART;TZID=${timeZone}:${compact(start)}`,
    `DTEND;TZID=${timeZone}:${compact(end)}`,
    `SUMMARY;LANGUAGE=${locale}:${escaped(event.summary)}`,
    `DESCRIPTION;LANGUAGE=${locale}:${escaped(event.description.join('\n'))}`,
    `LOCATION;LANGUAGE=${locale}:${escaped(event.location)}`,
    ...(point === undefined ? [] : [`GEO:${point.lat};${point.lng}`]),
    `STATUS:${event.status}`,
    `SEQUENCE:${event.sequence}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')
}

/** Escapes a TEXT value (RFC 5545 §3.3.11); drops control characters but line breaks, which calendars refuse. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '')

/** RFC 5545 §3.1: octets per line, without the line end. */
const MAX_OCTETS = 75

/** Breaks lines between characters, never inside one. */
const folded = (line: string): string => {
  const pieces: string[] = []
  let piece = ''
  for (const character of line) {
    if (Buffer.byteLength(piece + character) > MAX_OCTETS) {
      pieces.push(piece)
      // The leading space of a continuation line counts.
      piece = ' '
    }
    piece += character
  }
  return [...pieces, piece].join('\r\n')
}
