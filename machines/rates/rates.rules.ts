import { toCents, type Cents } from '#contract/money.ts'
import type { Rate, RateAnswer } from '#contract/rates.ts'

export type Side = 'check_in' | 'check_out'
export const SIDES: readonly Side[] = ['check_in', 'check_out']

/** Decisions §3: a bid is between one US dollar and the side's price. */
export const LEAST_BID: Cents = 100

/** Which of up to four variants the guest wants. */
export interface Choice {
  checkin_guaranteed: boolean
  checkout_guaranteed: boolean
}

/** What the guest would pay for the hours of each side; null: the side's own price. */
export interface Bids {
  check_in: Cents | null
  check_out: Cents | null
}

export interface Loyalty {
  promo: string | null
  /** US dollars of credit to use. */
  credits: number | null
}

/** What the guest would book now. Money in cents; the total is without the bids, which are charged only when accepted. */
export interface Order {
  rateKey: string
  total: Cents
  bids: { check_in: Cents | null; check_out: Cents | null }
  loyalty: { option: 'promo'; promocode: string } | { option: 'credits'; credits: number } | null
}

export const NO_BIDS: Bids = { check_in: null, check_out: null }
export const NO_ORDER: Order = { rateKey: '', total: 0, bids: NO_BIDS, loyalty: null }
export const NO_LOYALTY: Loyalty = { promo: null, credits: null }

/** Specification §4: of promo and credits only one is sent, promo first. */
export const loyaltyQuery = ({ promo, credits }: Loyalty): { promo?: string; credits?: string } => {
  if (promo !== null && promo !== '') return { promo }
  return credits !== null && credits > 0 ? { credits: String(credits) } : {}
}

/** Specification §4: if the first rate has a deviation above 0 and no guarantee on that side, its price on that side is the average night's. */
export const priceDeviations = (offer: RateAnswer): RateAnswer => ({
  ...offer,
  rates: offer.rates.map((rate, index) => (index === 0 ? pricedByNight(rate) : rate)),
})

const pricedByNight = (rate: Rate): Rate => ({
  ...rate,
  ...(isForBid(rate, 'check_in') ? { checkin_price: rate.avg_night_price } : {}),
  ...(isForBid(rate, 'check_out') ? { checkout_price: rate.avg_night_price } : {}),
})

/** More hours than standard, without a guarantee: the guest may bid for them. */
const isForBid = (rate: Rate, side: Side): boolean =>
  side === 'check_in'
    ? rate.checkin_deviation > 0 && !rate.checkin_guaranteed
    : rate.checkout_deviation > 0 && !rate.checkout_guaranteed

/** Specification §4: the rate with both sides guaranteed, otherwise the first. */
export const baseRateOf = (rates: readonly Rate[]): Rate | null =>
  variantOf(rates, { checkin_guaranteed: true, checkout_guaranteed: true }) ?? rates[0] ?? null

/** The three ways without a guarantee, as far as the hotel has them. */
export const nonGuaranteedOf = (rates: readonly Rate[]) => ({
  both: variantOf(rates, { checkin_guaranteed: false, checkout_guaranteed: false }),
  checkIn: variantOf(rates, { checkin_guaranteed: false, checkout_guaranteed: true }),
  checkOut: variantOf(rates, { checkin_guaranteed: true, checkout_guaranteed: false }),
})

/** Specification §4: what the guest has chosen; else both non-guaranteed, else check-in only, else check-out only, else the base rate. */
export const selectedRateOf = (rates: readonly Rate[], choice: Choice | null): Rate | null => {
  const chosen = choice === null ? null : variantOf(rates, choice)
  const { both, checkIn, checkOut } = nonGuaranteedOf(rates)
  return chosen ?? both ?? checkIn ?? checkOut ?? baseRateOf(rates)
}

const variantOf = (rates: readonly Rate[], choice: Choice): Rate | null =>
  rates.find(
    (rate) =>
      rate.checkin_guaranteed === choice.checkin_guaranteed && rate.checkout_guaranteed === choice.checkout_guaranteed,
  ) ?? null

/** The most that may be bid on a side, and the bid when the guest names none; null where nothing is for bid. */
export const mostBid = (rate: Rate, side: Side): Cents | null =>
  isForBid(rate, side) ? toCents(rate.avg_night_price) : null

/** A bid brought between one dollar and the side's price; null where nothing is for bid. */
export const bidOn = (rate: Rate, side: Side, named: Cents | null): Cents | null => {
  const most = mostBid(rate, side)
  return most === null ? null : Math.min(most, Math.max(LEAST_BID, named ?? most))
}

/** Specification §4: the bids of the sides without a guarantee. They are charged only when the hotel accepts. */
export const additionalCharges = (rate: Rate, bids: Bids): Cents =>
  SIDES.reduce((sum, side) => sum + (bidOn(rate, side, bids[side]) ?? 0), 0)
