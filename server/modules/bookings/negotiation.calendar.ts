import type { Inquiry } from '#contract/inquiry/inquiries.ts'
import { hourPromise } from '#contract/inquiry/hourPromise.ts'
import type { HourCycle } from '#contract/shared/hourCycle.ts'
import type { Locale } from '#contract/shared/locale.ts'
import type { MailAttachment } from '#server/db/foundation.tables.ts'
import { mailWords } from '#server/mail/mailWords.ts'
import { CALENDAR_TYPE } from './bookings.calendar.ts'
import { writeCalendar } from './calendarFile.ts'

const OVER: ReadonlySet<Inquiry['status']> = new Set(['rejected', 'expired', 'withdrawn'])

/**
 * The agreed hours of an inquiry as a calendar file, for an e-mail; once they have ended, the file that takes them out again. Not
 * for a bid: `calendarOf` writes the whole booking, whose event the guest may have.
 * @param sequence how often the hours have changed so far: 1 with the first yes, one more when they end.
 */
export const negotiationCalendar = (
  inquiry: Inquiry,
  sequence: number,
  now: Temporal.Instant,
  { locale, hourCycle }: { locale: Locale; hourCycle: HourCycle },
): MailAttachment => {
  const { id, number, hotel, guest_id_at_hotel: reference, status } = inquiry
  const { t, momentAt } = mailWords(locale, hourCycle)
  const method = OVER.has(status) ? 'CANCEL' : 'PUBLISH'
  const text = writeCalendar({
    uid: id,
    method,
    status: method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED',
    sequence,
    stay: { checkIn: inquiry.checkin_datetime, checkOut: inquiry.checkout_datetime },
    timeZone: hotel.time_zone,
    locale,
    summary: t('calendar.stay', { hotel: hotel.name }),
    description: [
      ...(reference === '' ? [] : [t('calendar.reference', { reference })]),
      t('calendar.request', { number }),
      ...(hourPromise(status) === 'agreed'
        ? [t('calendar.agreed', { when: momentAt(inquiry.deadlines.final, hotel.time_zone) })]
        : []),
    ],
    location: [hotel.name, hotel.address].filter(Boolean).join(', '),
    now,
  })
  // RFC 6047: the type names the method of the file.
  return { name: `stayless-${number}.ics`, mediaType: `${CALENDAR_TYPE}; method=${method}`, text }
}
