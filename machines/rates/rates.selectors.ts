import { toCents } from '#contract/shared/money.ts'
import type { Rate } from '#contract/hotel/rates.ts'
import type { SnapshotFrom } from 'xstate'
import { bidRangesOf } from './bids.rules.ts'
import type { ratesMachine } from './rates.machine.ts'
import { loyaltyQuery, findSelectedRate, type OfferedOrder } from './rates.rules.ts'

type RatesSnapshot = SnapshotFrom<typeof ratesMachine>

/** `slow` and `stuck` are offers that are waited for long; one that is known already is `refreshing`. */
export const selectViewState = ({ value, context }: RatesSnapshot) => {
  if (typeof value === 'string') return value
  if (context.offer !== null) return 'refreshing'
  return value.loading === 'fresh' ? 'loading' : value.loading
}
export const selectIsBusy = (snapshot: RatesSnapshot) => snapshot.hasTag('busy')
export const selectFailure = ({ context }: RatesSnapshot) => context.failure
/** The room for sale; keep the object, not a copy: it changes only when a new answer comes. */
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
    loyalty: promo === undefined ? withCredits : { option: 'promo', promocode: promo },
    bidRanges: bidRangesOf(rate),
  }
}

/** What the guest wants to have taken off, whether it has been counted yet or not. */
export const selectDiscountRequest = ({ context }: RatesSnapshot) => context.discountRequest
