import type { SearchCriteria } from '#contract/hotel/hotels.ts'
import { datePart, roomsCodec, type Room, type Stay } from '#contract/hotel/stay.ts'
import { searchKey } from '#machines/search/search.criteria.url.ts'
import { QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiFailure } from './apiFailure.ts'
import { pageLocale } from './browserClient.ts'
import { callSearchApi } from './searchApi.ts'

export const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const READ_RETRIES = 2

/** Where the server's answers are kept. Calls of machines never retry here: retrying is the machine's. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: MINUTE_MS,
        refetchOnWindowFocus: false,
        // What the server has refused it will refuse again; and nobody waits through one time limit after another.
        retry: (failures, error) =>
          failures < READ_RETRIES && !(error instanceof ApiFailure && (error.status < 500 || error.code === 'timeout')),
      },
      mutations: { retry: false },
    },
  })

/** The page's one cache. */
export const queryClient = createQueryClient()

/** A stay in one hotel. */
export interface Occupancy extends Stay {
  hotelId: string
  rooms: Room[]
}

/** Every key, in one place. Answers that speak are kept by language. */
export const keys = {
  hotels: (criteria: SearchCriteria) => ['hotels', pageLocale(), searchKey(criteria)] as const,
  soldNear: (criteria: SearchCriteria) => ['sold near', pageLocale(), searchKey(criteria)] as const,
  hotel: (id: string) => ['hotel', pageLocale(), id] as const,
  rooms: ({ hotelId, checkIn, checkOut, rooms }: Occupancy) =>
    ['rooms', pageLocale(), hotelId, checkIn, checkOut, roomsCodec.encode(rooms)] as const,
  similar: (id: string, { checkIn, checkOut, rooms }: SearchCriteria) =>
    ['similar', pageLocale(), id, checkIn, checkOut, roomsCodec.encode(rooms)] as const,
  board: ({ hotelId, checkIn, checkOut, rooms }: Occupancy) =>
    ['board', hotelId, datePart(checkIn), datePart(checkOut), roomsCodec.encode(rooms)] as const,
  config: () => ['config'] as const,
  /** What belongs to the signed-in guest begins so: it goes when they do. */
  user: () => ['user'] as const,
  bookings: () => ['user', 'bookings'] as const,
  companyBookings: () => ['user', 'company', pageLocale()] as const,
  travellers: () => ['user', 'travellers'] as const,
  statements: () => ['user', 'statements'] as const,
  booking: (id: string) => ['user', 'bookings', id] as const,
  favorites: () => ['user', 'favorites', pageLocale()] as const,
  credits: () => ['user', 'credits', pageLocale()] as const,
}

/** Filled by the search machine alone, which also owns its cancelling; screens only read it. */
export const hotelsQuery = (criteria: SearchCriteria) =>
  queryOptions({
    queryKey: keys.hotels(criteria),
    queryFn: ({ signal }) => {
      const { destination, bounds, checkIn, checkOut, rooms } = criteria
      const query = { dest: destination, checkIn, checkOut, rooms, ...(bounds === undefined ? {} : { bounds }) }
      return callSearchApi('searchHotels', { query, signal })
    },
    retry: false,
    staleTime: 0,
    enabled: false,
  })

export const soldNearQuery = (criteria: SearchCriteria) =>
  queryOptions({
    queryKey: keys.soldNear(criteria),
    queryFn: ({ signal }) => {
      const { destination, bounds } = criteria
      return callSearchApi('soldNear', {
        query: { dest: destination, ...(bounds === undefined ? {} : { bounds }) },
        signal,
      })
    },
    staleTime: DAY_MS,
  })

export const hotelQuery = (id: string) =>
  queryOptions({
    queryKey: keys.hotel(id),
    queryFn: ({ signal }) => callSearchApi('hotel', { params: { id }, query: { lang: pageLocale() }, signal }),
    staleTime: DAY_MS,
  })

export const configQuery = () =>
  queryOptions({
    queryKey: keys.config(),
    queryFn: ({ signal }) => callSearchApi('config', { signal }),
    staleTime: Infinity,
    gcTime: Infinity,
  })
