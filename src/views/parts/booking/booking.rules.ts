import {
  bidStatus,
  bookingTab,
  guaranteedStay,
  isBookingOver,
  sidePromise,
  type Bid,
  type BidStatus,
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
      checkIn: sidePromise(booking, 'check_in') ?? 'asked',
      checkOut: sidePromise(booking, 'check_out') ?? 'asked',
    },
  }
}

/** How the bids stand, each once; empty for a canceled booking. */
export const bidStatusesOf = ({ status, bids }: Pick<Booking, 'status' | 'bids'>): BidStatus[] =>
  bookingTab(status) === 'canceled'
    ? []
    : [...new Set([bidStatus(bids.check_in), bidStatus(bids.check_out)])].filter((one) => one !== null)

/** The bids that wait for the guest, each with its request: for an answer to the hotel's offer, or for a card. */
export const bidsToActOn = ({
  status,
  bids,
}: Pick<Booking, 'status' | 'bids'>): { inquiry: string; status: 'countered' | 'unpaid' }[] =>
  bookingTab(status) === 'canceled'
    ? []
    : [bids.check_in, bids.check_out].flatMap((bid: Bid) =>
        bid.inquiry !== undefined && (bid.status === 'countered' || bid.status === 'unpaid')
          ? [{ inquiry: bid.inquiry, status: bid.status }]
          : [],
      )

/** Free cancellation deadline; null if it has passed or there is nothing to cancel. */
export const openDeadline = (
  { status, cancellation }: Pick<Booking, 'status' | 'cancellation'>,
  now: Temporal.Instant,
): string | null => {
  if (status !== 'confirmed' || cancellation.deadline === null) return null
  return Temporal.Instant.compare(Temporal.Instant.from(cancellation.deadline), now) > 0 ? cancellation.deadline : null
}
