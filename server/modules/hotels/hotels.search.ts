import { LATER_CHECK_OUT_HOUR, type HotelsResponse, type SearchCriteria } from '#contract/hotel/hotels.ts'
import { MAX_HOTELS_FOUND } from '#contract/http/wire.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { dayHour, datePart } from '#contract/hotel/stay.ts'
import type { JsonText } from '#server/http/jsonText.ts'
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

/** Radius of a search without map bounds. It responds with at most `MAX_WITHOUT_BOUNDS` hotels, five pages of the nearest. */
const CITY_KM = 12
const POI_KM = 5
export const MAX_WITHOUT_BOUNDS = 250

export interface SearchDeps {
  hotels: HotelIndex
  availability: Availability
  keys: RateKeys
  content: Pick<HotelContent, 'image'>
  cityName: CityName
}

/**
 * Hotels of an area with a free room for the party, each with its base rate, nearest first.
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
  const around = deps.hotels.around(criteria.destination.point, areaOf(criteria))
  const zones = zonesForStay(criteria, around.timeZones, now)
  const request = createStayRequest({ checkIn: criteria.checkIn, checkOut: criteria.checkOut }, criteria.rooms)
  const limit = criteria.bounds === undefined ? MAX_WITHOUT_BOUNDS : MAX_HOTELS_FOUND
  const { hotels, inArea } = offersOf(around, request, zones, limit, now, deps.availability)
  const rateKeys = deps.keys.sign(
    { stay: request.stay, rooms: request.rooms, expires_minute: rateKeyExpiry(now) },
    hotels.flatMap(({ rates }) => rates.all),
  )
  const totals = hotels.map(({ hotel, rates }) => ({ stars: hotel.stars, total: rates.base.hoursTotal }))
  return { request, hotels, inArea, rateKeys, bestValues: bestValues(totals) }
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
): Pick<SearchResults, 'hotels' | 'inArea'> => {
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
  let inArea = hotels.length
  for (const hotel of around.rest()) {
    if (inArea === MAX_COUNTED) break
    if (zones.has(hotel.time_zone) && cheapestRoom(hotel, request, availability)) inArea += 1
  }
  return { hotels, inArea }
}

/** The stay with the later check-out offered beside standard hours; undefined for a stay with other hours. */
const laterStay = ({ stay, rooms, checkin_deviation, checkout_deviation }: StayRequest): StayRequest | undefined =>
  checkin_deviation === 0 && checkout_deviation === 0
    ? createStayRequest({ ...stay, checkOut: dayHour(datePart(stay.checkOut), LATER_CHECK_OUT_HOUR) }, rooms)
    : undefined

const staysLater = (hotel: HotelRecord, room: RoomType, later: StayRequest, availability: Availability): boolean =>
  hotel.guarantees_late_check_out && availability.hasRooms(room, later.mostRange, later.rooms.length)
