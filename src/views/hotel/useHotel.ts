import type { UrlParams } from '#machines/search/search.criteria.url.ts'
import { hotelQuery, roomsQuery } from '#src/actors/hotel/hotel.ts'
import { readSearchLink } from '#src/actors/search/searchUrl.ts'
import { useLoadingStage } from '#src/views/parts/loading/useLoadingStage.ts'
import { keepPreviousData, useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useMemo, useState } from 'react'

/** A hotel, and its rooms for the stay that the address asks for. */
export const useHotel = (id: string, params: UrlParams) => {
  const client = useQueryClient()
  const url = useMemo(() => readSearchLink(params), [params])
  const { checkIn, checkOut, rooms } = url.criteria
  const asked = { hotel: hotelQuery(id), offers: roomsQuery({ hotelId: id, checkIn, checkOut, rooms }) }
  const hotel = useQuery(asked.hotel)
  // What was known of the stay before stays readable until the new one is known.
  const offers = useQuery({ ...asked.offers, placeholderData: keepPreviousData })
  const [attempt, setAttempt] = useState(0)
  // What hangs is given up first: to fetch again would only wait with it.
  const renew = async (queryKey: QueryKey, refetch: () => unknown) => {
    await client.cancelQueries({ queryKey, exact: true })
    refetch()
  }
  const again = () => {
    setAttempt(attempt + 1)
    if (hotel.data === undefined) void renew(asked.hotel.queryKey, hotel.refetch)
    if (offers.data === undefined || offers.isPlaceholderData) void renew(asked.offers.queryKey, offers.refetch)
  }
  // `isLoading`: asked and not answered. What waits for a network is told as that.
  const isAsking = hotel.isLoading || offers.isLoading || (offers.isPlaceholderData && offers.isFetching)
  const waiting = useLoadingStage(isAsking ? attempt : null)
  return { url, hotel, offers, waiting, again }
}
