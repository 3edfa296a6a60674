import { toCents, type Cents } from '#contract/money.ts'
import type { Rate } from '#contract/rates.ts'
import type { SnapshotFrom } from 'xstate'
import type { ratesMachine } from './rates.machine.ts'
import {
  additionalCharges,
  bidOn,
  loyaltyQuery,
  mostBid,
  selectedRateOf,
  SIDES,
  type Order,
  type Side,
} from './rates.rules.ts'

type RatesSnapshot = SnapshotFrom<typeof ratesMachine>

/** A side that is for bid: what the guest bids, and between what he may. In cents. */
export interface BidOffer {
  side: Side
  bid: Cents
  most: Cents
}

export const selectFace = ({ value, context }: RatesSnapshot) =>
  value === 'loading' && context.offer !== null ? 'refreshing' : value
export const selectIsBusy = (snapshot: RatesSnapshot) => snapshot.hasTag('busy')
export const selectFailure = ({ context }: RatesSnapshot) => context.failure
/** The room for sale; keep the object, not a copy: it changes only when a new answer comes. */
export const selectOffer = ({ context }: RatesSnapshot) => context.offer
export const selectLoyalty = ({ context }: RatesSnapshot) => context.loyalty

const ratesIn = ({ context }: RatesSnapshot): readonly Rate[] => context.offer?.rates ?? []

export const selectSelectedRate = (snapshot: RatesSnapshot): Rate | null =>
  selectedRateOf(ratesIn(snapshot), snapshot.context.choice)

/** The sides of the selected rate that are for bid. */
export const selectBids = (snapshot: RatesSnapshot): BidOffer[] => {
  const rate = selectSelectedRate(snapshot)
  if (rate === null) return []
  return SIDES.flatMap((side) => {
    const most = mostBid(rate, side)
    const bid = bidOn(rate, side, snapshot.context.bids[side])
    return most === null || bid === null ? [] : [{ side, bid, most }]
  })
}

export const selectAdditionalCharges = (snapshot: RatesSnapshot): Cents => {
  const rate = selectSelectedRate(snapshot)
  return rate === null ? 0 : additionalCharges(rate, snapshot.context.bids)
}

export const selectOrder = (snapshot: RatesSnapshot): Order | null => {
  const rate = selectSelectedRate(snapshot)
  if (rate === null) return null
  const { bids, loyalty } = snapshot.context
  const { promo, credits } = loyaltyQuery(loyalty)
  const withCredits = credits === undefined ? null : { option: 'credits' as const, credits: Number(credits) }
  return {
    rateKey: rate.rateKey,
    total: toCents(rate.total),
    bids: { check_in: bidOn(rate, 'check_in', bids.check_in), check_out: bidOn(rate, 'check_out', bids.check_out) },
    loyalty: promo === undefined ? withCredits : { option: 'promo', promocode: promo },
  }
}
