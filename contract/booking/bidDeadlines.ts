import type { DayHour } from '#contract/hotel/stay.ts'
import { bidStatus, type Booking } from './bookings.ts'

/** Decisions §6, and §13 on bids: hours within which a hotel answers a bid. */
export const BID_RESPONSE_HOURS = 48
/** A hotel answers at least this many hours before check-in. */
export const BID_RESPONSE_CUTOFF_HOURS = 6

type BookingWithBids = Pick<Booking, 'bids' | 'check_in' | 'created_at' | 'paid'> & {
  hotel: Pick<Booking['hotel'], 'time_zone'>
}

/** When a hotel that gets a bid at `sentAt` must answer it; null if that is too late to promise a time. */
export const bidDeadline = (sentAt: Temporal.Instant, checkIn: DayHour, timeZone: string): Temporal.Instant | null => {
  const promised = sentAt.add({ hours: BID_RESPONSE_HOURS })
  const last = Temporal.PlainDateTime.from(checkIn)
    .toZonedDateTime(timeZone)
    .toInstant()
    .subtract({ hours: BID_RESPONSE_CUTOFF_HOURS })
  if (Temporal.Instant.compare(last, sentAt) <= 0) return null
  return Temporal.Instant.compare(promised, last) < 0 ? promised : last
}

/**
 * When the hotel must answer the bids of a booking; bids are sent to it when the room is paid for. Null if no bid waits for it, or if
 * the room was booked too late to promise a time.
 */
export const bidResponseDeadline = (booking: BookingWithBids): Temporal.Instant | null => {
  const { bids, check_in, hotel, paid, created_at } = booking
  if (bidStatus(bids.check_in) !== 'asked' && bidStatus(bids.check_out) !== 'asked') return null
  return bidDeadline(Temporal.Instant.from(paid?.at ?? created_at), check_in, hotel.time_zone)
}

/** Whether the hotel may answer after free cancellation ends, an ISO instant; false where nothing is free to cancel. */
export const isAnswerAfterDeadline = (answer: Temporal.Instant | null, deadline: string | null): boolean =>
  answer !== null && deadline !== null && Temporal.Instant.compare(answer, Temporal.Instant.from(deadline)) > 0
