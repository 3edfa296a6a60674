import type { SearchCriteria } from '#contract/hotel/hotels.ts'
import { searchMachine } from '#machines/search/search.machine.ts'
import { searchOrigin } from '#machines/search/search.area.ts'
import { fetchForMachine } from '#src/services/fetchForMachine.ts'
import { hotelsQuery, soldNearQuery } from '#src/services/query.ts'
import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'

/** What the server is asked: another area of the map has nothing to do with the place that it was come from. */
const asAsked = (criteria: SearchCriteria): SearchCriteria => ({ ...criteria, destination: searchOrigin(criteria) })

/** Search, on the live server; the hotels stay in the query cache. */
export const liveSearch = (client: QueryClient) =>
  searchMachine.provide({
    actors: {
      loadHotels: fromPromise(async ({ input, signal }) => {
        const { hotels } = await fetchForMachine(client, hotelsQuery(asAsked(input)), signal)
        return { count: hotels.length }
      }),
    },
  })

/** What is sold where a search found nothing. */
export const soldNearSearch = (criteria: SearchCriteria) => soldNearQuery(asAsked(criteria))

/** Where views find the hotels of a search: they read, the machine loads. */
export const hotelsInCache = (criteria: SearchCriteria) => hotelsQuery(asAsked(criteria))
