import type { UrlParams } from '#machines/search/search.criteria.url.ts'
import { queryClient } from '#src/services/query.ts'
import { hotelQuery, roomsQuery } from './hotel.ts'
import { readSearchLink } from '#src/actors/search/searchUrl.ts'

/** Prefetches a hotel and its rooms before the page renders; the page shows any error. */
export const firstHotel = async (hotelId: string, params: UrlParams): Promise<void> => {
  const { checkIn, checkOut, rooms } = readSearchLink(params).criteria
  await Promise.all([
    queryClient.prefetchQuery(hotelQuery(hotelId)),
    queryClient.prefetchQuery(roomsQuery({ hotelId, checkIn, checkOut, rooms })),
  ])
}
