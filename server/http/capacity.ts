import type { EndpointName } from '#contract/http/endpoints.ts'

/**
 * Limits of one client, and of the server under load. No guest reaches them: at most, dragging the map, typing and opening
 * hotels costs 15 tokens a second; reading costs one or two.
 */

/**
 * Tokens that a public read costs its address. A search of a city takes some 5 ms of processor time, of the whole world ten
 * times as long, and reading a hotel almost none.
 */
export const READ_TOKENS = {
  searchHotels: 5,
  board: 3,
  rooms: 3,
  rate: 1,
  hotel: 1,
  favoriteHotels: 2,
  place: 1,
  places: 1,
  popularPlaces: 1,
  soldNear: 1,
  nearestPlace: 1,
  placeName: 1,
  timeZone: 1,
  usualPrice: 3,
  createInquiry: 5,
  inquiry: 2,
  inquiryCalendar: 2,
  // Setting a page takes a thread some 50 ms.
  inquiryReceipt: 10,
  answerInquiry: 2,
  withdrawInquiry: 2,
  replaceInquiryCard: 5,
  inquiryLink: 1,
  requestLink: 2,
  hotelEmailLink: 1,
  confirmInquiry: 2,
  confirmHotelEmail: 2,
  answerRequest: 2,
  undoRequestAnswer: 2,
  takeBackRequest: 2,
  desk: 5,
  answerFromDesk: 5,
  undoFromDesk: 5,
  takeBackFromDesk: 5,
  leaveNetwork: 5,
  renewDesk: 1,
  joinNetwork: 1,
  sendCapture: 5,
  withdrawCapture: 1,
} as const satisfies Partial<Record<EndpointName, number>>

export interface BucketSize {
  /** Tokens in a full bucket. */
  most: number
  perSecond: number
}

/**
 * Per address, or per household with IPv6. A hotel lobby or an office is one address: thirty guests who read cost 60 a second,
 * and 510 if all search and open a hotel at the same moment. An attacker gets twelve searches a second.
 */
export const READS: BucketSize = { most: 600, perSecond: 60 }

/**
 * Server renders take as long as six searches; a lobby full of guests opens some at once. Over the limit, a page is sent without
 * one: its application shows the same.
 */
export const SERVER_RENDERS: BucketSize = { most: 60, perSecond: 2 }
/** Over all addresses; beyond it, a page is sent without a server render. */
export const MAX_CONCURRENT_RENDERS = 4

/**
 * PNGs not in the cache, which take a thread some 50 ms each. A mail provider that fetches the pictures of its users' e-mails
 * uses few addresses; each address may have a tenth of the thread.
 */
export const BITMAPS: BucketSize = { most: 60, perSecond: 2 }
/** About a second of work; beyond it, requests get a 503. */
export const MAX_QUEUED_BITMAPS = 20
/** Some 150 kB each. */
export const MAX_CACHED_BITMAPS = 100

/** More addresses at the same time are a distributed attack; the oldest is dropped. Some 100 bytes each. */
export const MAX_ADDRESSES = 50_000

/**
 * Over the soft limit (event-loop lag, or responses that clients do not read) the server refuses addresses that have recently
 * taken more than `MODEST_TOKENS`, which no single guest has. Over the hard limit it refuses all reads; bookings and payments go
 * on.
 */
export const MODEST_TOKENS = 40
export const LOAD_SOFT_LIMIT = { lateMs: 100, unsentBytes: 64 * 1024 * 1024 }
export const LOAD_HARD_LIMIT = { lateMs: 1_500, unsentBytes: 256 * 1024 * 1024 }

/**
 * A browser opens six connections, and thirty guests may share an address. Not enforced behind our own proxies, from which all
 * connections come.
 */
export const MAX_CONNECTIONS_PER_ADDRESS = 256
export const MAX_CONNECTIONS = 4_000

/** No browser sends a request before the response to the last one on the same connection; programs may send a few. */
export const MAX_PIPELINED = 10

/** A client that reads no byte for this long is gone, or wants to make us hold its response. */
export const STALLED_MS = 20_000
/** A response of 100 kB takes half a minute over the slowest network. */
export const WRITING_MS = 120_000
