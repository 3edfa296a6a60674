import type { SearchCriteria } from '#contract/hotels.ts'
import { searchMachine } from '#machines/search/search.machine.ts'
import { fetchForMachine } from '#src/services/fetchForMachine.ts'
import { hotelsQuery, soldNearQuery } from '#src/services/query.ts'
import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'

/** Search, on the live server; the hotels stay in the query cache. */
export const liveSearch = (client: QueryClient) =>
  searchMachine.provide({
    actors: {
      loadHotels: fromPromise(async ({ input, signal }) => {
        const { hotels } = await fetchForMachine(client, hotelsQuery(input), signal)
        return { count: hotels.length }
      }),
    },
  })

export { soldNearQuery }

/** Where views find the hotels of a search: they read, the machine loads. */
export const hotelsInCache = (criteria: SearchCriteria) => hotelsQuery(criteria)
