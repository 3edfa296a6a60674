import type { HotelsResponse } from '#contract/hotel/hotels.ts'
import type { Cents } from '#contract/shared/money.ts'
import type { BaseOffer, StayRequest } from '#server/modules/rates/offers.ts'
import type { HotelRates } from './hotels.rates.ts'
import type { NearHotel } from './hotels.index.ts'

/** A hotel with a free room for the party, its base rate, and the room's other plans. */
export interface AvailableHotel extends NearHotel, Pick<BaseOffer, 'guaranteed'> {
  rates: HotelRates
  /** The cheapest room with the extra hours on request, if the base rate guarantees them. */
  ask: { total: Cents; hoursTotal: Cents } | null
  /** Surcharge for a guaranteed check-out at `LATER_CHECK_OUT_HOUR`; null if not offered. */
  laterCheckOut: Cents | null
}

/** Search results before localization. */
export interface SearchResults extends Pick<HotelsResponse, 'scope' | 'airport'> {
  request: StayRequest
  hotels: readonly AvailableHotel[]
  /** Number of matching hotels in the area, including `hotels`; counted up to a maximum. */
  inArea: number
  /** Of all plans of all hotels, one hotel after the other. */
  rateKeys: readonly string[]
  /** In the order of `hotels`. */
  bestValues: readonly number[]
}
