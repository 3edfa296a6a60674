import { toDollars } from '#contract/shared/money.ts'
import type { PriceMatrixResponse } from '#contract/hotel/rates.ts'
import { dayHour, datePart, isCheckInHour, isCheckOutHour, type Stay } from '#contract/hotel/stay.ts'
import type { HotelRecord } from '#server/modules/hotels/hotels.index.ts'
import { hoursTotalOf } from '#server/modules/hotels/hotels.rates.ts'
import { hotelTime } from '#server/modules/hotels/hotelTime.ts'
import { requireDays } from '#server/modules/hotels/stay.check.ts'
import type { Guarantee } from '#server/modules/inventory/span.ts'
import { cancellationOf, isCancellable } from './cancellation.ts'
import { createStayRequest, baseOffer, hoursSaved, priceOffer, variantsOf } from './offers.ts'
import { cheapestPlan, mealPlan, type Plan } from './plans.ts'
import { requireHotel, type HotelStay, type RatesDeps } from './rates.service.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

type Cell = PriceMatrixResponse['board'][number][number]

/**
 * Decisions §11: the hotel's base rate, as in the hotel list, for each pair of hours between two dates, and its plan by
 * check-in hour. Null: no room for those
 * hours, or they cannot be booked (decisions §2). Ignores the hours of the requested stay.
 * @throws 404 naming `hotelId`, 400 naming `checkIn` or `checkOut`.
 */
export const buildPriceMatrix = (
  request: HotelStay,
  deps: Pick<RatesDeps, 'hotels' | 'availability' | 'clock'>,
): PriceMatrixResponse => {
  const now = deps.clock().epochMilliseconds
  const hotel = requireHotel(deps.hotels, request.hotelId)
  const [first, last] = [datePart(request.checkIn), datePart(request.checkOut)]
  requireDays({ first, last }, hotel.time_zone, now)
  const hotelNow = hotelTime(hotel.time_zone).hourAt(now)
  const zone = hotel.time_zone
  const checkIns = HOURS.map((hour) => {
    const checkIn = dayHour(first, hour)
    return { checkIn, plan: cheapestPlan(hotel, isCancellable(hotel, checkIn, now)) }
  })
  const checkOuts = HOURS.map((hour) => dayHour(last, hour)).map((at) =>
    isCheckOutHour(at, hotelNow, zone) ? at : null,
  )
  return {
    board: checkIns.map(({ checkIn, plan }) => {
      const isSold = isCheckInHour(checkIn, hotelNow, zone)
      return checkOuts.map((checkOut) =>
        isSold && checkOut !== null ? cellOf(hotel, { checkIn, checkOut }, request, plan, deps) : null,
      )
    }),
    terms: checkIns.map(({ checkIn, plan }) => ({
      cancellation: cancellationOf(hotel, plan, checkIn, now),
      board: mealPlan(plan),
    })),
    currency: 'USD',
  }
}

const cellOf = (
  hotel: HotelRecord,
  hours: Stay,
  { rooms }: HotelStay,
  plan: Plan,
  { availability }: Pick<RatesDeps, 'availability'>,
): Cell => {
  const stay = createStayRequest(hours, rooms)
  const offer = baseOffer(hotel, stay, availability)
  if (offer === undefined) return null
  const { room, guaranteed } = offer
  const price = priceOffer(hotel, room, stay, plan, guaranteed)
  const isSure = guaranteed.check_in && guaranteed.check_out
  return {
    total: toDollars(price.breakdown.total),
    hours_total: toDollars(hoursTotalOf(price)),
    hours_saved: hoursSaved(stay),
    guaranteed: isSure,
    guaranteeable: isSure ? null : sideOf(variantsOf(hotel, room, stay, availability), stay.least),
  }
}

/** The one side that a variant guarantees beyond the least; null if none does, or if both can be. */
const sideOf = (variants: readonly Guarantee[], least: Guarantee): 'check_in' | 'check_out' | null => {
  const checkIn = !least.check_in && variants.some(({ check_in }) => check_in)
  const checkOut = !least.check_out && variants.some(({ check_out }) => check_out)
  if (checkIn === checkOut) return null
  return checkIn ? 'check_in' : 'check_out'
}
