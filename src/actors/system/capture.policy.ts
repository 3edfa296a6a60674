import { textOf, CRITERIA_PARAMS } from '#machines/search/search.criteria.url.ts'
import { FILTER_PARAMS } from '#machines/search/search.filters.url.ts'
import { redact, type Pseudonyms } from '#machines/kit/export/redact.ts'

/** Parameters of a route's path that everybody may know; all others open something of one guest. */
const PUBLIC_PARAMS: Readonly<Record<string, readonly string[]>> = {
  '/hotels/$id': ['id'],
  '/checkout/{-$id}/{-$rateKey}': ['id'],
}

/** The hotel's name as typed is the filter that hides. */
const HIDDEN_SEARCH = 'name'

/** Parameters of a query that leave. Of all others not even the name does. */
const SEARCH = new Set<string>([
  ...CRITERIA_PARAMS,
  ...FILTER_PARAMS,
  'zoom',
  'currency',
  'page',
  'land',
  'room',
  'rate',
  'tab',
])

/** Lengths that the server takes. A longer pseudonym says no more than its beginning. */
const MAX_PARAM = 500
const MAX_SEARCH = 2000

export interface PageAddress {
  /** As the route tree writes it, e.g. `/hotels/$id`. */
  route: string
  params: Readonly<Record<string, unknown>>
  search: Readonly<Record<string, unknown>>
}

/** Never the address as it stands: it holds rate keys, and tokens of the pages behind a link. */
export const redactAddress = ({ route, params, search }: PageAddress, pseudonyms: Pseudonyms) => {
  const open = PUBLIC_PARAMS[route] ?? []
  return {
    route,
    params: Object.fromEntries(
      Object.entries(params).flatMap(([name, value]) =>
        typeof value === 'string'
          ? [[name, String(redact(value, open.includes(name) ? 'keep' : 'pseudonym', pseudonyms)).slice(0, MAX_PARAM)]]
          : [],
      ),
    ),
    search: Object.fromEntries(
      Object.entries(search).flatMap(([name, value]) =>
        SEARCH.has(name) && textOf(value).length <= MAX_SEARCH
          ? [[name, String(redact(textOf(value), name === HIDDEN_SEARCH ? 'hide' : 'keep', pseudonyms))]]
          : [],
      ),
    ),
  }
}
