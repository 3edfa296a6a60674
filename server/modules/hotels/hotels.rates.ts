import type { Cents } from '#contract/shared/money.ts'
import type { Guarantee } from '#server/modules/inventory/span.ts'
import { priceOffer, type RoomNights, type StayRequest } from '#server/modules/rates/offers.ts'
import { cheapestPlan, hasBreakfast, isRefundable, isSold, PLANS, type Plan } from '#server/modules/rates/plans.ts'
import type { KeyedRate } from '#server/modules/rates/rateKey.ts'
import type { StayPrice } from '#server/modules/rates/rates.price.ts'
import type { HotelRecord, RoomType } from './hotels.index.ts'

export interface PricedPlan extends KeyedRate {
  /** Decisions §11: the total with the hours of the stay, be they guaranteed or on request. */
  hoursTotal: Cents
  avgNightPrice: Cents
  /** Index of its key in the response's keys. */
  keyAt: number
}

/** The plans of the room of a hotel's base rate. A plan may be cheapest of several kinds. */
export interface HotelRates {
  /** Of the base rate. */
  price: StayPrice
  base: PricedPlan
  /** Cheapest of each kind; undefined: not sold. */
  refundable: PricedPlan | undefined
  breakfast: PricedPlan | undefined
  refundableBreakfast: PricedPlan | undefined
  /** Each plan once, the base rate first. */
  all: readonly PricedPlan[]
}

/** Decisions §11, `hours_total`: the total, and the suggested bids for the sides on request. */
export const hoursTotalOf = ({ breakdown, checkin_bid, checkout_bid }: StayPrice): Cents =>
  breakdown.total + (checkin_bid ?? 0) + (checkout_bid ?? 0)

/**
 * Every plan sold in one room, each priced once. Plans differ by the same rule in all rooms of a hotel, so the room of the base
 * rate is the cheapest for each of them.
 * @param isCancellable whether the deadline of free cancellation is still ahead.
 * @param firstKey index of the first key of this hotel.
 * @param nights of this room and stay.
 */
export const priceRates = (
  hotel: HotelRecord,
  room: RoomType,
  request: StayRequest,
  guaranteed: Guarantee,
  isCancellable: boolean,
  firstKey: number,
  nights: RoomNights,
): HotelRates => {
  const cheapest = cheapestPlan(hotel, isCancellable)
  const price = priceOffer(hotel, room, request, cheapest, guaranteed, undefined, nights)
  const base = pricedPlan(room, cheapest, guaranteed, price, firstKey)
  const all = [base]
  let refundable = isRefundable(cheapest) ? base : undefined
  let breakfast: PricedPlan | undefined
  let refundableBreakfast: PricedPlan | undefined
  for (const plan of PLANS) {
    if (plan === cheapest || !isSold(hotel, plan, isCancellable)) continue
    const other = priceOffer(hotel, room, request, plan, guaranteed, undefined, nights)
    const priced = pricedPlan(room, plan, guaranteed, other, firstKey + all.length)
    all.push(priced)
    if (isRefundable(plan)) refundable = cheaper(priced, refundable)
    if (hasBreakfast(plan)) breakfast = cheaper(priced, breakfast)
    if (isRefundable(plan) && hasBreakfast(plan)) refundableBreakfast = cheaper(priced, refundableBreakfast)
  }
  return { price, base, refundable, breakfast, refundableBreakfast, all }
}

const pricedPlan = (
  room: RoomType,
  plan: Plan,
  guaranteed: Guarantee,
  price: StayPrice,
  keyAt: number,
): PricedPlan => ({
  room_number: room.number,
  plan,
  guaranteed,
  total: price.breakdown.total,
  hoursTotal: hoursTotalOf(price),
  avgNightPrice: price.avg_night_price,
  keyAt,
})

const cheaper = (one: PricedPlan, other: PricedPlan | undefined): PricedPlan =>
  other === undefined || one.hoursTotal < other.hoursTotal ? one : other
