import type { Cents } from '#contract/shared/money.ts'
import type { BaseOffer, StayRequest } from '#server/modules/rates/offers.ts'
import type { Plan } from '#server/modules/rates/plans.ts'
import type { StayPrice } from '#server/modules/rates/rates.price.ts'
import type { NearHotel } from './hotels.index.ts'

/** A hotel that takes the party, with its base rate. */
export interface FoundHotel extends NearHotel, Pick<BaseOffer, 'room' | 'guaranteed'> {
  plan: Plan
  price: StayPrice
  askTotal: Cents | null
  /** What a guaranteed check-out at `LATER_CHECK_OUT_HOUR` adds. */
  laterCheckOut: Cents | null
}

/** What a search has found, before it is told in a language. All lists are in the order of `found`. */
export interface SearchResults {
  asked: StayRequest
  found: readonly FoundHotel[]
  /** How many there are in the area, with those of `found`. */
  inArea: number
  rateKeys: readonly string[]
  bestValues: readonly number[]
}
