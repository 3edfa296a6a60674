import { toCents, toDollars, type Cents } from '#contract/shared/money.ts'
import type { Rate, RateResponse } from '#contract/hotel/rates.ts'
import type { Failure } from '#machines/kit/failure.ts'
import type { BidRange, BySide } from './bids.rules.ts'

/** Which of up to four variants the guest wants. */
export interface GuaranteeChoice {
  checkin_guaranteed: boolean
  checkout_guaranteed: boolean
}

/** Null: none yet. `keyed`: the one of the key that the offer was opened with, which stands first. */
export type VariantSelection = GuaranteeChoice | 'keyed' | null

/** For who wants their hours and nothing less. */
export const BOTH_GUARANTEED: GuaranteeChoice = { checkin_guaranteed: true, checkout_guaranteed: true }

export interface Loyalty {
  promo: string | null
  /** US dollars of credit to use. */
  credits: number | null
}

/** What can be booked now. The total, in cents, is without the bids, which are charged only when accepted. */
export interface OfferedOrder {
  rateKey: string
  total: Cents
  loyalty: { option: 'promo'; promocode: string } | { option: 'credits'; credits: number } | null
  bidRanges: BySide<BidRange | null>
}

/** The same with what the guest bids. */
export interface Order extends Omit<OfferedOrder, 'bidRanges'> {
  bids: BySide<Cents | null>
}

export const NO_ORDER: Order = { rateKey: '', total: 0, bids: { check_in: null, check_out: null }, loyalty: null }
export const NO_LOYALTY: Loyalty = { promo: null, credits: null }

/** Specification §4: of promo and credits only one is sent, promo first. */
export const loyaltyQuery = ({ promo, credits }: Loyalty): { promo?: string; credits?: number } => {
  if (promo !== null && promo !== '') return { promo }
  return credits !== null && credits > 0 ? { credits } : {}
}

export const isSameLoyalty = (one: Loyalty, other: Loyalty): boolean =>
  one.promo === other.promo && one.credits === other.credits

/** What a guest wants who is here now: what is asked for, else what was refused. */
export const wantedLoyalty = ({
  discountRequest,
  refusedLoyalty,
}: Record<'discountRequest' | 'refusedLoyalty', Loyalty>) =>
  isSameLoyalty(discountRequest, NO_LOYALTY) ? refusedLoyalty : discountRequest

/** What was asked for cannot be had: the promo code does not count, or nobody is signed in whose credit it would be. */
export const isRefused = ({ code, status }: Pick<Failure, 'code' | 'status'>, { promo, credits }: Loyalty): boolean =>
  (code === 'promo_refused' && promo !== null) || (status === 401 && credits !== null)

/** Specification §4: if the first rate has a deviation above 0 and no guarantee on that side, its price on that side is the average night's. */
export const priceDeviations = (offer: RateResponse): RateResponse => ({
  ...offer,
  rates: offer.rates.map((rate, index) => (index === 0 ? pricedByNight(rate) : rate)),
})

const pricedByNight = (rate: Rate): Rate => ({
  ...rate,
  ...(rate.checkin_deviation > 0 && !rate.checkin_guaranteed ? { checkin_price: rate.avg_night_price } : {}),
  ...(rate.checkout_deviation > 0 && !rate.checkout_guaranteed ? { checkout_price: rate.avg_night_price } : {}),
})

/** What hours come to in the total, in US dollars: its taxes are on them too. */
export const withTaxes = (
  { breakdown: { nights, hours_saved, hours_bought, taxes } }: Rate,
  dollars: number,
): number => {
  const taxed = toCents(nights + hours_saved + hours_bought)
  return toDollars(toCents(dollars) + Math.round((toCents(taxes) * toCents(dollars)) / Math.max(1, taxed)))
}

/** Specification §4: the rate with both sides guaranteed, otherwise the first. */
export const findBaseRate = (rates: readonly Rate[]): Rate | null =>
  variantOf(rates, BOTH_GUARANTEED) ?? rates[0] ?? null

/** The three ways without a guarantee, as far as the hotel has them. */
export const nonGuaranteedOf = (rates: readonly Rate[]) => ({
  both: variantOf(rates, { checkin_guaranteed: false, checkout_guaranteed: false }),
  checkIn: variantOf(rates, { checkin_guaranteed: false, checkout_guaranteed: true }),
  checkOut: variantOf(rates, { checkin_guaranteed: true, checkout_guaranteed: false }),
})

/** Specification §4: what the guest has chosen; else both non-guaranteed, else check-in only, else check-out only, else the base rate. */
export const findSelectedRate = (rates: readonly Rate[], choice: VariantSelection): Rate | null => {
  if (choice === 'keyed') return rates[0] ?? null
  const chosen = choice === null ? null : variantOf(rates, choice)
  const { both, checkIn, checkOut } = nonGuaranteedOf(rates)
  return chosen ?? both ?? checkIn ?? checkOut ?? findBaseRate(rates)
}

const variantOf = (rates: readonly Rate[], choice: GuaranteeChoice): Rate | null =>
  rates.find(
    (rate) =>
      rate.checkin_guaranteed === choice.checkin_guaranteed && rate.checkout_guaranteed === choice.checkout_guaranteed,
  ) ?? null
