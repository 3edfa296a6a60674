import { withClockTimeout } from '#src/services/placeClock.ts'
import { hotelQuery, queryClient } from '#src/services/query.ts'

/** IANA time zone of the hotel; null if it cannot be loaded in time. */
export const timeZoneOfHotel = async (id: string): Promise<string | null> => {
  try {
    return (await withClockTimeout(queryClient.fetchQuery({ ...hotelQuery(id), retry: false })))?.time_zone ?? null
  } catch {
    return null
  }
}
