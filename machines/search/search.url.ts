import type { SearchCriteria } from '#contract/hotel/hotels.ts'
import { datePart } from '#contract/hotel/stay.ts'
import {
  CRITERIA_PARAMS,
  readCriteria,
  textOf,
  writeCriteria,
  writeLanding,
  writeZoom,
  type UrlRepair,
  type UrlParams,
} from './search.criteria.url.ts'
import type { LocalNow } from './search.stay.ts'
import { FILTER_PARAMS, readFilters, readName, writeFilters } from './search.filters.url.ts'
import { readTime } from './arrival.rules.ts'
import { DEFAULT_ZOOM, MAX_PAGES, MAX_ZOOM, MIN_ZOOM, DEFAULT_LIST_VIEW, type ListView } from './search.view.ts'
import { firstZoom } from './zoom.rules.ts'

/** The state in the URL of the results page (specification §2). */
export interface SearchUrl {
  criteria: SearchCriteria
  view: ListView
  /** When the guest lands at the airport that is the destination, `HH:MM`; null: they have not said. */
  landing: string | null
  /** Three letters; null: the guest's own choice applies. */
  currency: string | null
  /** Parameters of others, e.g. utm_source, which are kept. */
  others: Record<string, string>
}

const OWN_PARAMS: ReadonlySet<string> = new Set([
  ...CRITERIA_PARAMS,
  ...FILTER_PARAMS,
  'zoom',
  'currency',
  'page',
  'land',
])

/** A new search with default view. */
export const searchUrlOf = (criteria: SearchCriteria): SearchUrl => ({
  criteria,
  view: { ...DEFAULT_LIST_VIEW, zoom: firstZoom(criteria) },
  landing: null,
  currency: null,
  others: {},
})

/**
 * Reads any query; for the search see `readCriteria`.
 * @param clock of the destination.
 * @param today `YYYY-MM-DD` where the guest is.
 */
export const readSearchUrl = (
  params: UrlParams,
  clock: LocalNow,
  today: string = datePart(clock.now),
): SearchUrl & { changes: UrlRepair[] } => {
  const currency = textOf(params['currency'])
  return {
    ...readCriteria(params, clock, today),
    view: {
      filters: readFilters((name) => textOf(params[name])),
      hotelName: readName(textOf(params['name'])),
      pages: readPages(textOf(params['page'])),
      zoom: readZoom(textOf(params['zoom'])),
    },
    landing: readLanding(textOf(params['land'])),
    currency: /^[A-Z]{3}$/.test(currency) ? currency : null,
    others: readOthers(params),
  }
}

/** The query of a search. Leaves out the default zoom, order and page, unset filters, and nulls. */
export const writeSearchUrl = ({ criteria, view, landing, currency, others }: SearchUrl): Record<string, string> => ({
  ...others,
  ...writeCriteria(criteria),
  ...writeZoom(view.zoom),
  ...writeLanding(landing),
  ...(currency === null ? {} : { currency }),
  ...(view.hotelName === '' ? {} : { name: view.hotelName }),
  ...writeFilters(view.filters),
  ...(view.pages === 1 ? {} : { page: String(view.pages) }),
})

/** `HHMM`. */
const readLanding = (value: string): string | null => (/^\d{4}$/.test(value) ? readTime(value) : null)

const readPages = (value: string): number => {
  const pages = /^\d{1,2}$/.test(value) ? Number(value) : 1
  return Math.max(1, Math.min(MAX_PAGES, pages))
}

const readZoom = (value: string): number => {
  const zoom = /^\d{1,2}(\.\d{1,6})?$/.test(value) ? Number(value) : DEFAULT_ZOOM
  return zoom >= MIN_ZOOM && zoom <= MAX_ZOOM ? zoom : DEFAULT_ZOOM
}

const readOthers = (params: UrlParams): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params)
      .filter(([name]) => !OWN_PARAMS.has(name))
      .map(([name, value]) => [name, textOf(value)])
      .filter(([, value]) => value !== ''),
  )
