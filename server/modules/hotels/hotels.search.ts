import type { HotelsAnswer, SearchCriteria } from '#contract/hotels.ts'
import { MAX_HOTELS_FOUND } from '#contract/wire.ts'
import type { Locale } from '#contract/locale.ts'
import { RATE_KEY_MINUTES } from '#contract/rates.ts'
import type { JsonText } from '#server/http/jsonText.ts'
import type { Availability } from '#server/modules/inventory/availability.ts'
import { askedStay, cheapestRoom, priceOffer, type AskedStay } from '#server/modules/rates/offers.ts'
import { cheapestPlan, type Plan } from '#server/modules/rates/plans.ts'
import type { RateKeys } from '#server/modules/rates/rateKey.ts'
import type { StayPrice } from '#server/modules/rates/rates.price.ts'
import type { HotelContent } from './hotelContent.port.ts'
import { hotelsAnswer } from './hotels.answer.ts'
import type { Area, HotelIndex, NearHotel, RoomType } from './hotels.index.ts'
import { hotelsText } from './hotels.text.ts'
import { bestValues } from './hotels.value.ts'
import { zonesForStay } from './stay.check.ts'

/** How far a search without map bounds reaches, and how many hotels it answers: five pages of the nearest. */
const CITY_KM = 12
const POI_KM = 5
export const MAX_WITHOUT_BOUNDS = 250

const MINUTE_MS = 60_000

export interface SearchDeps {
  hotels: HotelIndex
  availability: Availability
  keys: RateKeys
  content: Pick<HotelContent, 'image'>
}

/** A hotel that takes the party, with its cheapest room and rate. */
interface Found extends NearHotel {
  room: RoomType
  plan: Plan
  price: StayPrice
}

/** What a search has found, before it is told in a language. All lists are in the order of `found`. */
export interface Findings {
  asked: AskedStay
  found: readonly Found[]
  rateKeys: readonly string[]
  bestValues: readonly number[]
}

/**
 * The hotels of an area that take the party, each with its cheapest room and rate, nearest first.
 * `now` in milliseconds since 1970. Throws 400 naming `checkIn` or `checkOut` for a stay that no hotel there can offer.
 * @forTests
 */
export const searchHotels = (criteria: SearchCriteria, locale: Locale, now: number, deps: SearchDeps): HotelsAnswer =>
  hotelsAnswer(findHotels(criteria, now, deps), { locale, now, content: deps.content })

/** The same answer, written. */
export const searchHotelsText = (
  criteria: SearchCriteria,
  locale: Locale,
  now: number,
  deps: SearchDeps,
): JsonText<HotelsAnswer> => hotelsText(findHotels(criteria, now, deps), { locale, now, content: deps.content })

const findHotels = (criteria: SearchCriteria, now: number, deps: SearchDeps): Findings => {
  const near = deps.hotels.near(criteria.destination.point, areaOf(criteria))
  const zones = zonesForStay(criteria, new Set(near.map(({ hotel }) => hotel.time_zone)), now)
  const asked = askedStay({ checkIn: criteria.checkIn, checkOut: criteria.checkOut }, criteria.rooms)
  const limit = criteria.bounds === undefined ? MAX_WITHOUT_BOUNDS : MAX_HOTELS_FOUND
  const found = cheapestOf(near, asked, zones, limit, deps.availability)
  const rateKeys = deps.keys.sign(
    { stay: asked.stay, rooms: asked.rooms, expires_minute: Math.floor(now / MINUTE_MS) + RATE_KEY_MINUTES },
    found.map(({ room, plan, price }) => ({
      room_number: room.number,
      plan,
      guaranteed: asked.least,
      total: price.breakdown.total,
    })),
  )
  const totals = found.map(({ hotel, price }) => ({ stars: hotel.stars, total: price.breakdown.total }))
  return { asked, found, rateKeys, bestValues: bestValues(totals) }
}

const areaOf = ({ bounds, destination }: SearchCriteria): Area =>
  bounds === undefined ? { kind: 'circle', km: destination.poi ? POI_KM : CITY_KM } : { kind: 'box', bounds }

const cheapestOf = (
  near: readonly NearHotel[],
  asked: AskedStay,
  zones: ReadonlySet<string>,
  limit: number,
  availability: Availability,
): Found[] => {
  const found: Found[] = []
  for (const { hotel, km } of near) {
    if (found.length === limit) break
    if (!zones.has(hotel.time_zone)) continue
    const room = cheapestRoom(hotel, asked, availability)
    if (room === undefined) continue
    const plan = cheapestPlan(hotel)
    found.push({ hotel, km, room, plan, price: priceOffer(hotel, room, asked, plan, asked.least) })
  }
  return found
}
