import type { SearchCriteria } from '#contract/hotels.ts'
import { isInDestination } from '#machines/search/search.area.ts'
import { useWords } from '#src/i18n/I18nContext.tsx'
import { usePlaceName } from '#src/views/parts/usePlaceName.ts'
import { useMemo } from 'react'

/** Where the hotels of a list are, as titles say it, and what their distances are counted from. */
export interface SearchedPlace {
  name: string
  kind: 'poi' | 'city' | 'area'
}

/** The destination; on another part of the map this area of it. */
export const useSearchedPlace = (criteria: SearchCriteria): SearchedPlace => {
  const words = useWords()
  const destination = usePlaceName(criteria.destination)
  const isHere = isInDestination(criteria)
  const { poi } = criteria.destination
  const name = isHere ? destination : words.t('search.mapArea')
  return useMemo(() => ({ name, kind: isHere ? (poi ? 'poi' : 'city') : 'area' }), [name, isHere, poi])
}
