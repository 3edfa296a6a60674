import { callAnonymously } from '#src/services/api.ts'
import { keys } from '#src/services/query.ts'
import { queryOptions } from '@tanstack/react-query'
import type { Point } from '#contract/hotel/destination.ts'
import type { Stay } from '#contract/hotel/stay.ts'

/** For views: the requests of the user, owned by the query cache. */
export { inquiriesQuery } from '#src/services/guestQueries.ts'

/** What hours usually cost near a place, and how hotels answer to such prices. `hotel`: its place id, whose stars count. */
export const usualPriceQuery = ({ point, stay, hotel }: { point: Point; stay: Stay; hotel: string }) => {
  const query = { point, ...stay, ...(hotel === '' ? {} : { hotel }) }
  return queryOptions({
    queryKey: keys.usualPrice(point, stay, hotel),
    queryFn: ({ signal }) => callAnonymously('usualPrice', { query, signal }),
  })
}
