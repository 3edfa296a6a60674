import { callApi } from './api.ts'
import { queryOf } from './cache.ts'
import { keys } from './query.ts'

// What the server answers to the signed-in guest alone.

export const bookingsQuery = () =>
  queryOf({
    queryKey: keys.bookings(),
    queryFn: async ({ signal }) => (await callApi('bookings', { signal })).bookings,
  })

export const bookingQuery = (id: string) =>
  queryOf({
    queryKey: keys.booking(id),
    queryFn: async ({ signal }) => (await callApi('booking', { params: { id }, signal })).booking,
  })

export const companyBookingsQuery = () =>
  queryOf({
    queryKey: keys.companyBookings(),
    queryFn: ({ signal }) => callApi('companyBookings', { signal }),
  })

/** Filled by the favourites machine alone; screens only read it. */
export const favoritesQuery = () =>
  queryOf({
    queryKey: keys.favorites(),
    queryFn: async ({ signal }) => (await callApi('favorites', { signal })).favorites,
    retry: false,
  })

/** Credit and hours, with the names of hotels in the page's language. */
export const creditsQuery = () =>
  queryOf({
    queryKey: keys.credits(),
    queryFn: ({ signal }) => callApi('credits', { signal }),
  })
