import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from './api.ts'
import { keys } from './query.ts'

// Responses for the signed-in user only.

/** Time alone turns a booking ongoing and past, so the bookings are read again when the page comes back to the front. */
const READ_ON_RETURN = { refetchOnWindowFocus: true } as const

export const bookingsQuery = () =>
  queryOptions({
    ...READ_ON_RETURN,
    queryKey: keys.bookings(),
    queryFn: async ({ signal }) => (await callApi('bookings', { signal })).bookings,
  })

export const bookingQuery = (id: string) =>
  queryOptions({
    ...READ_ON_RETURN,
    queryKey: keys.booking(id),
    queryFn: async ({ signal }) => (await callApi('booking', { params: { id }, signal })).booking,
  })

export const inquiriesQuery = () =>
  queryOptions({
    ...READ_ON_RETURN,
    queryKey: keys.inquiries(),
    queryFn: async ({ signal }) => (await callApi('inquiries', { signal })).inquiries,
  })

export const companyBookingsQuery = () =>
  queryOptions({
    ...READ_ON_RETURN,
    queryKey: keys.companyBookings(),
    queryFn: ({ signal }) => callApi('companyBookings', { signal }),
  })

/** Travelers an agent has booked for. */
export const travellersQuery = () =>
  queryOptions({
    queryKey: keys.travellers(),
    queryFn: async ({ signal }) => (await callApi('travellers', { signal })).travellers,
  })

/** For accounts with invoicing only. */
export const statementsQuery = () =>
  queryOptions({
    queryKey: keys.statements(),
    queryFn: ({ signal }) => callApi('statements', { signal }),
  })

/** Filled only by the favorites machine; screens only read it. */
export const favoritesQuery = () =>
  queryOptions({
    queryKey: keys.favorites(),
    queryFn: async ({ signal }) => (await callApi('favorites', { signal })).favorites,
    retry: false,
    enabled: false,
  })

/** A visitor's favorites, which only the browser has. The list before stays while another is loaded. */
export const favoriteHotelsQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: keys.favoriteHotels(ids),
    queryFn: async ({ signal }) =>
      ids.length === 0 ? [] : (await callApi('favoriteHotels', { query: { ids: [...ids] }, signal })).hotels,
    placeholderData: keepPreviousData,
  })

/** Credit and hours; hotel names are in the page's language. */
export const creditsQuery = () =>
  queryOptions({
    queryKey: keys.credits(),
    queryFn: ({ signal }) => callApi('credits', { signal }),
  })
