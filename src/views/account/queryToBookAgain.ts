import type { Booking } from '#contract/bookings.ts'
import { addDays, dayHour, dayOf, hourOf, nightsOf } from '#contract/stay.ts'
import { defaultCriteria, writeNewSearch } from '#machines/search/search.criteria.url.ts'
import { todayHere } from '#src/actors/hotel.ts'

/** The same hotel for the same party, for as many nights and at the same hours, at the usual time ahead. */
export const queryToBookAgain = ({ hotel, rooms, check_in, check_out }: Booking): Record<string, string> => {
  const usual = defaultCriteria(todayHere())
  const day = dayOf(usual.checkIn)
  const nights = nightsOf({ checkIn: check_in, checkOut: check_out })
  const destination = { name: hotel.name, point: hotel.location, poi: true }
  return writeNewSearch({
    destination,
    rooms,
    checkIn: dayHour(day, hourOf(check_in)),
    checkOut: dayHour(addDays(day, nights), hourOf(check_out)),
  })
}
