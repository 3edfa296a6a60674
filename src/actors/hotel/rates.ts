import { isSameLoyalty, loyaltyQuery, NO_LOYALTY, type Loyalty } from '#machines/rates/rates.rules.ts'
import { ratesMachine } from '#machines/rates/rates.machine.ts'
import { callSearchApi } from '#src/services/searchApi.ts'
import { fromPromise } from 'xstate'

/** Credit, and a code that may be one's own, are asked for by their owner: asked without the session that is kept, they would be refused. */
export const byItsOwner =
  (hasStoredSession: () => boolean, openSession: () => Promise<void>) =>
  async (wanted: Loyalty): Promise<void> => {
    if (!isSameLoyalty(wanted, NO_LOYALTY) && hasStoredSession()) await openSession()
  }

/** Rates, on the live server; `before` each of its questions, which fail with it. An offer is a process, not a datum of the cache: its price and its key grow old. */
export const liveRates = (before: (wanted: Loyalty) => Promise<void> = () => Promise.resolve()) =>
  ratesMachine.provide({
    actors: {
      loadOffer: fromPromise(async ({ input, signal }) => {
        await before(input.loyalty)
        return callSearchApi('rate', { params: { rateKey: input.rateKey }, query: loyaltyQuery(input.loyalty), signal })
      }),
    },
  })
