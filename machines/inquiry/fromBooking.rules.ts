import type { Booking } from '#contract/booking/bookings.ts'
import { datePart, dayHour, STANDARD_CHECK_IN_HOUR, STANDARD_CHECK_OUT_HOUR } from '#contract/hotel/stay.ts'
import { EMPTY_DRAFT, NO_HOTEL, type FreeCancellation, type InquiryDraft } from './inquiry.rules.ts'

type AskedBooking = Pick<Booking, 'reference' | 'check_in' | 'check_out'> & {
  hotel: Pick<Booking['hotel'], 'id' | 'name' | 'location' | 'time_zone'>
  cancellation: Pick<Booking['cancellation'], 'deadline'>
}

/** A request for other hours at a hotel booked here begins with that booking; the guest stays as typed. */
export const draftFromBooking = ({
  reference,
  check_in,
  check_out,
  hotel,
  cancellation,
}: AskedBooking): Omit<InquiryDraft, 'guest' | 'termsAccepted'> => {
  const { guest: _guest, termsAccepted: _termsAccepted, ...empty } = EMPTY_DRAFT
  return {
    ...empty,
    hotel: { ...NO_HOTEL, id: hotel.id, name: hotel.name, point: hotel.location, timeZone: hotel.time_zone },
    checkIn: { day: datePart(check_in), hour: STANDARD_CHECK_IN_HOUR },
    checkOut: { day: datePart(check_out), hour: STANDARD_CHECK_OUT_HOUR },
    freeCancellation: freeCancellationOf(cancellation.deadline, hotel.time_zone),
    reference,
  }
}

/** The full hour in which free cancellation ends. Non-refundable: nothing to say, so the guest is asked. */
const freeCancellationOf = (deadline: string | null, timeZone: string): FreeCancellation => {
  if (deadline === null) return EMPTY_DRAFT.freeCancellation
  const there = Temporal.Instant.from(deadline).toZonedDateTimeISO(timeZone)
  const until = dayHour(there.toPlainDate().toString(), there.hour)
  return { isUnknown: false, day: datePart(until), hour: there.hour }
}
