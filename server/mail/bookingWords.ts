import { mostTotal, type Booking } from '#contract/bookings.ts'
import { hourOf, nightsOf, STANDARD_CHECK_IN_HOUR, STANDARD_CHECK_OUT_HOUR } from '#contract/stay.ts'
import type { BookingForReview } from './messages.ts'
import type { MailWords } from './mailWords.ts'

export type Fact = readonly [label: string, value: string]

/** Only hours beyond the standard have something to say about the hotel's promise. */
const side = ({ t, moment }: MailWords, at: string, isBeyond: boolean, isGuaranteed: boolean): string => {
  if (!isBeyond) return moment(at)
  return t(isGuaranteed ? 'mail.booking.guaranteed' : 'mail.booking.asked', { moment: moment(at) })
}

/** What the guest needs at the desk. */
export const bookingFacts = (words: MailWords, booking: Booking): Fact[] => [
  [words.t('mail.booking.reference'), booking.reference],
  [words.t('mail.booking.guest'), `${booking.guest.first_name} ${booking.guest.last_name}`],
  [words.t('mail.booking.room'), booking.room.name],
  [
    words.t('mail.booking.checkIn'),
    side(words, booking.check_in, hourOf(booking.check_in) < STANDARD_CHECK_IN_HOUR, booking.checkin_guaranteed),
  ],
  [
    words.t('mail.booking.checkOut'),
    side(words, booking.check_out, hourOf(booking.check_out) > STANDARD_CHECK_OUT_HOUR, booking.checkout_guaranteed),
  ],
  [
    words.t('mail.booking.total'),
    words.plural('mail.booking.nights', nightsOf({ checkIn: booking.check_in, checkOut: booking.check_out }), {
      money: words.money(booking.total),
    }),
  ],
]

/** What the people who decide about a booking look up. */
export const reviewFacts = ({ t, money }: MailWords, review: BookingForReview): Fact[] => [
  [t('mail.booking.reference'), review.reference],
  [t('mail.booking_review.booking'), review.id],
  [t('mail.booking_review.cause'), review.cause],
  [t('mail.booking_review.transaction'), review.transaction ?? t('mail.booking_review.noTransaction')],
  [t('mail.booking_review.charge'), money(review.total)],
  ...(review.refund === null ? [] : [[t('mail.booking_review.refund'), money(review.refund)] as const]),
]

/** Decisions §3: wherever hours are on request, the most that can be charged in all is said. */
export const mostCharged = ({ t, money }: MailWords, booking: Booking): string[] => {
  const most = mostTotal(booking)
  return most > booking.total ? [t('mail.booking.most', { money: money(most) })] : []
}

/** Until when nothing is lost by cancelling: on the hotel's clock and, where that shows another time, on the guest's. */
export const cancellationOf = (
  { t, momentAt, zone }: MailWords,
  { cancellation: { deadline }, hotel: { time_zone } }: Booking,
  guestZone: string | null,
): string[] => {
  if (deadline === null) return [t('mail.booking.notRefundable')]
  const atHotel = momentAt(deadline, time_zone)
  const atGuest = guestZone === null ? atHotel : momentAt(deadline, guestZone)
  return [
    t('mail.booking.freeUntil', { moment: atHotel, city: zone(time_zone) }),
    ...(guestZone === null || atGuest === atHotel
      ? []
      : [t('mail.booking.freeUntilHere', { moment: atGuest, city: zone(guestZone) })]),
  ]
}
