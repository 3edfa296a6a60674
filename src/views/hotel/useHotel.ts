import type { UrlParams } from '#machines/search/search.url.ts'
import { hotelOf, roomsOf } from '#src/actors/hotel.ts'
import { readSearchLink } from '#src/actors/searchLink.ts'
import { useWaiting } from '#src/views/parts/useWaiting.ts'
import { useQuery } from '#src/views/parts/useQuery.ts'
import { useMemo, useState } from 'react'

/** A hotel, and its rooms for the stay that the address asks for. */
export const useHotel = (id: string, params: UrlParams) => {
  const url = useMemo(() => readSearchLink(params), [params])
  const { checkIn, checkOut, rooms } = url.criteria
  const asked = { hotel: hotelOf(id), offers: roomsOf({ hotelId: id, checkIn, checkOut, rooms }) }
  const hotel = useQuery(asked.hotel)
  // What was known of the stay before stays readable until the new one is known.
  const offers = useQuery({ ...asked.offers, keepsPrevious: true })
  const [attempt, setAttempt] = useState(0)
  const again = () => {
    setAttempt(attempt + 1)
    if (hotel.data === undefined) hotel.renew()
    if (offers.data === undefined || offers.isPlaceholderData) offers.renew()
  }
  // `isLoading`: asked and not answered. What waits for a network is told as that.
  const isAsking = hotel.isLoading || offers.isLoading || (offers.isPlaceholderData && offers.isFetching)
  const waiting = useWaiting(isAsking ? attempt : null)
  return { url, hotel, offers, waiting, again }
}
