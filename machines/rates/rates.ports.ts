import type { RateResponse } from '#contract/hotel/rates.ts'
import { port } from '#machines/kit/port.ts'
import type { Loyalty } from './rates.rules.ts'

export interface OfferQuestion {
  rateKey: string
  loyalty: Loyalty
}

export const ratesPorts = {
  /** Fails with 404 when the offer is gone, with 410 when its key has expired. */
  loadOffer: port<RateResponse, OfferQuestion>('loadOffer'),
}
