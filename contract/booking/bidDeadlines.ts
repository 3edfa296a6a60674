import type { Stay } from '#contract/hotel/stay.ts'
import { answerDue, firstHourAsked, negotiationTimes } from '#contract/inquiry/deadlines.ts'
import type { BidSide } from '#contract/inquiry/inquiries.ts'
import { bidStatus, type Booking } from './bookings.ts'

type BookingWithBids = Pick<Booking, 'bids' | 'check_in' | 'check_out' | 'created_at' | 'paid'> & {
  hotel: Pick<Booking['hotel'], 'time_zone'>
}

/** When a hotel that gets a bid at `sentAt` must answer it; null if that is too late to promise a time. */
const bidDeadline = (
  sentAt: Temporal.Instant,
  side: BidSide,
  stay: Stay,
  timeZone: string,
): Temporal.Instant | null => {
  const times = negotiationTimes({ firstHour: firstHourAsked(side, stay), freeCancellationUntil: null, timeZone })
  return Temporal.Instant.compare(times.finalAt, sentAt) <= 0 ? null : answerDue(sentAt, times)
}

/** The later of two deadlines: by then, both bids are answered. */
export const lastBidDeadline = (
  sides: readonly BidSide[],
  sentAt: Temporal.Instant,
  stay: Stay,
  timeZone: string,
): Temporal.Instant | null =>
  sides
    .flatMap((side) => bidDeadline(sentAt, side, stay, timeZone) ?? [])
    .toSorted((one, other) => Temporal.Instant.compare(one, other))
    .at(-1) ?? null

/**
 * When the hotel must have answered all bids of a booking; bids are sent to it when the room is paid for. Null if no bid waits for it,
 * or if the room was booked too late to promise a time.
 */
export const bidResponseDeadline = (booking: BookingWithBids): Temporal.Instant | null => {
  const { bids, check_in, check_out, hotel, paid, created_at } = booking
  const sides = (['check_in', 'check_out'] as const).filter((side) => bidStatus(bids[side]) === 'asked')
  const stay = { checkIn: check_in, checkOut: check_out }
  return lastBidDeadline(sides, Temporal.Instant.from(paid?.at ?? created_at), stay, hotel.time_zone)
}

/** Whether the hotel may answer after free cancellation ends, an ISO instant; false where nothing is free to cancel. */
export const isAnswerAfterDeadline = (answer: Temporal.Instant | null, deadline: string | null): boolean =>
  answer !== null && deadline !== null && Temporal.Instant.compare(answer, Temporal.Instant.from(deadline)) > 0
