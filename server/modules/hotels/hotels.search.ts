import {
  LATER_CHECK_OUT_HOUR,
  type HotelsResponse,
  type SearchCriteria,
  type SearchScope,
} from '#contract/hotel/hotels.ts'
import { CITY_KM, NEAREST_KM, POI_KM, type Point } from '#contract/hotel/destination.ts'
import { MAX_HOTELS_FOUND } from '#contract/http/wire.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { dayHour, datePart } from '#contract/hotel/stay.ts'
import type { JsonText } from '#server/http/jsonText.ts'
import type { AnswerRecords } from '#server/modules/answerRecord/answerRecords.ts'
import type { Availability } from '#server/modules/inventory/availability.ts'
import { isCancellable } from '#server/modules/rates/cancellation.ts'
import {
  createStayRequest,
  baseOffer,
  cheapestRoom,
  nightsOf,
  priceOffer,
  type StayRequest,
} from '#server/modules/rates/offers.ts'
import { rateKeyExpiry, type RateKeys } from '#server/modules/rates/rateKey.ts'
import type { CityName, HotelContent } from './hotelContent.port.ts'
import { hotelsResponse } from './hotels.response.ts'
import type { Area } from './hotels.grid.ts'
import type { Around, HotelIndex, HotelRecord, RoomType } from './hotels.index.ts'
import { hoursTotalOf, priceRates } from './hotels.rates.ts'
import { writeHotelsResponse } from './hotels.responseText.ts'
import type { AvailableHotel, SearchResults } from './hotels.results.ts'
import { bestValues } from './hotels.value.ts'
import { zonesForStay } from './stay.check.ts'

/** A search without bounds responds with at most this many hotels, five pages of the nearest. */
export const MAX_WITHOUT_BOUNDS = 250
const MAX_NEAREST = 20

export interface SearchDeps {
  hotels: HotelIndex
  availability: Availability
  keys: RateKeys
  content: Pick<HotelContent, 'image'>
  cityName: CityName
  answerRecords: Pick<AnswerRecords, 'of'>
  /** Code of the airport at a point; null if there is none. */
  airportAt: (point: Point) => string | null
}

/**
 * Hotels of an area with a free room for the party, each with its base rate, nearest first; where there are none, the nearest
 * that have one.
 * @param now milliseconds since 1970.
 * @throws 400 naming `checkIn` or `checkOut` for a stay that no hotel there can offer.
 * @forTests
 */
export const searchHotels = (criteria: SearchCriteria, locale: Locale, now: number, deps: SearchDeps): HotelsResponse =>
  hotelsResponse(findHotels(criteria, now, deps), { ...deps, locale, now })

/** The response of `searchHotels`, serialized. */
export const searchHotelsText = (
  criteria: SearchCriteria,
  locale: Locale,
  now: number,
  deps: SearchDeps,
): JsonText<HotelsResponse> => writeHotelsResponse(findHotels(criteria, now, deps), { ...deps, locale, now })

const findHotels = (criteria: SearchCriteria, now: number, deps: SearchDeps): SearchResults => {
  const { point, poi } = criteria.destination
  const request = createStayRequest({ checkIn: criteria.checkIn, checkOut: criteria.checkOut }, criteria.rooms)
  const search = (scope: SearchScope, area: Area, limit: number) => {
    const around = deps.hotels.around(point, area)
    const zones = zonesForStay(criteria, around.timeZones, now)
    return { scope, around, zones, hotels: offersOf(around, request, zones, limit, now, deps.availability) }
  }
  const here =
    criteria.bounds === undefined
      ? search('area', areaOf(criteria), MAX_WITHOUT_BOUNDS)
      : search('place', areaOf(criteria), MAX_HOTELS_FOUND)
  const nearest =
    here.hotels.length > 0 ? undefined : search('nearest', { kind: 'circle', km: NEAREST_KM }, MAX_NEAREST)
  const { scope, hotels } = nearest ?? here
  const inArea = nearest ? hotels.length : countFree(here, request, deps.availability)
  const rateKeys = deps.keys.sign(
    { stay: request.stay, rooms: request.rooms, expires_minute: rateKeyExpiry(now) },
    hotels.flatMap(({ rates }) => rates.all),
  )
  const totals = hotels.map(({ hotel, rates }) => ({ stars: hotel.stars, total: rates.base.hoursTotal }))
  const airport = poi ? deps.airportAt(point) : null
  return { request, hotels, inArea, scope, airport, rateKeys, bestValues: bestValues(totals) }
}

/** Stop counting here: checking every hotel for a free room would take most of a worldwide search. */
const MAX_COUNTED = 10_000

/** The area that a search covers. */
export const areaOf = ({ bounds, destination }: Pick<SearchCriteria, 'bounds' | 'destination'>): Area =>
  bounds === undefined ? { kind: 'circle', km: destination.poi ? POI_KM : CITY_KM } : { kind: 'box', bounds }

const offersOf = (
  around: Around,
  request: StayRequest,
  zones: ReadonlySet<string>,
  limit: number,
  now: number,
  availability: Availability,
): AvailableHotel[] => {
  const later = laterStay(request)
  const hotels: AvailableHotel[] = []
  let keyCount = 0
  for (let near = around.take(); near !== undefined; near = hotels.length < limit ? around.take() : undefined) {
    const { hotel, km } = near
    if (!zones.has(hotel.time_zone)) continue
    const offer = baseOffer(hotel, request, availability)
    if (offer === undefined) continue
    const { room, guaranteed } = offer
    const canCancel = isCancellable(hotel, request.stay.checkIn, now)
    // Once for all prices of this room: they are a good part of a search.
    const nights = nightsOf(hotel, room, request)
    const rates = priceRates(hotel, room, request, guaranteed, canCancel, keyCount, nights)
    keyCount += rates.all.length
    const { plan, total } = rates.base
    const { askRoom } = offer
    const askNights = askRoom === room ? nights : undefined
    const ask = askRoom && priceOffer(hotel, askRoom, request, plan, request.least, undefined, askNights)
    hotels.push({
      hotel,
      km,
      guaranteed,
      rates,
      ask: ask === undefined ? null : { total: ask.breakdown.total, hoursTotal: hoursTotalOf(ask) },
      laterCheckOut:
        later !== undefined && staysLater(hotel, room, later, availability)
          ? priceOffer(hotel, room, later, plan, guaranteed, undefined, nights).breakdown.total - total
          : null,
    })
  }
  return hotels
}

/** Number of free hotels of an area, those in `hotels` and those not taken yet. */
const countFree = (
  { around, zones, hotels }: { around: Around; zones: ReadonlySet<string>; hotels: readonly AvailableHotel[] },
  request: StayRequest,
  availability: Availability,
): number => {
  let count = hotels.length
  for (const hotel of around.rest()) {
    if (count === MAX_COUNTED) break
    if (zones.has(hotel.time_zone) && cheapestRoom(hotel, request, availability)) count += 1
  }
  return count
}

/** The stay with the later check-out offered beside standard hours; undefined for a stay with other hours. */
const laterStay = ({ stay, rooms, checkin_deviation, checkout_deviation }: StayRequest): StayRequest | undefined =>
  checkin_deviation === 0 && checkout_deviation === 0
    ? createStayRequest({ ...stay, checkOut: dayHour(datePart(stay.checkOut), LATER_CHECK_OUT_HOUR) }, rooms)
    : undefined

const staysLater = (hotel: HotelRecord, room: RoomType, later: StayRequest, availability: Availability): boolean =>
  hotel.guarantees_late_check_out && availability.hasRooms(room, later.mostRange, later.rooms.length)
