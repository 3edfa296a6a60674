import type { UsualPriceResponse } from '#contract/inquiry/inquiries.ts'
import {
  datePart,
  dayHour,
  STANDARD_CHECK_IN_HOUR,
  STANDARD_CHECK_OUT_HOUR,
  type DayHour,
} from '#contract/hotel/stay.ts'
import type { Point } from '#contract/hotel/destination.ts'
import { toDollars, type Cents } from '#contract/shared/money.ts'
import { nearestFirst, type HotelIndex, type HotelRecord, type RoomType } from '#server/modules/hotels/hotels.index.ts'
import { createStayRequest, priceOffer, type StayRequest } from '#server/modules/rates/offers.ts'
import { cheapestPlan } from '#server/modules/rates/plans.ts'

/** A town and its suburbs; then the region, for a place of few hotels. */
const REACHES_KM = [12, 60]
/** Fewer say nothing about a town. */
const LEAST_HOTELS = 3
const MOST_HOTELS = 40

/** Two adults: what most rooms are booked for. */
const ROOMS = [{ adults: 2, children: [] }]

const middle = (sorted: readonly Cents[]): Cents => sorted[Math.floor((sorted.length - 1) / 2)] ?? 0

const standardStay = (from: string, until: string) =>
  createStayRequest(
    { checkIn: dayHour(from, STANDARD_CHECK_IN_HOUR), checkOut: dayHour(until, STANDARD_CHECK_OUT_HOUR) },
    ROOMS,
  )

const nightIn = (hotel: HotelRecord, room: RoomType, request: StayRequest): Cents =>
  priceOffer(hotel, room, request, cheapestPlan(hotel, true), request.least).avg_night_price

/** An average night of one room. `from`, `until`: days of the stay, `YYYY-MM-DD`. */
export const nightPriceOf = (
  hotel: HotelRecord,
  room: RoomType,
  { from, until }: { from: string; until: string },
): Cents => nightIn(hotel, room, standardStay(from, until))

export interface UsualPriceQuery {
  point: Point
  checkIn: DayHour
  checkOut: DayHour
  /** A hotel of the catalogue, whose stars count. */
  hotelId: string | undefined
}

/** Decisions §6: the middle night price of hotels with as many stars near a place on these dates. */
export const usualPrice = (
  hotels: Pick<HotelIndex, 'around' | 'hotel'>,
  { point, checkIn, checkOut, hotelId }: UsualPriceQuery,
): Pick<UsualPriceResponse, 'usual'> => {
  const stars = hotelId === undefined ? null : Math.floor(hotels.hotel(hotelId)?.stars ?? 0) || null
  const request = standardStay(datePart(checkIn), datePart(checkOut))
  for (const km of REACHES_KM) {
    const nights: Cents[] = []
    for (const { hotel } of nearestFirst(hotels.around(point, { kind: 'circle', km }))) {
      if (stars !== null && Math.floor(hotel.stars) !== stars) continue
      const [cheapest] = hotel.room_types
      if (cheapest !== undefined) nights.push(nightIn(hotel, cheapest, request))
      if (nights.length >= MOST_HOTELS) break
    }
    if (nights.length >= LEAST_HOTELS)
      return {
        usual: { night: toDollars(middle(nights.toSorted((a, b) => a - b))), hotels: nights.length, stars },
      }
  }
  return { usual: null }
}
