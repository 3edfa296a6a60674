import type { SearchCriteria } from '#contract/hotel/hotels.ts'
import { defaultCriteria, resumedCriteria } from '#machines/search/search.criteria.url.ts'
import { last } from '#src/actors/search/lastSearch.ts'
import { hourAt } from '#src/actors/search/placeClock.ts'
import { useToday } from '#src/i18n/useToday.ts'
import { useSyncExternalStore } from 'react'

/** Placeholder day for a page that does not know today: gives a stay of the same nights and hours. */
const SOME_DAY = '2000-01-01'

const never = () => () => undefined

/** Initial criteria of the home page: the last search. `today` is null in a prerendered page, which knows neither. */
export const useInitialCriteria = (): { first: SearchCriteria; today: string | null } => {
  const today = useToday()
  const query = useSyncExternalStore(never, last.read, () => null)
  if (today === null || query === null) return { first: defaultCriteria(today ?? SOME_DAY), today }
  return { first: resumedCriteria(Object.fromEntries(new URLSearchParams(query)), hourAt(null)), today }
}
