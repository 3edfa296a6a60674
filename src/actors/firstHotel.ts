import type { UrlParams } from '#machines/search/search.criteria.url.ts'
import { queryClient } from '#src/services/query.ts'
import { hotelOf, roomsOf } from './hotel.ts'
import { readSearchLink } from './searchLink.ts'

/** Asks for a hotel and its rooms before its page is there; the page says what could not be had. */
export const firstHotel = async (hotelId: string, params: UrlParams): Promise<void> => {
  const { checkIn, checkOut, rooms } = readSearchLink(params).criteria
  await Promise.all([
    queryClient.prefetchQuery(hotelOf(hotelId)),
    queryClient.prefetchQuery(roomsOf({ hotelId, checkIn, checkOut, rooms })),
  ])
}
