import { guaranteedStay, type Booking } from '#contract/booking/bookings.ts'
import { bidResponseDeadline } from '#contract/booking/bidDeadlines.ts'
import { openDeadline } from '#src/views/parts/booking/booking.rules.ts'

export interface Ahead {
  what: 'answer' | 'cancel' | 'checkIn' | 'checkOut'
  at: Temporal.Instant
}

/** Upcoming events of a booking, in order; those before `now` are left out. */
export const aheadOf = (booking: Booking, now: Temporal.Instant): Ahead[] => {
  const sure = guaranteedStay(booking)
  const deadline = openDeadline(booking, now)
  const atHotel = (at: string) => Temporal.PlainDateTime.from(at).toZonedDateTime(booking.hotel.time_zone).toInstant()
  const all: { what: Ahead['what']; at: Temporal.Instant | null }[] = [
    { what: 'answer', at: bidResponseDeadline(booking) },
    { what: 'cancel', at: deadline === null ? null : Temporal.Instant.from(deadline) },
    { what: 'checkIn', at: atHotel(sure.checkIn) },
    { what: 'checkOut', at: atHotel(sure.checkOut) },
  ]
  return all
    .flatMap(({ what, at }) => (at !== null && Temporal.Instant.compare(at, now) > 0 ? [{ what, at }] : []))
    .sort((one, other) => Temporal.Instant.compare(one.at, other.at))
}
