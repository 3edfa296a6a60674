import { API_BASE, endpoints } from '#contract/http/endpoints.ts'
import type { ConfirmRequestResponse } from '#contract/inquiry/confirm.ts'
import type { Currency } from '#contract/shared/currencies.ts'
import { destinationCodec } from '#contract/hotel/destination.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { toFailure, type Failure } from '#machines/kit/failure.ts'
import { requestLinkQuery, takeHotelStep } from '#src/actors/negotiation/links.ts'
import type { UrlParams } from '#machines/search/search.criteria.url.ts'
import { repairSearchUrl, readSearchLink } from '#src/actors/search/searchUrl.ts'
import { liveSearch } from '#src/actors/search/search.ts'
import { createActorSystem } from '#src/actors/system/actorSystem.ts'
import { clientOf, type CallApi } from '#src/services/http.ts'
import { isReadIn } from '#src/services/placeNames.ts'
import { createQueryClient, hotelQuery, hotelsQuery } from '#src/services/query.ts'
import { roomsQuery } from '#src/services/stayQueries.ts'
import { readStep, sheetOf, type FormFields, type PlainPage } from '#src/views/confirm/answerForm.rules.ts'
import { PlainPageContext } from '#src/views/confirm/plainPage.ts'
import { SearchActorContext } from '#src/views/search/searchActorContext.ts'
import { QueryClientContext, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FirstCurrency } from './CurrencyProvider.tsx'
import { currencyStore } from './currency.ts'
import { parseQuery, writeQuery } from './searchParams.ts'
import { FirstOperator } from './useOperator.ts'

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

/** A form of a hotel's answer that was not taken. */
export type RefusedForm = PlainPage & { failure: Failure }

/**
 * Takes the step of a form as the application would. Null: it is taken, or its link is worth nothing, as its page says.
 * @param fields as sent
 */
export const takeForm = async (token: string, fields: FormFields, ask: CallApi): Promise<RefusedForm | null> => {
  const read = readStep(fields)
  if ('wrong' in read) return { fields, failure: { code: 'invalid_request', status: 400, field: read.wrong } }
  try {
    await takeHotelStep(token, read.step, ask)
    return null
  } catch (error) {
    return { fields, failure: toFailure(error) }
  }
}

/** The page shows how long an answer can be undone; without scripts it is read anew after that. */
const READ_AGAIN_AFTER_SECONDS = 2

const secondsToReadAgain = ({ requests, now }: ConfirmRequestResponse): number | null => {
  const seconds = requests
    .map(({ answer }) => answer?.undo_until ?? null)
    .filter((until) => until !== null)
    .map((until) => Temporal.Instant.from(now).until(until, { largestUnit: 'seconds' }).seconds)
    .filter((left) => left > 0)
  return seconds.length === 0 ? null : Math.min(...seconds) + READ_AGAIN_AFTER_SECONDS
}

/**
 * The page of a hotel's answer.
 * @param plain a form of it that was not taken, or the sheet that its address names
 * @throws whatever the API call throws.
 */
export const firstRequest = async (
  token: string | undefined,
  plain: PlainPage,
  ask: CallApi,
): Promise<Pick<FirstView, 'around'> & { isPlain: boolean; readAgainIn: number | null }> => {
  const cache = createQueryClient()
  const [link, config] = await Promise.all([
    token === undefined ? null : ask('requestLink', { params: { token } }),
    ask('config', {}),
  ])
  if (token !== undefined && link !== null) cache.setQueryData(requestLinkQuery(token).queryKey, link)
  const now = link === null ? 0 : Temporal.Instant.from(link.now).epochMilliseconds
  const opened = link?.requests.some((request) => sheetOf(plain, request, now) !== null) ?? false
  return {
    around: (page) => (
      <FirstOperator value={config}>
        <PlainPageContext value={plain}>
          <QueryClientContext value={cache}>{page}</QueryClientContext>
        </PlainPageContext>
      </FirstOperator>
    ),
    isPlain: opened || plain.failure !== null,
    readAgainIn: link && !opened ? secondsToReadAgain(link) : null,
  }
}
