import type { Handlers } from '#server/http/handler.ts'
import type { DiscountRequest, Discounts } from '#server/modules/loyalty/loyalty.service.ts'
import { buildPriceMatrix } from './priceMatrix.ts'
import { requireOffer } from './quote.ts'
import { listRooms, getRate, type RatesDeps } from './rates.service.ts'

export interface RatesRoutesDeps extends RatesDeps {
  /**
   * The discounts a guest asks for, as far as they are allowed.
   * @throws 409 `promo_refused`, 401 for credit without an account.
   */
  discounts: (uid: string | null, request: DiscountRequest) => Promise<Discounts>
}

export const ratesRoutes = (deps: RatesRoutesDeps): Pick<Handlers, 'rooms' | 'rate' | 'board'> => ({
  rooms: async ({ query, context }) => listRooms(query, context.locale, deps),
  rate: async ({ params, query, context, caller }) => {
    // Check that the key still sells something before any error about discounts.
    requireOffer(params.rateKey, deps.clock(), deps)
    const { promo, credits } = await deps.discounts(caller?.uid ?? null, query)
    return getRate(params.rateKey, context.locale, deps, { promo, credits })
  },
  board: async ({ query }) => buildPriceMatrix(query, deps),
})
