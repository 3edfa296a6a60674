import { toCents, toDollars, type Cents } from '#contract/shared/money.ts'
import type { Rate, RateResponse } from '#contract/hotel/rates.ts'
import type { Failure } from '#machines/kit/failure.ts'
import type { BidRange, BySide } from './bids.rules.ts'

/** The variant the guest wants, of up to four. */
export interface GuaranteeChoice {
  checkin_guaranteed: boolean
  checkout_guaranteed: boolean
}

/** Null: none yet. `keyed`: the variant of the key the offer was opened with, which comes first. */
export type VariantSelection = GuaranteeChoice | 'keyed' | null

/** For guests who accept only guaranteed hours. */
export const BOTH_GUARANTEED: GuaranteeChoice = { checkin_guaranteed: true, checkout_guaranteed: true }

export interface Loyalty {
  promo: string | null
  /** US dollars of credit to use. */
  credits: number | null
}

/**
 * The order as offered now. `total`, in cents, excludes the bids, which are charged only if accepted. `deadline`: the ISO
 * instant until which all comes back; null: nothing does.
 */
export interface OfferedOrder {
  rateKey: string
  total: Cents
  deadline: string | null
  loyalty: { option: 'promo'; promocode: string } | { option: 'credits'; credits: number } | null
  bidRanges: BySide<BidRange | null>
}

/** `OfferedOrder` with the guest's bids. */
export interface Order extends Omit<OfferedOrder, 'bidRanges'> {
  bids: BySide<Cents | null>
}

export const NO_ORDER: Order = {
  rateKey: '',
  total: 0,
  deadline: null,
  bids: { check_in: null, check_out: null },
  loyalty: null,
}
export const NO_LOYALTY: Loyalty = { promo: null, credits: null }

/** Specification §4: only one of promo and credits is sent, promo first. */
export const loyaltyQuery = ({ promo, credits }: Loyalty): { promo?: string; credits?: number } => {
  if (promo !== null && promo !== '') return { promo }
  return credits !== null && credits > 0 ? { credits } : {}
}

export const isSameLoyalty = (one: Loyalty, other: Loyalty): boolean =>
  one.promo === other.promo && one.credits === other.credits

/** The discount wanted now: the requested one, else the refused one. */
export const requestedLoyalty = ({
  discountRequest,
  refusedLoyalty,
}: Record<'discountRequest' | 'refusedLoyalty', Loyalty>) =>
  isSameLoyalty(discountRequest, NO_LOYALTY) ? refusedLoyalty : discountRequest

/** The requested discount is refused: the promo code is not accepted, or credit was requested while signed out. */
export const isRefused = ({ code, status }: Pick<Failure, 'code' | 'status'>, { promo, credits }: Loyalty): boolean =>
  (code === 'promo_refused' && promo !== null) || (status === 401 && credits !== null)

/**
 * Specification §4: on a side of the first rate with a deviation above 0 and no guarantee, the price is that of the average
 * night.
 */
export const priceDeviations = (offer: RateResponse): RateResponse => ({
  ...offer,
  rates: offer.rates.map((rate, index) => (index === 0 ? pricedByNight(rate) : rate)),
})

const pricedByNight = (rate: Rate): Rate => ({
  ...rate,
  ...(rate.checkin_deviation > 0 && !rate.checkin_guaranteed ? { checkin_price: rate.avg_night_price } : {}),
  ...(rate.checkout_deviation > 0 && !rate.checkout_guaranteed ? { checkout_price: rate.avg_night_price } : {}),
})

/** Price of hours including their share of the taxes, in US dollars. */
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

/** The three variants without a full guarantee; null if the hotel does not offer one. */
export const nonGuaranteedOf = (rates: readonly Rate[]) => ({
  both: variantOf(rates, { checkin_guaranteed: false, checkout_guaranteed: false }),
  checkIn: variantOf(rates, { checkin_guaranteed: false, checkout_guaranteed: true }),
  checkOut: variantOf(rates, { checkin_guaranteed: true, checkout_guaranteed: false }),
})

/**
 * Specification §4: the guest's choice, else both sides non-guaranteed, else check-in only, else check-out only, else the base
 * rate.
 */
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
