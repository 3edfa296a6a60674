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
  /** Of a hotel in the catalogue, whose own night counts. */
  hotelId: string | undefined
}

/** The hotel's cheapest night of these days: its page and the guest's hint compare hours with the same price. */
export const ownNight = (hotel: HotelRecord, days: { from: string; until: string }): Cents | null => {
  const [cheapest] = hotel.room_types
  return cheapest === undefined ? null : nightPriceOf(hotel, cheapest, days)
}

/** Decisions §6: the hotel's own night; for a hotel that we do not sell, the middle night price of hotels near a place. */
export const usualPrice = (
  hotels: Pick<HotelIndex, 'around' | 'hotel'>,
  { point, checkIn, checkOut, hotelId }: UsualPriceQuery,
): Pick<UsualPriceResponse, 'usual'> => {
  const days = { from: datePart(checkIn), until: datePart(checkOut) }
  const hotel = hotelId === undefined ? undefined : hotels.hotel(hotelId)
  const own = hotel === undefined ? null : ownNight(hotel, days)
  if (own !== null) return { usual: { night: toDollars(own), hotels: 0 } }
  const request = standardStay(days.from, days.until)
  for (const km of REACHES_KM) {
    const nights: Cents[] = []
    for (const { hotel: other } of nearestFirst(hotels.around(point, { kind: 'circle', km }))) {
      const [cheapest] = other.room_types
      if (cheapest !== undefined) nights.push(nightIn(other, cheapest, request))
      if (nights.length >= MOST_HOTELS) break
    }
    if (nights.length >= LEAST_HOTELS)
      return { usual: { night: toDollars(middle(nights.toSorted((a, b) => a - b))), hotels: nights.length } }
  }
  return { usual: null }
}
