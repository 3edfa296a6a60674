import { destinationMachine } from '#machines/destination/destination.machine.ts'
import { detailOf, optionOf } from '#machines/destination/destination.rules.ts'
import { callApi } from '#src/services/api.ts'
import { ApiFailure } from '#src/services/apiFailure.ts'
import { fromPromise } from 'xstate'

/** Longer texts name no place. */
const MAX_QUERY = 100

/** A destination field on the live server; one actor for each field on the page (`useActorRef`). */
export const liveDestination = destinationMachine.provide({
  actors: {
    loadSuggestions: fromPromise(async ({ input: { text, types }, signal }) => {
      const query = { query: text.slice(0, MAX_QUERY), ...(types.length === 0 ? {} : { types }) }
      return (await callApi('places', { query, signal })).predictions.map(optionOf)
    }),
    loadPlace: fromPromise(async ({ input: { id }, signal }) => {
      try {
        return detailOf(await callApi('place', { params: { id }, signal }))
      } catch (failure) {
        if (failure instanceof ApiFailure && failure.status === 404) return null
        throw failure
      }
    }),
  },
})
