import type { HotelSummary, HotelsAnswer, SearchCriteria } from '#contract/hotels.ts'
import { MAX_HOTELS_FOUND } from '#contract/hotels.ts'
import type { Locale } from '#contract/locale.ts'
import { toDollars } from '#contract/money.ts'
import { RATE_KEY_MINUTES } from '#contract/rates.ts'
import { hourOf } from '#contract/stay.ts'
import type { Availability } from '#server/modules/inventory/availability.ts'
import { cancellationOf } from '#server/modules/rates/cancellation.ts'
import { askedStay, cheapestRoom, hoursSaved, priceOffer, type AskedStay } from '#server/modules/rates/offers.ts'
import { cheapestPlan, type Plan } from '#server/modules/rates/plans.ts'
import type { RateKeys } from '#server/modules/rates/rateKey.ts'
import type { StayPrice } from '#server/modules/rates/rates.price.ts'
import type { HotelContent } from './hotelContent.port.ts'
import type { Area, HotelIndex, HotelRecord, NearHotel, RoomType } from './hotels.index.ts'
import { bestValues, rateDistribution } from './hotels.value.ts'
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

interface Found extends NearHotel {
  room: RoomType
  plan: Plan
  price: StayPrice
}

/**
 * The hotels of an area that take the party, each with its cheapest room and rate, nearest first.
 * `now` in milliseconds since 1970. Throws 400 naming `checkIn` or `checkOut` for a stay that no hotel there can offer.
 */
export const searchHotels = (criteria: SearchCriteria, locale: Locale, now: number, deps: SearchDeps): HotelsAnswer => {
  const near = deps.hotels.near(criteria.destination.point, areaOf(criteria))
  const zones = zonesForStay(criteria, new Set(near.map(({ hotel }) => hotel.time_zone)), now)
  const asked = askedStay({ checkIn: criteria.checkIn, checkOut: criteria.checkOut }, criteria.rooms)
  const limit = criteria.bounds === undefined ? MAX_WITHOUT_BOUNDS : MAX_HOTELS_FOUND
  const found = cheapestOf(near, asked, zones, limit, deps.availability)
  const keys = deps.keys.sign(
    { stay: asked.stay, rooms: asked.rooms, expires_minute: Math.floor(now / MINUTE_MS) + RATE_KEY_MINUTES },
    found.map(({ room, plan, price }) => ({
      room_number: room.number,
      plan,
      guaranteed: asked.least,
      total: price.breakdown.total,
    })),
  )
  const values = bestValues(found.map(({ hotel, price }) => ({ stars: hotel.stars, total: price.breakdown.total })))
  const summary = summaryOf(asked, locale, now, deps.content)
  return {
    hotels: found.map((one, place) => summary(one, keys[place] ?? '', values[place] ?? 0)),
    rate_distribution: rateDistribution(found.map(({ price }) => price.avg_night_price)),
  }
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

const summaryOf = (asked: AskedStay, locale: Locale, now: number, content: SearchDeps['content']) => {
  const hours_saved = hoursSaved(asked)
  const hour = hourOf(asked.stay.checkIn)
  const cancellation = cancellationsOf(asked, now)
  return ({ hotel, km, plan, price }: Found, rateKey: string, best_value: number): HotelSummary => ({
    id: hotel.id,
    name: hotel.names[locale],
    stars: hotel.stars,
    distance: Math.round(km * 100) / 100,
    best_value,
    location: { lat: hotel.lat, lng: hotel.lng },
    image: content.image(hotel.id, hour),
    reviews: { rating: hotel.rating, count: hotel.review_count },
    amenities: hotel.amenities,
    cancellation: cancellation(hotel, plan),
    rate: {
      rateKey,
      avg_night_price: toDollars(price.avg_night_price),
      total: toDollars(price.breakdown.total),
      checkin_guaranteed: asked.least.check_in,
      checkout_guaranteed: asked.least.check_out,
      hours_saved,
      money_saved: toDollars(0 - price.breakdown.hours_saved),
    },
  })
}

/** The terms of a stay, worked out once for each plan, notice and time zone of an answer. */
const cancellationsOf = (asked: AskedStay, now: number) => {
  const known = new Map<string, Map<number, HotelSummary['cancellation']>>()
  return (hotel: HotelRecord, plan: Plan): HotelSummary['cancellation'] => {
    const name = plan === 'non_refundable' ? plan : hotel.time_zone
    const byHours = known.get(name) ?? new Map<number, HotelSummary['cancellation']>()
    if (byHours.size === 0) known.set(name, byHours)
    const cancellation = byHours.get(hotel.cancellation_hours) ?? cancellationOf(hotel, plan, asked.stay.checkIn, now)
    byHours.set(hotel.cancellation_hours, cancellation)
    return cancellation
  }
}
