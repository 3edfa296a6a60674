import type { EndpointName } from '#contract/http/endpoints.ts'

/**
 * What one client may ask of this server, and when the server asks everybody to wait. A guest never meets these: at their
 * fastest, somebody who drags the map, types and opens hotels asks for 15 tokens a second, and one who reads, for one or two.
 */

/**
 * What a public read costs its address. A search of a city takes some 5 ms of processor time, one of the whole world ten
 * times as long; reading a hotel next to nothing.
 */
export const READ_TOKENS = {
  searchHotels: 5,
  board: 3,
  rooms: 3,
  rate: 1,
  hotel: 1,
  place: 1,
  places: 1,
  popularPlaces: 1,
  soldNear: 1,
  nearestPlace: 1,
  placeName: 1,
  timeZone: 1,
} as const satisfies Partial<Record<EndpointName, number>>

export interface BucketSize {
  /** Tokens in a full bucket. */
  most: number
  perSecond: number
}

/**
 * For each address, or household of IPv6. A hotel lobby or an office is one address: thirty guests who read take 60 a second,
 * and when all thirty search and open a hotel in the same moment, 510. An attacker gets twelve searches a second.
 */
export const READS: BucketSize = { most: 600, perSecond: 60 }

/**
 * First views of pages, which take as long as six searches: a lobby full of guests opens some at once. Whoever asks for more gets
 * the page without: its application shows it as well.
 */
export const SERVER_RENDERS: BucketSize = { most: 60, perSecond: 2 }
/** Of all addresses together; whoever comes beyond them gets the page without. */
export const MAX_CONCURRENT_RENDERS = 4

/**
 * Pictures as PNG that are not kept, which take a thread some 50 ms each. A company that fetches the pictures of its guests' letters
 * comes from few addresses; each address may have a tenth of the thread.
 */
export const BITMAPS: BucketSize = { most: 60, perSecond: 2 }
/** About a second of work; whoever comes beyond it is asked to come again. */
export const MAX_QUEUED_BITMAPS = 20
/** Some 150 kB each. */
export const MAX_CACHED_BITMAPS = 100

/** More addresses than this at once are an attack from many; the oldest is forgotten, some 100 bytes each. */
export const MAX_ADDRESSES = 50_000

/**
 * A server under strain, late with everything or full of answers that nobody reads, turns away first who has taken more than
 * `MODEST_TOKENS` of late: no single guest has. One that is spent turns all reading away; what guests pay for goes on.
 */
export const MODEST_TOKENS = 40
export const LOAD_SOFT_LIMIT = { lateMs: 100, unsentBytes: 64 * 1024 * 1024 }
export const LOAD_HARD_LIMIT = { lateMs: 1_500, unsentBytes: 256 * 1024 * 1024 }

/** A browser opens six connections, and thirty guests may share an address. Behind a proxy of ours all come from one. */
export const MAX_CONNECTIONS_PER_ADDRESS = 256
export const MAX_CONNECTIONS = 4_000

/** No browser sends a request before the answer to the last one on the same connection; a program may, a little. */
export const MAX_PIPELINED = 10

/** A client that takes not one byte for so long has gone, or wants us to hold its answer. */
export const STALLED_MS = 20_000
/** An answer of 100 kB over the slowest network takes half a minute. */
export const WRITING_MS = 120_000
