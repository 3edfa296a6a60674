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

/** Decisions §3: percent of the night beside it for each guaranteed hour beyond standard, and the most for one side. */
const EXTRA_HOUR_PERCENT = 5
const MAX_EARLY_CHECK_IN_PERCENT = 75
const MAX_LATE_CHECK_OUT_PERCENT = 60

/** A night's price is for two guests; from this age a guest counts. */
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
  /** One room for two guests without breakfast, night by night; at least one. */
  nights: readonly Cents[]
  /** For one paying guest and night; 0: without breakfast. */
  breakfast_cents: Cents
  guaranteed: Guarantee
  tax_basis_points: number
  /** What the guest offers for the sides that are not guaranteed. */
  bids?: Cents
  promo?: Cents
  credits?: Cents
}

export interface StayPrice {
  breakdown: BreakdownCents
  /** What the hours given up take off the total: with the taxes on them. */
  money_saved: Cents
  /** `nights` divided by the number of nights: all rooms of the party, before hours and taxes. */
  avg_night_price: Cents
  /** The first night of all rooms with its taxes: what is due when cancelling late. */
  first_night: Cents
  /** The surcharge of a guaranteed side, before taxes; 0 otherwise. */
  checkin_price: Cents
  checkout_price: Cents
  /** The bid that is offered first for a side on request; null: nothing is for bid. */
  checkin_bid: Cents | null
  checkout_bid: Cents | null
}

/** Half a cent is rounded up. `percent` may be any whole number, `cents` is not negative. */
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
 *
 * - a night of the party: the night of each room, 15 % of it (rounded) for each paying guest beyond two, breakfast for each paying guest;
 * - hours saved: a percentage of the party's first night and one of its last, each rounded;
 * - hours bought: the same for the guaranteed sides;
 * - taxes: on nights − hours saved + hours bought. A bid is what the guest pays for that side in all: nothing is added to it;
 * - promo, then credits: never more than what is left to pay.
 */
export const priceStay = (asked: StayToPrice): StayPrice => {
  const { rooms, nights: roomNights, breakfast_cents, guaranteed, tax_basis_points } = asked
  let nights = 0
  let first = 0
  let last = 0
  for (let night = 0; night < roomNights.length; night += 1) {
    last = nightOfParty(roomNights[night] ?? 0, rooms, breakfast_cents)
    if (night === 0) first = last
    nights += last
  }
  const checkInHour = hourPart(asked.stay.checkIn)
  const checkOutHour = hourPart(asked.stay.checkOut)
  const saved = percentOf(first, lateCheckInPercent(checkInHour)) + percentOf(last, earlyCheckOutPercent(checkOutHour))
  const early = percentOf(first, earlyCheckInSurcharge(checkInHour))
  const late = percentOf(last, lateCheckOutSurcharge(checkOutHour))
  const checkin_price = guaranteed.check_in ? early : 0
  const checkout_price = guaranteed.check_out ? late : 0
  const hours_bought = checkin_price + checkout_price
  const taxable = nights - saved + hours_bought
  const taxes = basisPointsOf(taxable, tax_basis_points)
  const bids = asked.bids ?? 0
  const full = taxable + taxes + bids
  const promo = Math.min(asked.promo ?? 0, full)
  const credits = Math.min(asked.credits ?? 0, full - promo)
  const avg_night_price = Math.floor(nights / roomNights.length + 0.5)
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
    // Without the hours given up the taxes would be higher too.
    money_saved: saved + basisPointsOf(taxable + saved, tax_basis_points) - taxes,
    avg_night_price,
    first_night: first + basisPointsOf(first, tax_basis_points),
    checkin_price,
    checkout_price,
    checkin_bid: guaranteed.check_in || early === 0 ? null : firstBid(early, avg_night_price),
    checkout_bid: guaranteed.check_out || late === 0 ? null : firstBid(late, avg_night_price),
  }
}

/**
 * Decisions §3: what a guaranteeing hotel would charge for the same hours, within what may be bid. Taxes come on top of a guaranteed
 * surcharge and not of a bid, so a guest who takes this offer never pays more than for the guarantee.
 */
const firstBid = (surcharge: Cents, most: Cents): Cents => Math.max(MIN_BID, Math.min(surcharge, most))

const nightOfParty = (night: Cents, rooms: readonly Room[], breakfast_cents: Cents): Cents => {
  let cents = 0
  for (const room of rooms) {
    const guests = payingGuests(room)
    const extra = Math.max(0, guests - GUESTS_IN_PRICE)
    cents += night + percentOf(night, EXTRA_GUEST_PERCENT) * extra + breakfast_cents * guests
  }
  return cents
}
