import { withClockTimeout } from '#src/services/placeClock.ts'
import { hotelQuery, queryClient } from '#src/services/query.ts'

/** The hotel's own clock; null where it does not come. */
export const timeZoneOfHotel = async (id: string): Promise<string | null> => {
  try {
    return (await withClockTimeout(queryClient.fetchQuery({ ...hotelQuery(id), retry: false })))?.time_zone ?? null
  } catch {
    return null
  }
}
