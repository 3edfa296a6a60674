import { toCents } from '#contract/shared/money.ts'
import type { Rate } from '#contract/hotel/rates.ts'
import type { SnapshotFrom } from 'xstate'
import { bidRangesOf } from './bids.rules.ts'
import type { ratesMachine } from './rates.machine.ts'
import { loyaltyQuery, findSelectedRate, type OfferedOrder } from './rates.rules.ts'

type RatesSnapshot = SnapshotFrom<typeof ratesMachine>

/** `slow` and `stuck`: an offer that has been loading for long. `refreshing`: a known offer loads again. */
export const selectViewState = ({ value, context }: RatesSnapshot) => {
  if (typeof value === 'string') return value
  if (context.offer !== null) return 'refreshing'
  return value.loading === 'fresh' ? 'loading' : value.loading
}
export const selectIsBusy = (snapshot: RatesSnapshot) => snapshot.hasTag('busy')
export const selectFailure = ({ context }: RatesSnapshot) => context.failure
/** The offered room. Return the object itself, not a copy: it changes only with a new response. */
export const selectOffer = ({ context }: RatesSnapshot) => context.offer

const ratesIn = ({ context }: RatesSnapshot): readonly Rate[] => context.offer?.rates ?? []

export const selectSelectedRate = (snapshot: RatesSnapshot): Rate | null =>
  findSelectedRate(ratesIn(snapshot), snapshot.context.choice)

export const selectOrder = (snapshot: RatesSnapshot): OfferedOrder | null => {
  const rate = selectSelectedRate(snapshot)
  if (rate === null) return null
  const { promo, credits } = loyaltyQuery(snapshot.context.loyalty)
  const withCredits = credits === undefined ? null : { option: 'credits' as const, credits }
  return {
    rateKey: rate.rateKey,
    total: toCents(rate.total),
    deadline: rate.cancellation.deadline,
    loyalty: promo === undefined ? withCredits : { option: 'promo', promocode: promo },
    bidRanges: bidRangesOf(rate),
  }
}

/** The requested discount, applied or not. */
export const selectDiscountRequest = ({ context }: RatesSnapshot) => context.discountRequest
