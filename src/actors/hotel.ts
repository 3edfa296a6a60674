import { inTime } from '#src/services/placeClock.ts'
import { boardQuery, hotelQuery, queryClient, roomsQuery, similarQuery } from '#src/services/query.ts'

export { today as todayHere } from '#src/services/clock.ts'

/** The hotel's own clock; null where it does not come. */
export const timeZoneOfHotel = async (id: string): Promise<string | null> => {
  try {
    return (await inTime(queryClient.fetchQuery({ ...hotelQuery(id), retry: false })))?.time_zone ?? null
  } catch {
    return null
  }
}

/** Where views find a hotel, its rooms for a stay, and what other hours of it cost. The query cache owns all; nothing flows. */
export const hotelOf = hotelQuery
export const roomsOf = roomsQuery
export const boardOf = boardQuery
export const similarOf = similarQuery
