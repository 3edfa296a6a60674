import { isBookedInItsNight, isBookingOver, type Booking, type BookingStatus } from '#contract/booking/bookings.ts'
import type { HourCycle } from '#contract/shared/hourCycle.ts'
import type { Locale } from '#contract/shared/locale.ts'
import type { Stay } from '#contract/hotel/stay.ts'
import { makeFormats } from '#locales/kit/formats.ts'
import { serverWords } from '#locales/server.ts'
import { compact, timeZoneLines } from './timeZone.calendar.ts'

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8'

const STATUS: Readonly<Record<BookingStatus, string>> = {
  processing: 'TENTATIVE',
  review: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  ongoing: 'CONFIRMED',
  completed: 'CONFIRMED',
  rejected: 'CANCELLED',
  cancelled: 'CANCELLED',
}

export interface CalendarQuestion {
  booking: Booking
  /** The guaranteed hours, on the hotel's clock. */
  guaranteedStay: Stay
  address: string
  locale: Locale
  /** As on the page that booked. */
  hourCycle: HourCycle
  now: Temporal.Instant
}

/** The stay as an iCalendar event (RFC 5545), on the hotel's clock, with its time zone's rules. */
export const calendarOf = ({ booking, guaranteedStay, address, locale, hourCycle, now }: CalendarQuestion): string => {
  const { hotel, reference } = booking
  const { t } = serverWords(locale)
  const { hourOf } = makeFormats(locale, hourCycle)
  const zone = hotel.time_zone
  const start = Temporal.PlainDateTime.from(guaranteedStay.checkIn)
  const end = Temporal.PlainDateTime.from(guaranteedStay.checkOut)
  const hasRequestedHours =
    !isBookingOver(booking) &&
    (guaranteedStay.checkIn !== booking.check_in || guaranteedStay.checkOut !== booking.check_out)
  const description = [
    t('calendar.reference', { reference }),
    ...(booking.cost_reference === undefined
      ? []
      : [t('calendar.costReference', { reference: booking.cost_reference })]),
    ...(isBookedInItsNight(booking) ? [t('calendar.night')] : []),
    ...(hasRequestedHours
      ? [t('calendar.asked', { checkIn: hourOf(booking.check_in), checkOut: hourOf(booking.check_out) })]
      : []),
  ].join('\n')
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Stayless//Bookings//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...timeZoneLines(zone, start.toZonedDateTime(zone).toInstant(), end.toZonedDateTime(zone).toInstant()),
    'BEGIN:VEVENT',
    `UID:${booking.id}@stayless`,
    `DTSTAMP:${compact(now.toZonedDateTimeISO('UTC').toPlainDateTime())}Z`,
    `DTSTART;TZID=${zone}:${compact(start)}`,
    `DTEND;TZID=${zone}:${compact(end)}`,
    `SUMMARY;LANGUAGE=${locale}:${escaped(t('calendar.stay', { hotel: hotel.name }))}`,
    `DESCRIPTION;LANGUAGE=${locale}:${escaped(description)}`,
    `LOCATION;LANGUAGE=${locale}:${escaped([hotel.name, address].filter(Boolean).join(', '))}`,
    `GEO:${hotel.location.lat};${hotel.location.lng}`,
    `STATUS:${STATUS[booking.status]}`,
    // A higher number than before, or a calendar that already has the event ignores the cancellation.
    `SEQUENCE:${booking.status === 'cancelled' ? 1 : 0}`,
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
