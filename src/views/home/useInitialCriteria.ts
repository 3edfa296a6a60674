import type { SearchCriteria } from '#contract/hotel/hotels.ts'
import { defaultCriteria, readCriteria } from '#machines/search/search.criteria.url.ts'
import { last } from '#src/actors/search/lastSearch.ts'
import { hourAt, placeClock } from '#src/actors/search/placeClock.ts'
import { useToday } from '#src/i18n/useToday.ts'
import { useState, useSyncExternalStore } from 'react'

/** Placeholder day for a page that does not know today: gives a stay of the same nights and hours. */
const SOME_DAY = '2000-01-01'

const never = () => () => undefined

/**
 * Initial criteria of the home page: the last search, moved to the first possible day once its days are past. They stay those of
 * the day on which the page was opened, so that a day that begins meanwhile replaces nothing the guest has chosen. `today` is null
 * in a prerendered page, which knows neither.
 */
export const useInitialCriteria = (): { first: SearchCriteria; today: string | null } => {
  const today = useToday()
  const query = useSyncExternalStore(never, last.read, () => null)
  const isKnown = today !== null
  const [state, setState] = useState({ isKnown, query, first: firstCriteria(today, query) })
  if (state.isKnown === isKnown && state.query === query) return { first: state.first, today }
  const first = firstCriteria(today, query)
  setState({ isKnown, query, first })
  return { first, today }
}

const firstCriteria = (today: string | null, query: string | null): SearchCriteria => {
  if (today === null || query === null) return defaultCriteria(today ?? SOME_DAY)
  const params = Object.fromEntries(new URLSearchParams(query))
  const { point } = readCriteria(params, { now: hourAt(null), timeZone: null }).criteria.destination
  const timeZone = placeClock.getZone(point) ?? null
  return readCriteria(params, { now: hourAt(timeZone), timeZone }).criteria
}
