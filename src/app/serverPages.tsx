import { API_BASE, endpoints } from '#contract/http/endpoints.ts'
import type { Currency } from '#contract/shared/currencies.ts'
import { destinationCodec } from '#contract/hotel/destination.ts'
import type { Locale } from '#contract/shared/locale.ts'
import type { UrlParams } from '#machines/search/search.criteria.url.ts'
import { repairSearchUrl, readSearchLink } from '#src/actors/search/searchUrl.ts'
import { liveSearch } from '#src/actors/search/search.ts'
import { createActorSystem } from '#src/actors/system/actorSystem.ts'
import { clientOf, type CallApi } from '#src/services/http.ts'
import { isReadIn } from '#src/services/placeNames.ts'
import { createQueryClient, hotelQuery, hotelsQuery } from '#src/services/query.ts'
import { roomsQuery } from '#src/services/stayQueries.ts'
import { SearchActorContext } from '#src/views/search/searchActorContext.ts'
import { QueryClientContext, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FirstCurrency } from './CurrencyProvider.tsx'
import { currencyStore } from './currency.ts'
import { parseQuery, writeQuery } from './searchParams.ts'

/** State of one server render: none of it may outlive the request. */
export interface FirstView {
  /** The URL's query, with its place in the page's language. */
  query: string
  around: (page: ReactNode) => ReactNode
}

/** An anonymous API client for a server render. */
export const callsWith = (fetch: typeof globalThis.fetch, locale: Locale): CallApi =>
  clientOf(endpoints, {
    base: API_BASE,
    fetch,
    bearer: () => Promise.resolve(null),
    locale: () => locale,
    isHandheld: () => true,
    isOnline: () => true,
  })

/** A complete URL looks the same to every guest; if it leaves out days, they depend on the guest's clock. */
const isWhole = (params: UrlParams): boolean => ['dest', 'in', 'out', 'rooms'].every((name) => name in params)

/**
 * The list of a finished search; null if the URL needs repair, is incomplete, or finds no hotels.
 * @throws whatever the API call throws.
 */
export const firstResults = async (locale: Locale, query: string, ask: CallApi): Promise<FirstView | null> => {
  const params = parseQuery(query)
  if (!isWhole(params)) return null
  const { destination: dest } = readSearchLink(params).criteria
  const timeZone = async () => (await ask('timeZone', { query: { point: dest.point } })).time_zone
  if ((await repairSearchUrl(params, timeZone)) !== null) return null
  const name = isReadIn(locale, dest.name)
    ? dest.name
    : ((await ask('placeName', { query: { dest } })).name ?? dest.name)
  const named = { ...params, dest: destinationCodec.encode({ ...dest, name }) }
  const { criteria, view } = readSearchLink(named)
  const { destination, bounds, checkIn, checkOut, rooms } = criteria
  const [answer, currency] = await Promise.all([
    ask('searchHotels', {
      query: { dest: destination, checkIn, checkOut, rooms, ...(bounds === undefined ? {} : { bounds }) },
    }),
    currencyOf(params, ask),
  ])
  if (answer.hotels.length === 0) return null
  const cache = createQueryClient()
  cache.setQueryData(hotelsQuery(criteria).queryKey, answer)
  const logic = liveSearch(cache)
  // In its own actor system; it is only read, never started.
  const actor = createActorSystem([], () => 0).createRootActor('search', logic, {
    input: { criteria },
    snapshot: logic.resolveState({
      value: { list: 'loaded', address: 'shown' },
      context: { criteria, results: { criteria, count: answer.hotels.length }, view, failure: null },
    }),
  })
  return {
    query: writeQuery(named),
    around: (page) => <SearchActorContext value={() => actor}>{withAnswers(cache, currency, page)}</SearchActorContext>,
  }
}

/**
 * A hotel and its rooms; null if the URL needs repair or is incomplete.
 * @throws whatever the API call throws.
 */
export const firstHotel = async (
  locale: Locale,
  { id, query }: { id: string; query: string },
  ask: CallApi,
): Promise<FirstView | null> => {
  const params = parseQuery(query)
  if (!isWhole(params)) return null
  const { checkIn, checkOut, rooms } = readSearchLink(params).criteria
  const stay = { hotelId: id, checkIn, checkOut, rooms }
  const hotel = await ask('hotel', { params: { id }, query: { lang: locale } })
  if ((await repairSearchUrl(params, () => Promise.resolve(hotel.time_zone))) !== null) return null
  const [offers, currency] = await Promise.all([ask('rooms', { query: stay }), currencyOf(params, ask)])
  const cache = createQueryClient()
  cache.setQueryData(hotelQuery(id).queryKey, hotel)
  cache.setQueryData(roomsQuery(stay).queryKey, offers.rooms)
  return { query: writeQuery(params), around: (page) => withAnswers(cache, currency, page) }
}

/** The URL's currency; undefined if absent or unknown. */
const currencyOf = async (params: UrlParams, ask: CallApi): Promise<Currency | undefined> => {
  const code = params['currency']
  if (typeof code !== 'string') return undefined
  const { currencies } = await ask('currencies', {})
  return Object.hasOwn(currencies, code) ? currencies[code] : undefined
}

const withAnswers = (cache: QueryClient, currency: Currency | undefined, page: ReactNode): ReactNode => {
  const { all, chosen } = currencyStore.readInitial()
  return (
    <FirstCurrency value={{ all, chosen: currency ?? chosen }}>
      <QueryClientContext value={cache}>{page}</QueryClientContext>
    </FirstCurrency>
  )
}
