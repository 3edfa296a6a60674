import { loyaltyQuery } from '#machines/rates/rates.rules.ts'
import { ratesMachine } from '#machines/rates/rates.machine.ts'
import { callFinding } from '#src/services/findingApi.ts'
import { fromPromise } from 'xstate'

/** Rates, on the live server. An offer is a process, not a datum of the cache: its price and its key grow old. */
export const liveRates = () =>
  ratesMachine.provide({
    actors: {
      loadOffer: fromPromise(({ input, signal }) =>
        callFinding('rate', { params: { rateKey: input.rateKey }, query: loyaltyQuery(input.loyalty), signal }),
      ),
    },
  })
