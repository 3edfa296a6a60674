import type { Booking } from './bookings.ts'

/** Decisions §6, and §13 of bids: a hotel answers within this many hours of being asked … */
export const BID_RESPONSE_HOURS = 48
/** … and not later than this many hours before check-in. */
export const BID_RESPONSE_CUTOFF_HOURS = 6

type Asked = Pick<Booking, 'bids' | 'check_in' | 'created_at' | 'paid'> & { hotel: Pick<Booking['hotel'], 'time_zone'> }

/**
 * By when the hotel answers the bids of a booking. It is asked as soon as the room is paid for. Null: there is nothing left to
 * answer, or the room was booked so late that no time is promised.
 */
export const bidResponseDeadline = (booking: Asked): Temporal.Instant | null => {
  const { bids, check_in, hotel, paid, created_at } = booking
  if (bids.check_in.state !== 'asked' && bids.check_out.state !== 'asked') return null
  const asked = Temporal.Instant.from(paid?.at ?? created_at)
  const promised = asked.add({ hours: BID_RESPONSE_HOURS })
  const last = Temporal.PlainDateTime.from(check_in)
    .toZonedDateTime(hotel.time_zone)
    .toInstant()
    .subtract({ hours: BID_RESPONSE_CUTOFF_HOURS })
  if (Temporal.Instant.compare(last, asked) <= 0) return null
  return Temporal.Instant.compare(promised, last) < 0 ? promised : last
}
