import type { Bid, Booking } from '#contract/booking/bookings.ts'
import type { Inquiry } from '#contract/inquiry/inquiries.ts'
import type { PolicyOf } from '#machines/kit/export/redact.ts'
import type { InferDataFromTag, QueryKey } from '@tanstack/react-query'
import type {
  bookingQuery,
  bookingsQuery,
  companyBookingsQuery,
  creditsQuery,
  favoriteHotelsQuery,
  favoritesQuery,
  statementsQuery,
  travellersQuery,
} from './guestQueries.ts'
import type { configQuery, hotelQuery, hotelsQuery, keys } from './query.ts'
import type { roomsQuery } from './stayQueries.ts'

type Keys = typeof keys
type CachedData<Query extends (...args: never) => { queryKey: QueryKey }> = InferDataFromTag<
  never,
  ReturnType<Query>['queryKey']
>

/** Cached data by key. */
interface Answers extends Record<keyof Keys, unknown> {
  hotels: CachedData<typeof hotelsQuery>
  hotel: CachedData<typeof hotelQuery>
  rooms: CachedData<typeof roomsQuery>
  config: CachedData<typeof configQuery>
  /** Never filled: the prefix of all user keys. */
  user: never
  bookings: CachedData<typeof bookingsQuery>
  booking: CachedData<typeof bookingQuery>
  travellers: CachedData<typeof travellersQuery>
  statements: CachedData<typeof statementsQuery>
  companyBookings: CachedData<typeof companyBookingsQuery>
  favoriteHotels: CachedData<typeof favoriteHotelsQuery>
  favorites: CachedData<typeof favoritesQuery>
  credits: CachedData<typeof creditsQuery>
}

interface CachePolicy<Key extends QueryKey, Answer> {
  /** One policy per part of the key. */
  key: { readonly [Part in keyof Key]: 'keep' | 'pseudonym' }
  /**
   * `again`: not exported; the response is the same for everyone, so support requests it from its own server by the key. `hide`:
   * not exported. User data must never be requested by others.
   */
  answer: Key[0] extends 'user' ? 'hide' | PolicyOf<Answer> : 'again'
}

const BID: PolicyOf<Bid> = { inquiry: 'pseudonym', '*': 'keep' }

const BOOKING: PolicyOf<Booking> = {
  id: 'pseudonym',
  reference: 'hide',
  status: 'keep',
  hotel: { '*': 'keep' },
  room: { '*': 'keep' },
  check_in: 'keep',
  check_out: 'keep',
  checkin_guaranteed: 'keep',
  checkout_guaranteed: 'keep',
  rooms: { '*': 'keep' },
  guest: { first_name: 'pseudonym', last_name: 'pseudonym', email: 'pseudonym' },
  comment: 'hide',
  cost_reference: 'hide',
  paid: { at: 'keep', wallet: 'keep', brand: 'keep', last4: 'hide' },
  invoice: { month: 'keep', number: 'hide' },
  total: 'keep',
  breakdown: { '*': 'keep' },
  first_night: 'keep',
  bids: { check_in: BID, check_out: BID },
  cancellation: { '*': 'keep' },
  cancelled: { '*': 'keep' },
  created_at: 'keep',
}

const INQUIRY: PolicyOf<Inquiry> = {
  id: 'pseudonym',
  number: 'hide',
  booking: { id: 'pseudonym', reference: 'hide', other_bid: BID },
  hotel: { name: 'hide', address: 'hide', place_id: 'hide', '*': 'keep' },
  guest: { first_name: 'pseudonym', last_name: 'pseudonym', email: 'pseudonym' },
  comment: 'hide',
  guest_id_at_hotel: 'hide',
  offers: { '[]': { note: 'hide', '*': 'keep' } },
  decline: { note: 'hide', '*': 'keep' },
  card: { last4: 'hide', '*': 'keep' },
  charge: { last4: 'hide', '*': 'keep' },
  '*': 'keep',
}

const BOOKED_AT = { id: 'pseudonym', reference: 'hide', hotel_name: 'keep' } as const

const ACCOUNT = { first_name: 'pseudonym', last_name: 'pseudonym', email: 'pseudonym' } as const

/** Which cached data may leave the browser. A key without a policy does not compile. */
export const cachePolicies: { readonly [Name in keyof Keys]: CachePolicy<ReturnType<Keys[Name]>, Answers[Name]> } = {
  hotels: { key: ['keep', 'keep', 'keep'], answer: 'again' },
  soldNear: { key: ['keep', 'keep', 'keep'], answer: 'again' },
  favoriteHotels: { key: ['keep', 'keep', 'keep'], answer: 'again' },
  hotel: { key: ['keep', 'keep', 'keep'], answer: 'again' },
  rooms: { key: ['keep', 'keep', 'keep', 'keep', 'keep', 'keep'], answer: 'again' },
  similar: { key: ['keep', 'keep', 'keep', 'keep', 'keep', 'keep'], answer: 'again' },
  board: { key: ['keep', 'keep', 'keep', 'keep', 'keep'], answer: 'again' },
  usualPrice: { key: ['keep', 'keep', 'keep', 'keep', 'keep'], answer: 'again' },
  config: { key: ['keep'], answer: 'again' },
  user: { key: ['keep'], answer: 'hide' },
  bookings: { key: ['keep', 'keep'], answer: { '[]': BOOKING } },
  booking: { key: ['keep', 'keep', 'pseudonym'], answer: BOOKING },
  inquiries: { key: ['keep', 'keep'], answer: 'hide' },
  travellers: {
    key: ['keep', 'keep'],
    answer: { '[]': { first_name: 'pseudonym', last_name: 'pseudonym', email: 'pseudonym' } },
  },
  statements: {
    key: ['keep', 'keep'],
    answer: {
      statements: { '[]': { month: 'keep', number: 'hide', total: 'keep', count: 'keep', due: 'keep', state: 'keep' } },
      limit: 'keep',
      left: 'keep',
    },
  },
  companyBookings: {
    key: ['keep', 'keep', 'keep'],
    answer: {
      company: { name: 'hide' },
      bookings: {
        '[]': { booking: BOOKING, account: ACCOUNT },
      },
      inquiries: { '[]': { inquiry: INQUIRY, account: ACCOUNT } },
    },
  },
  // Stars, city and reviews as good as name the hotel.
  favorites: { key: ['keep', 'keep', 'keep'], answer: 'hide' },
  credits: {
    key: ['keep', 'keep', 'keep'],
    answer: {
      available_credits: 'keep',
      entries: { '[]': { kind: 'keep', amount: 'keep', booking: BOOKED_AT, at: 'keep' } },
      total_hours: 'keep',
      next_credit_at_hours: 'keep',
      hours: {
        '[]': { booking: BOOKED_AT, check_in: 'keep', check_out: 'keep', hours: 'keep', running_total: 'keep' },
      },
    },
  },
}
