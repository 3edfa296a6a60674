import { toCents, type Cents } from '#contract/shared/money.ts'
import type { Rate } from '#contract/hotel/rates.ts'

export type Side = 'check_in' | 'check_out'
export const SIDES: readonly Side[] = ['check_in', 'check_out']
export type BySide<T> = Record<Side, T>

/** Bids accepted for the hours of a side on request: from `MIN_BID` to `most`; `first` is the default. */
export interface BidRange {
  first: Cents
  most: Cents
}

/** Decisions §3: null for a side that is not on request. */
export const bidRangesOf = (rate: Rate): BySide<BidRange | null> => ({
  check_in: rangeOf(rate.checkin_bid, rate),
  check_out: rangeOf(rate.checkout_bid, rate),
})

const rangeOf = (first: number | null, { avg_night_price }: Rate): BidRange | null =>
  first === null ? null : { first: toCents(first), most: toCents(avg_night_price) }

/** Specification §4: sum of the bids for sides on request, charged only if the hotel accepts. */
export const additionalCharges = (bids: BySide<Cents | null>): Cents => (bids.check_in ?? 0) + (bids.check_out ?? 0)

/** Total of a rate if the hotel accepts the first bids. */
export const maxTotalWithOpeningBids = (rate: Rate): Cents => {
  const { check_in, check_out } = bidRangesOf(rate)
  return (
    toCents(rate.total) + additionalCharges({ check_in: check_in?.first ?? null, check_out: check_out?.first ?? null })
  )
}

/**
 * The variant with both sides guaranteed, and its extra cost over `most`, in cents. Null if nothing is on request, or the hotel
 * does not offer that variant.
 */
export const guaranteedAlternative = (
  rates: readonly Rate[],
  { checkin_guaranteed, checkout_guaranteed }: Pick<Rate, 'checkin_guaranteed' | 'checkout_guaranteed'>,
  most: Cents,
): { rate: Rate; more: Cents } | null => {
  if (checkin_guaranteed && checkout_guaranteed) return null
  const rate = rates.find((other) => other.checkin_guaranteed && other.checkout_guaranteed)
  return rate === undefined ? null : { rate, more: toCents(rate.total) - most }
}

/**
 * The variant with `side` guaranteed too and the other side unchanged, and its extra cost in cents. Null if the hotel does not
 * offer it.
 */
export const guaranteedSide = (
  rates: readonly Rate[],
  selected: Rate,
  side: Side,
): { rate: Rate; more: Cents } | null => {
  const isSure = { check_in: selected.checkin_guaranteed, check_out: selected.checkout_guaranteed, [side]: true }
  const rate = rates.find(
    (other) => other.checkin_guaranteed === isSure.check_in && other.checkout_guaranteed === isSure.check_out,
  )
  return rate === undefined ? null : { rate, more: toCents(rate.total) - toCents(selected.total) }
}
