import type { Hotel, SearchCriteria } from '#contract/hotel/hotels.ts'
import { queryOptions } from '@tanstack/react-query'
import { callSearchApi } from './searchApi.ts'
import { keys, MINUTE_MS, type Occupancy } from './query.ts'

const RENEW_AFTER_MS = 30 * MINUTE_MS

/**
 * A page that comes back to the front after long has other prices, hours and deadlines, and keys that expire soon. After a short
 * while they stay: the guest may be comparing with another tab.
 */
const renewOnReturn = ({ state }: { state: { dataUpdatedAt: number } }): boolean =>
  Date.now() - state.dataUpdatedAt > RENEW_AFTER_MS

/** Fails rather than returning an empty list: a failed request must not look like a hotel without rooms. */
export const roomsQuery = (occupancy: Occupancy) =>
  queryOptions({
    queryKey: keys.rooms(occupancy),
    queryFn: async ({ signal }) => {
      const { hotelId, checkIn, checkOut, rooms } = occupancy
      return (await callSearchApi('rooms', { query: { hotelId, checkIn, checkOut, rooms }, signal })).rooms
    },
    staleTime: MINUTE_MS,
    refetchOnWindowFocus: renewOnReturn,
  })

/** The key has the stay's days only: the price matrix covers all their hours. */
export const priceMatrixQuery = ({ hotelId, checkIn, checkOut, rooms }: Occupancy) =>
  queryOptions({
    queryKey: keys.board({ hotelId, checkIn, checkOut, rooms }),
    queryFn: ({ signal }) => callSearchApi('board', { query: { hotelId, checkIn, checkOut, rooms }, signal }),
    staleTime: MINUTE_MS,
    refetchOnWindowFocus: renewOnReturn,
  })

/** Hotels within this many degrees count as near: about three kilometers. */
const NEAR_DEGREES = 0.03

/** Hotels available near a hotel for a stay. Keep the area small: a whole search returns far more than is shown. */
export const similarQuery = ({ id, name, location }: Pick<Hotel, 'id' | 'name' | 'location'>, stay: SearchCriteria) =>
  queryOptions({
    queryKey: keys.similar(id, stay),
    queryFn: ({ signal }) => {
      const { checkIn, checkOut, rooms } = stay
      const bounds = {
        neLat: location.lat + NEAR_DEGREES,
        swLat: location.lat - NEAR_DEGREES,
        neLng: location.lng + NEAR_DEGREES,
        swLng: location.lng - NEAR_DEGREES,
      }
      const query = { dest: { name, point: location, poi: true }, bounds, checkIn, checkOut, rooms }
      return callSearchApi('searchHotels', { query, signal })
    },
    staleTime: MINUTE_MS,
  })
