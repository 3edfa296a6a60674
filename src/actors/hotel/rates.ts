import { isSameLoyalty, loyaltyQuery, NO_LOYALTY, type Loyalty } from '#machines/rates/rates.rules.ts'
import { ratesMachine } from '#machines/rates/rates.machine.ts'
import { callSearchApi } from '#src/services/searchApi.ts'
import { fromPromise } from 'xstate'

/** Opens a stored session first: credit, and possibly the user's own code, are refused without it. */
export const byItsOwner =
  (hasStoredSession: () => boolean, openSession: () => Promise<void>) =>
  async (loyalty: Loyalty): Promise<void> => {
    if (!isSameLoyalty(loyalty, NO_LOYALTY) && hasStoredSession()) await openSession()
  }

/**
 * The rates machine on the live server. `before` runs ahead of each request; if it rejects, so does the request. An offer is not
 * cached data: its price and key expire.
 */
export const liveRates = (before: (loyalty: Loyalty) => Promise<void> = () => Promise.resolve()) =>
  ratesMachine.provide({
    actors: {
      loadOffer: fromPromise(async ({ input, signal }) => {
        await before(input.loyalty)
        return callSearchApi('rate', { params: { rateKey: input.rateKey }, query: loyaltyQuery(input.loyalty), signal })
      }),
    },
  })
