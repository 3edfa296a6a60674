import { writeNewSearch } from '#machines/search/search.criteria.url.ts'
import { createClient } from '#src/services/client.ts'
import { demoDeps, searches } from './demo.ts'

/** Paths of a search, a hotel and a rate that exist, all with the same search in the query. */
export const pagesOf = async (origin: string): Promise<{ results: string; hotel: string; checkout: string }> => {
  const ask = createClient({
    base: `${origin}/api/v1`,
    fetch,
    bearer: () => Promise.resolve(null),
    locale: () => 'en',
    isHandheld: () => false,
    isOnline: () => true,
  })
  const criteria = searches(demoDeps().hotels, Temporal.Now.plainDateISO().toString())()
  const { destination: dest, ...query } = criteria
  const { hotels } = await ask('searchHotels', { query: { dest, ...query } })
  const [hotel] = hotels
  if (hotel === undefined) throw new Error('the search found no hotel')
  const address = `?${new URLSearchParams(writeNewSearch(criteria)).toString()}`
  return {
    results: `/hotels${address}`,
    hotel: `/hotels/${hotel.id}${address}`,
    checkout: `/checkout/${hotel.id}/${hotel.rate.rateKey}${address}`,
  }
}
