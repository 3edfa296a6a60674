import {
  isBookedInItsNight,
  isBookingOver,
  sidePromise,
  type Booking,
  type BookingStatus,
} from '#contract/booking/bookings.ts'
import type { HourCycle } from '#contract/shared/hourCycle.ts'
import type { Locale } from '#contract/shared/locale.ts'
import type { Stay } from '#contract/hotel/stay.ts'
import { mailWords } from '#server/mail/mailWords.ts'
import { writeCalendar, type StayEvent } from './calendarFile.ts'

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8'

const STATUS: Readonly<Record<BookingStatus, StayEvent['status']>> = {
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

/** How often the hours of a side may have changed, at most, by the answer to its bid: a yes, and a yes that was taken back. */
const CHANGES: Readonly<Record<Booking['bids']['check_in']['state'], number>> = {
  none: 0,
  asked: 0,
  accepted: 1,
  rejected: 2,
}

/** Grows with each change of the hours, and once more when the booking is canceled. */
const changesOf = ({ bids, status }: Booking): number =>
  CHANGES[bids.check_in.state] + CHANGES[bids.check_out.state] + (status === 'cancelled' ? 1 : 0)

/** From when agreed hours are guaranteed; of two agreed sides, the later moment. */
const agreedLines = (booking: Booking, line: (finalAt: string) => string): string[] => {
  if (isBookingOver(booking)) return []
  const moments = (['check_in', 'check_out'] as const)
    .filter((side) => sidePromise(booking, side) === 'agreed')
    .flatMap((side) => booking.bids[side].final_at ?? [])
    .toSorted()
  const last = moments.at(-1)
  return last === undefined ? [] : [line(last)]
}

/** The stay as a calendar file. */
export const calendarOf = ({ booking, guaranteedStay, address, locale, hourCycle, now }: CalendarQuestion): string => {
  const { hotel, reference } = booking
  const { t, hour, momentAt } = mailWords(locale, hourCycle)
  const hasRequestedHours =
    !isBookingOver(booking) &&
    (guaranteedStay.checkIn !== booking.check_in || guaranteedStay.checkOut !== booking.check_out)
  return writeCalendar({
    uid: booking.id,
    method: 'PUBLISH',
    status: STATUS[booking.status],
    sequence: changesOf(booking),
    stay: guaranteedStay,
    timeZone: hotel.time_zone,
    locale,
    summary: t('calendar.stay', { hotel: hotel.name }),
    description: [
      t('calendar.reference', { reference }),
      ...(booking.cost_reference === undefined
        ? []
        : [t('calendar.costReference', { reference: booking.cost_reference })]),
      ...(isBookedInItsNight(booking) ? [t('calendar.night')] : []),
      ...(hasRequestedHours
        ? [t('calendar.asked', { checkIn: hour(booking.check_in), checkOut: hour(booking.check_out) })]
        : []),
      ...agreedLines(booking, (finalAt) => t('calendar.agreed', { when: momentAt(finalAt, hotel.time_zone) })),
    ],
    location: [hotel.name, address].filter(Boolean).join(', '),
    point: hotel.location,
    now,
  })
}
