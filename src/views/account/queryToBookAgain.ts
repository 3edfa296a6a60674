import type { Booking } from '#contract/bookings.ts'
import { defaultCriteria, writeNewSearch } from '#machines/search/search.criteria.url.ts'
import { todayHere } from '#src/actors/hotel.ts'

/** The same hotel for the same party, at the usual time ahead. */
export const queryToBookAgain = ({ hotel, rooms }: Booking): Record<string, string> => {
  const usual = defaultCriteria(todayHere())
  const destination = { name: hotel.name, point: hotel.location, poi: true }
  return writeNewSearch({ ...usual, destination, rooms })
}
