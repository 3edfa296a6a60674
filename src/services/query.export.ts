import type { Bid, Booking } from '#contract/booking/bookings.ts'
import type { ConfirmRequestResponse, HotelRequest } from '#contract/inquiry/confirm.ts'
import type { Inquiry } from '#contract/inquiry/inquiries.ts'
import type { ExportPolicy, PolicyOf } from '#machines/kit/export/redact.ts'
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
  inquiry: Inquiry
  requestLink: ConfirmRequestResponse
}

interface CachePolicy {
  /** The parts of the key that are always the same. */
  prefix: readonly string[]
  /** One policy per part of the key. */
  key: readonly ExportPolicy[]
  /** `keep`: the response is the same for everyone, and is exported whole. `hide`: not exported. */
  answer: ExportPolicy
}

type Private = 'user' | 'link'

interface CachePolicyOf<Key extends QueryKey, Answer> extends CachePolicy {
  prefix: Key extends readonly [Private, infer Second extends string, ...unknown[]]
    ? readonly [Key[0], Second]
    : readonly [Key[0] & string]
  key: { readonly [Part in keyof Key]: PolicyOf<Key[Part]> }
  answer: Key[0] extends Private ? 'hide' | PolicyOf<Answer> : 'keep' | 'hide'
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
  // Its place and its picture name it as well.
  hotel: {
    id: 'pseudonym',
    place_id: 'hide',
    location: { lat: 'hide', lng: 'hide' },
    name: 'hide',
    address: 'hide',
    time_zone: 'keep',
    image: 'hide',
  },
  guest: { first_name: 'pseudonym', last_name: 'pseudonym', email: 'pseudonym' },
  comment: 'hide',
  guest_id_at_hotel: 'hide',
  offers: { '[]': { note: 'hide', '*': 'keep' } },
  decline: { note: 'hide', '*': 'keep' },
  card: { last4: 'hide', '*': 'keep' },
  charge: { last4: 'hide', '*': 'keep' },
  '*': 'keep',
}

const HOTEL_REQUEST: PolicyOf<HotelRequest> = {
  number: 'pseudonym',
  guest: { first_name: 'pseudonym', last_name: 'pseudonym' },
  reference: 'hide',
  offer: { note: 'hide', '*': 'keep' },
  comment: 'hide',
  answer: { note: 'hide', '*': 'keep' },
  '*': 'keep',
}

const BOOKED_AT = { id: 'pseudonym', reference: 'hide', hotel_name: 'keep' } as const

const ACCOUNT = { first_name: 'pseudonym', last_name: 'pseudonym', email: 'pseudonym' } as const

/** Which cached data may leave the browser. A key without a policy does not compile. */
export const cachePolicies: { readonly [Name in keyof Keys]: CachePolicyOf<ReturnType<Keys[Name]>, Answers[Name]> } = {
  hotels: { prefix: ['hotels'], key: ['keep', 'keep', 'keep'], answer: 'keep' },
  soldNear: { prefix: ['sold near'], key: ['keep', 'keep', 'keep'], answer: 'keep' },
  // Stars, city and reviews as good as name the hotel.
  favoriteHotels: { prefix: ['favoriteHotels'], key: ['keep', 'keep', 'pseudonym'], answer: 'hide' },
  hotel: { prefix: ['hotel'], key: ['keep', 'keep', 'keep'], answer: 'keep' },
  rooms: { prefix: ['rooms'], key: ['keep', 'keep', 'keep', 'keep', 'keep', 'keep'], answer: 'keep' },
  similar: { prefix: ['similar'], key: ['keep', 'keep', 'keep', 'keep', 'keep', 'keep'], answer: 'keep' },
  board: { prefix: ['board'], key: ['keep', 'keep', 'keep', 'keep', 'keep'], answer: 'keep' },
  // The place and the hotel are hidden as in the inquiry itself; the price is that of many hotels around.
  usualPrice: {
    prefix: ['usual price'],
    key: ['keep', { lat: 'hide', lng: 'hide' }, 'keep', 'keep', 'pseudonym'],
    answer: 'keep',
  },
  config: { prefix: ['config'], key: ['keep'], answer: 'keep' },
  user: { prefix: ['user'], key: ['keep'], answer: 'hide' },
  bookings: { prefix: ['user', 'bookings'], key: ['keep', 'keep'], answer: { '[]': BOOKING } },
  booking: { prefix: ['user', 'bookings'], key: ['keep', 'keep', 'pseudonym'], answer: BOOKING },
  inquiries: { prefix: ['user', 'inquiries'], key: ['keep', 'keep'], answer: 'hide' },
  travellers: {
    prefix: ['user', 'travellers'],
    key: ['keep', 'keep'],
    answer: { '[]': { first_name: 'pseudonym', last_name: 'pseudonym', email: 'pseudonym' } },
  },
  statements: {
    prefix: ['user', 'statements'],
    key: ['keep', 'keep'],
    answer: {
      statements: { '[]': { month: 'keep', number: 'hide', total: 'keep', count: 'keep', due: 'keep', state: 'keep' } },
      limit: 'keep',
      left: 'keep',
    },
  },
  companyBookings: {
    prefix: ['user', 'company'],
    key: ['keep', 'keep', 'keep'],
    answer: {
      company: { name: 'hide' },
      bookings: {
        '[]': { booking: BOOKING, account: ACCOUNT },
      },
      inquiries: { '[]': { inquiry: INQUIRY, account: ACCOUNT } },
    },
  },
  favorites: { prefix: ['user', 'favorites'], key: ['keep', 'keep', 'keep'], answer: 'hide' },
  credits: {
    prefix: ['user', 'credits'],
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
  inquiry: { prefix: ['user', 'inquiries'], key: ['keep', 'keep', 'pseudonym'], answer: INQUIRY },
  inquiryLink: { prefix: ['link', 'inquiry'], key: ['keep', 'keep', 'pseudonym'], answer: 'hide' },
  hotelEmailLink: { prefix: ['link', 'hotel email'], key: ['keep', 'keep', 'pseudonym'], answer: 'hide' },
  requestLink: {
    prefix: ['link', 'request'],
    key: ['keep', 'keep', 'pseudonym'],
    answer: {
      state: 'keep',
      hotel: { name: 'keep', time_zone: 'keep' },
      requests: { '[]': HOTEL_REQUEST },
      now: 'keep',
    },
  },
  desk: { prefix: ['link', 'desk'], key: ['keep', 'keep', 'pseudonym'], answer: 'hide' },
}

const policies: readonly CachePolicy[] = Object.values(cachePolicies)

/** The policy of a query; undefined for one without a policy, e.g. of staff: it is not exported. */
export const cachePolicyOf = (queryKey: QueryKey): CachePolicy | undefined =>
  policies.find(
    ({ prefix, key }) => key.length === queryKey.length && prefix.every((part, place) => part === queryKey[place]),
  )
