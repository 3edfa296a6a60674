import {
  bookingTab,
  guaranteedStay,
  isBookingOver,
  isSideGuaranteed,
  type Booking,
} from '#contract/booking/bookings.ts'
import { STANDARD_CHECK_IN_HOUR, STANDARD_CHECK_OUT_HOUR, dayHour, datePart, type Stay } from '#contract/hotel/stay.ts'
import type { SideTones } from '#src/i18n/stayWords.ts'

type BookedHours = Pick<
  Booking,
  'status' | 'check_in' | 'check_out' | 'checkin_guaranteed' | 'checkout_guaranteed' | 'bids'
>

/** Decisions §5: a rejected bid falls back to 15:00 or 11:00, and so does a request that ended with its booking. */
export const bookedStay = (booking: BookedHours): { stay: Stay; tones: SideTones } => {
  if (isBookingOver(booking))
    return { stay: guaranteedStay(booking), tones: { checkIn: 'guaranteed', checkOut: 'guaranteed' } }
  const { check_in, check_out, bids } = booking
  return {
    stay: {
      checkIn: bids.check_in.state === 'rejected' ? dayHour(datePart(check_in), STANDARD_CHECK_IN_HOUR) : check_in,
      checkOut: bids.check_out.state === 'rejected' ? dayHour(datePart(check_out), STANDARD_CHECK_OUT_HOUR) : check_out,
    },
    tones: {
      checkIn: isSideGuaranteed(booking, 'check_in') ? 'guaranteed' : 'asked',
      checkOut: isSideGuaranteed(booking, 'check_out') ? 'guaranteed' : 'asked',
    },
  }
}

type BidState = Booking['bids']['check_in']['state']

/** Distinct states of the bids; empty for a canceled booking. */
export const bidStatesOf = ({ status, bids }: Pick<Booking, 'status' | 'bids'>): BidState[] =>
  bookingTab(status) === 'canceled'
    ? []
    : [...new Set([bids.check_in.state, bids.check_out.state])].filter((state) => state !== 'none')

/** Free cancellation deadline; null if it has passed or there is nothing to cancel. */
export const openDeadline = (
  { status, cancellation }: Pick<Booking, 'status' | 'cancellation'>,
  now: Temporal.Instant,
): string | null => {
  if (status !== 'confirmed' || cancellation.deadline === null) return null
  return Temporal.Instant.compare(Temporal.Instant.from(cancellation.deadline), now) > 0 ? cancellation.deadline : null
}
