import type { SearchCriteria } from '#contract/hotel/hotels.ts'
import { searchMachine } from '#machines/search/search.machine.ts'
import { searchOrigin } from '#machines/search/search.area.ts'
import { fetchForMachine } from '#src/services/fetchForMachine.ts'
import { hotelsQuery, soldNearQuery } from '#src/services/query.ts'
import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'

/** The server's criteria: a search in another map area must not depend on the place it started from. */
const serverCriteria = (criteria: SearchCriteria): SearchCriteria => ({
  ...criteria,
  destination: searchOrigin(criteria),
})

/** The search machine on the live server; the hotels stay in the query cache. */
export const liveSearch = (client: QueryClient) =>
  searchMachine.provide({
    actors: {
      loadHotels: fromPromise(async ({ input, signal }) => {
        const { hotels } = await fetchForMachine(client, hotelsQuery(serverCriteria(input)), signal)
        return { count: hotels.length }
      }),
    },
  })

/** Hotels for sale near a search that found nothing. */
export const soldNearSearch = (criteria: SearchCriteria) => soldNearQuery(serverCriteria(criteria))

/** For views: the hotels of a search. Views only read; the machine loads. */
export const hotelsInCache = (criteria: SearchCriteria) => hotelsQuery(serverCriteria(criteria))
