import type { SearchCriteria } from '#contract/hotel/hotels.ts'
import { isAroundDestination, isInDestination, isRegion } from '#machines/search/search.area.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { usePlaceName } from '#src/views/parts/hotel/usePlaceName.ts'
import { useMemo } from 'react'

/** Location of a list's hotels, and the origin of their distances. */
export interface SearchedPlace {
  name: string
  /** Location phrase for titles: a wider search reaches beyond the place, and no hotel is "in" a station or hotel. */
  where: string
  kind: 'poi' | 'city' | 'area' | 'region'
}

/** The destination, or the area of it shown on the map. */
export const useSearchedPlace = (criteria: SearchCriteria): SearchedPlace => {
  const words = useI18n()
  const destination = usePlaceName(criteria.destination)
  const isHere = isInDestination(criteria)
  const here = isRegion(criteria) ? 'region' : criteria.destination.poi ? 'poi' : 'city'
  const kind = isHere ? here : 'area'
  const name = isHere ? destination : words.t('search.mapArea')
  const isAround = kind === 'poi' || isAroundDestination(criteria)
  const where = isAround ? words.t('search.around', { place: name }) : name
  return useMemo(() => ({ name, where, kind }), [name, where, kind])
}
