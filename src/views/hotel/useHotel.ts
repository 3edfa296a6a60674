import type { UrlParams } from '#machines/search/search.criteria.url.ts'
import { hotelQuery, roomsQuery } from '#src/actors/hotel/hotel.ts'
import { readSearchLink } from '#src/actors/search/searchUrl.ts'
import { useLoadingStage } from '#src/views/parts/loading/useLoadingStage.ts'
import { keepPreviousData, useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useMemo, useState } from 'react'

/** A hotel, and its rooms for the stay in the URL. */
export const useHotel = (id: string, params: UrlParams) => {
  const client = useQueryClient()
  const url = useMemo(() => readSearchLink(params), [params])
  const { checkIn, checkOut, rooms } = url.criteria
  const queries = { hotel: hotelQuery(id), offers: roomsQuery({ hotelId: id, checkIn, checkOut, rooms }) }
  const hotel = useQuery(queries.hotel)
  // Previous rooms stay readable while the new ones load.
  const offers = useQuery({ ...queries.offers, placeholderData: keepPreviousData })
  const [attempt, setAttempt] = useState(0)
  // Cancel a hanging request first: a refetch would join it.
  const renew = async (queryKey: QueryKey, refetch: () => unknown) => {
    await client.cancelQueries({ queryKey, exact: true })
    refetch()
  }
  const again = () => {
    setAttempt(attempt + 1)
    if (hotel.data === undefined) void renew(queries.hotel.queryKey, hotel.refetch)
    if (offers.data === undefined || offers.isPlaceholderData) void renew(queries.offers.queryKey, offers.refetch)
  }
  // `isLoading` excludes a query paused offline, which has its own notice.
  const isAsking = hotel.isLoading || offers.isLoading || (offers.isPlaceholderData && offers.isFetching)
  const waiting = useLoadingStage(isAsking ? attempt : null)
  return { url, hotel, offers, waiting, again }
}
