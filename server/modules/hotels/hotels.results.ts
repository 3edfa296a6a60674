import type { HotelsResponse } from '#contract/hotel/hotels.ts'
import type { Cents } from '#contract/shared/money.ts'
import type { BaseOffer, StayRequest } from '#server/modules/rates/offers.ts'
import type { Plan } from '#server/modules/rates/plans.ts'
import type { StayPrice } from '#server/modules/rates/rates.price.ts'
import type { NearHotel } from './hotels.index.ts'

/** A hotel with a free room for the party, and its base rate. */
export interface AvailableHotel extends NearHotel, Pick<BaseOffer, 'room' | 'guaranteed'> {
  plan: Plan
  price: StayPrice
  askTotal: Cents | null
  /** Surcharge for a guaranteed check-out at `LATER_CHECK_OUT_HOUR`; null if not offered. */
  laterCheckOut: Cents | null
}

/** Search results before localization. All lists are in the order of `hotels`. */
export interface SearchResults extends Pick<HotelsResponse, 'scope' | 'airport'> {
  request: StayRequest
  hotels: readonly AvailableHotel[]
  /** Number of matching hotels in the area, including `hotels`; counted up to a maximum. */
  inArea: number
  rateKeys: readonly string[]
  bestValues: readonly number[]
}
