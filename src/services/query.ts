import type { SearchCriteria } from '#contract/hotel/hotels.ts'
import type { Point } from '#contract/hotel/destination.ts'
import { datePart, roomsCodec, type Room, type Stay } from '#contract/hotel/stay.ts'
import { searchKey } from '#machines/search/search.criteria.url.ts'
import { QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiFailure } from './apiFailure.ts'
import { pageLocale } from './browserClient.ts'
import { callSearchApi } from './searchApi.ts'

export const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const READ_RETRIES = 2

/** The cache of server responses. Machine calls never retry here: the machine does. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: MINUTE_MS,
        refetchOnWindowFocus: false,
        // No retry after a refusal, which would repeat, nor after a timeout: guests do not wait through several.
        retry: (failures, error) =>
          failures < READ_RETRIES && !(error instanceof ApiFailure && (error.status < 500 || error.code === 'timeout')),
      },
      mutations: { retry: false },
    },
  })

/** The page's only cache. */
export const queryClient = createQueryClient()

export interface Occupancy extends Stay {
  hotelId: string
  rooms: Room[]
}

/** All query keys. Keys of localized responses include the language. */
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
  favoriteHotels: (ids: readonly string[]) => ['favoriteHotels', pageLocale(), ids.join()] as const,
  usualPrice: (point: Point, { checkIn, checkOut }: Stay, hotel: string) =>
    ['usual price', point, checkIn, checkOut, hotel] as const,
  config: () => ['config'] as const,
  /** Prefix of all user data: removed when the session ends. */
  user: () => ['user'] as const,
  bookings: () => ['user', 'bookings'] as const,
  inquiries: () => ['user', 'inquiries'] as const,
  companyBookings: () => ['user', 'company', pageLocale()] as const,
  travellers: () => ['user', 'travellers'] as const,
  statements: () => ['user', 'statements'] as const,
  booking: (id: string) => ['user', 'bookings', id] as const,
  favorites: () => ['user', 'favorites', pageLocale()] as const,
  credits: () => ['user', 'credits', pageLocale()] as const,
  inquiry: (id: string) => ['user', 'inquiries', id] as const,
  /** Pages behind a token in their path. */
  inquiryLink: (token: string) => ['link', 'inquiry', token] as const,
  hotelEmailLink: (token: string) => ['link', 'hotel email', token] as const,
  requestLink: (token: string) => ['link', 'request', token] as const,
  desk: (token: string) => ['link', 'desk', token] as const,
}

/** Filled and cancelled only by the search machine; screens only read it. */
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
