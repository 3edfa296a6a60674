import type { Cents } from '#contract/shared/money.ts'
import { MIN_BID } from '#contract/hotel/rates.ts'
import {
  earlyCheckInHours,
  earlyCheckOutPercent,
  lateCheckInPercent,
  lateCheckOutHours,
} from '#contract/hotel/savings.ts'
import { hourPart, type Room, type Stay } from '#contract/hotel/stay.ts'
import type { Guarantee } from '#server/modules/inventory/span.ts'

/** Decisions §3: percent of the adjacent night for each guaranteed hour beyond standard, and the maximum for each side. */
const EXTRA_HOUR_PERCENT = 5
const MAX_EARLY_CHECK_IN_PERCENT = 75
const MAX_LATE_CHECK_OUT_PERCENT = 60

/** A night's price covers two guests. Children count as guests from `PAYING_AGE`. */
const GUESTS_IN_PRICE = 2
const PAYING_AGE = 12
/** Percent of the room's night for each paying guest beyond two. */
const EXTRA_GUEST_PERCENT = 15

/** Every line of the total in whole cents. `hours_saved`, `credits` and `promo` are zero or negative. */
export interface BreakdownCents {
  nights: Cents
  hours_saved: Cents
  hours_bought: Cents
  bids: Cents
  credits: Cents
  promo: Cents
  taxes: Cents
  total: Cents
}

export interface StayToPrice {
  stay: Stay
  rooms: readonly Room[]
  /** Price of one room for two guests without breakfast, night by night; at least one. */
  nights: readonly Cents[]
  /**
   * The same at the room's lowest price: hours are charged and saved as percentages of it, so they cost the same in every plan.
   */
  lowest_nights: readonly Cents[]
  /** Per paying guest and night; 0: no breakfast. */
  breakfast_cents: Cents
  guaranteed: Guarantee
  tax_basis_points: number
  /** Sum of the bids for sides that are not guaranteed. */
  bids?: Cents
  promo?: Cents
  credits?: Cents
}

export interface StayPrice {
  breakdown: BreakdownCents
  /** How much fewer hours take off the total, taxes included. */
  money_saved: Cents
  /** `nights` divided by the number of nights: all rooms of the party, before hours and taxes. */
  avg_night_price: Cents
  /** The first night of all rooms, less its unused hours, with taxes: due when cancelling late. */
  first_night: Cents
  /** The surcharge of a guaranteed side, before taxes; 0 otherwise. */
  checkin_price: Cents
  checkout_price: Cents
  /** The suggested bid for a side on request; null: no bid possible. */
  checkin_bid: Cents | null
  checkout_bid: Cents | null
}

/** Rounds half a cent up. `percent` may be any whole number; `cents` must not be negative. */
export const percentOf = (cents: Cents, percent: number): Cents => Math.floor((cents * percent + 50) / 100)

const basisPointsOf = (cents: Cents, basisPoints: number): Cents => Math.floor((cents * basisPoints + 5000) / 10_000)

const payingGuests = (room: Room): number =>
  room.adults + room.children.reduce((paying, age) => paying + (age >= PAYING_AGE ? 1 : 0), 0)

export const earlyCheckInSurcharge = (hour: number): number =>
  Math.min(MAX_EARLY_CHECK_IN_PERCENT, EXTRA_HOUR_PERCENT * earlyCheckInHours(hour))

export const lateCheckOutSurcharge = (hour: number): number =>
  Math.min(MAX_LATE_CHECK_OUT_PERCENT, EXTRA_HOUR_PERCENT * lateCheckOutHours(hour))

/**
 * The price of a stay, decisions §3. All amounts are whole cents; each line below is rounded once, half a cent up:
 * - a night of the party: the night of each room, 15 % of it (rounded) for each paying guest beyond two, breakfast for each
 * paying guest;
 * - hours saved: a percentage of the party's first night and one of its last at the room's lowest price without breakfast,
 * each rounded;
 * - hours bought: the same for the guaranteed sides;
 * - taxes: on nights − hours saved + hours bought, not on bids;
 * - promo, then credits: never more than what is left to pay.
 */
export const priceStay = (input: StayToPrice): StayPrice => {
  const { rooms, breakfast_cents, guaranteed, tax_basis_points } = input
  const { first: firstNight, sum: nights } = nightsOfParty(input.nights, rooms, breakfast_cents)
  const { first, last, sum: lowest } = nightsOfParty(input.lowest_nights, rooms, 0)
  const checkInHour = hourPart(input.stay.checkIn)
  const checkOutHour = hourPart(input.stay.checkOut)
  const savedOnFirst = percentOf(first, lateCheckInPercent(checkInHour))
  const saved = savedOnFirst + percentOf(last, earlyCheckOutPercent(checkOutHour))
  const early = percentOf(first, earlyCheckInSurcharge(checkInHour))
  const late = percentOf(last, lateCheckOutSurcharge(checkOutHour))
  const checkin_price = guaranteed.check_in ? early : 0
  const checkout_price = guaranteed.check_out ? late : 0
  const hours_bought = checkin_price + checkout_price
  const taxable = nights - saved + hours_bought
  const taxes = basisPointsOf(taxable, tax_basis_points)
  const bids = input.bids ?? 0
  const full = taxable + taxes + bids
  const promo = Math.min(input.promo ?? 0, full)
  const credits = Math.min(input.credits ?? 0, full - promo)
  const most = averageOf(lowest, input.nights.length)
  return {
    breakdown: {
      nights,
      hours_saved: 0 - saved,
      hours_bought,
      bids,
      credits: 0 - credits,
      promo: 0 - promo,
      taxes,
      total: full - promo - credits,
    },
    // With the full hours, taxes would be higher too.
    money_saved: saved + basisPointsOf(taxable + saved, tax_basis_points) - taxes,
    avg_night_price: averageOf(nights, input.nights.length),
    first_night: firstNight - savedOnFirst + basisPointsOf(firstNight - savedOnFirst, tax_basis_points),
    checkin_price,
    checkout_price,
    checkin_bid: guaranteed.check_in || early === 0 ? null : firstBid(early, most),
    checkout_bid: guaranteed.check_out || late === 0 ? null : firstBid(late, most),
  }
}

/**
 * Decisions §3: the surcharge a guaranteeing hotel would ask for the same hours, within the limits of a bid. Taxes are added to
 * a guaranteed surcharge but not to a bid, so this bid never costs more than the guarantee.
 * @param most the average night at the room's lowest price: no plan allows less, so every plan suggests the same bid.
 */
const firstBid = (surcharge: Cents, most: Cents): Cents => Math.max(MIN_BID, Math.min(surcharge, most))

const averageOf = (sum: Cents, nights: number): Cents => Math.floor(sum / nights + 0.5)

const nightsOfParty = (
  nights: readonly Cents[],
  rooms: readonly Room[],
  breakfast_cents: Cents,
): { first: Cents; last: Cents; sum: Cents } => {
  let first = 0
  let last = 0
  let sum = 0
  for (let night = 0; night < nights.length; night += 1) {
    last = nightOfParty(nights[night] ?? 0, rooms, breakfast_cents)
    if (night === 0) first = last
    sum += last
  }
  return { first, last, sum }
}

const nightOfParty = (night: Cents, rooms: readonly Room[], breakfast_cents: Cents): Cents => {
  let cents = 0
  for (const room of rooms) {
    const guests = payingGuests(room)
    const extra = Math.max(0, guests - GUESTS_IN_PRICE)
    cents += night + percentOf(night, EXTRA_GUEST_PERCENT) * extra + breakfast_cents * guests
  }
  return cents
}
