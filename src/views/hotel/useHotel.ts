import type { UrlParams } from '#machines/search/search.url.ts'
import { hotelOf, roomsOf } from '#src/actors/hotel.ts'
import { readSearchLink } from '#src/actors/searchLink.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

/** A hotel, and its rooms for the stay that the address asks for. */
export const useHotel = (id: string, params: UrlParams) => {
  const url = useMemo(() => readSearchLink(params), [params])
  const { checkIn, checkOut, rooms } = url.criteria
  const hotel = useQuery(hotelOf(id))
  const offers = useQuery(roomsOf({ hotelId: id, checkIn, checkOut, rooms }))
  return { url, hotel, offers }
}
