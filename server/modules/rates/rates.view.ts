import { toDollars, type Cents } from '#contract/shared/money.ts'
import type { Breakdown, Rate } from '#contract/hotel/rates.ts'
import type { HotelRecord } from '#server/modules/hotels/hotels.index.ts'
import type { Guarantee } from '#server/modules/inventory/span.ts'
import { cancellationOf } from './cancellation.ts'
import type { StayRequest } from './offers.ts'
import { mealPlan, type Plan } from './plans.ts'
import type { BreakdownCents, StayPrice } from './rates.price.ts'

export const viewBreakdown = (cents: BreakdownCents): Breakdown => ({
  nights: toDollars(cents.nights),
  hours_saved: toDollars(cents.hours_saved),
  hours_bought: toDollars(cents.hours_bought),
  bids: toDollars(cents.bids),
  credits: toDollars(cents.credits),
  promo: toDollars(cents.promo),
  taxes: toDollars(cents.taxes),
  total: toDollars(cents.total),
})

const dollarsOrNull = (cents: Cents | null): number | null => (cents === null ? null : toDollars(cents))

export interface PricedRate {
  plan: Plan
  guaranteed: Guarantee
  price: StayPrice
}

/**
 * A rate as in the response.
 * @param now milliseconds since 1970.
 */
export const viewRate = (
  rateKey: string,
  { plan, guaranteed, price }: PricedRate,
  hotel: HotelRecord,
  request: StayRequest,
  now: number,
): Rate => ({
  rateKey,
  checkin_guaranteed: guaranteed.check_in,
  checkout_guaranteed: guaranteed.check_out,
  checkin_deviation: request.checkin_deviation,
  checkout_deviation: request.checkout_deviation,
  checkin_price: toDollars(price.checkin_price),
  checkout_price: toDollars(price.checkout_price),
  checkin_bid: dollarsOrNull(price.checkin_bid),
  checkout_bid: dollarsOrNull(price.checkout_bid),
  avg_night_price: toDollars(price.avg_night_price),
  first_night: toDollars(price.first_night),
  total: toDollars(price.breakdown.total),
  breakdown: viewBreakdown(price.breakdown),
  cancellation: cancellationOf(hotel, plan, request.stay.checkIn, now),
  board: mealPlan(plan),
})
