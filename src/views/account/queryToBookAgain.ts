import type { Booking } from '#contract/booking/bookings.ts'
import { addDays, dayHour, datePart, hourPart, countNights } from '#contract/hotel/stay.ts'
import { defaultCriteria, writeNewSearch } from '#machines/search/search.criteria.url.ts'
import { todayHere } from '#src/actors/hotel/hotel.ts'

/** Search parameters for the same hotel, party, nights and hours, from the default day. */
export const queryToBookAgain = ({ hotel, rooms, check_in, check_out }: Booking): Record<string, string> => {
  const usual = defaultCriteria(todayHere())
  const day = datePart(usual.checkIn)
  const nights = countNights({ checkIn: check_in, checkOut: check_out })
  const destination = { name: hotel.name, point: hotel.location, poi: true }
  return writeNewSearch({
    destination,
    rooms,
    checkIn: dayHour(day, hourPart(check_in)),
    checkOut: dayHour(addDays(day, nights), hourPart(check_out)),
  })
}
