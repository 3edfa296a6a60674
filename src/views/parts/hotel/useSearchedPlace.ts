import type { SearchCriteria } from '#contract/hotel/hotels.ts'
import type { SearchScope } from '#contract/hotel/hotels.ts'
import { isInDestination, isRegion } from '#machines/search/search.area.ts'
import { useI18n, type PageI18n } from '#src/i18n/I18nContext.tsx'
import { useIsGuestAt } from './useIsGuestAt.ts'
import { usePlaceName } from './usePlaceName.ts'
import { useMemo } from 'react'

/** Location of a list's hotels, and the origin of their distances. */
export interface SearchedPlace {
  name: string
  /** Location phrase for titles: only an area has hotels "in" it; those of a radius are around its place. */
  where: string
  kind: 'poi' | 'city' | 'area' | 'region' | 'you'
}

/** Part of a response that its title tells. */
interface Answered {
  scope: SearchScope
  airport: string | null
  nearestKm: number | undefined
}

/** The destination, or the area of it shown on the map. */
export const useSearchedPlace = (criteria: SearchCriteria, answered?: Answered): SearchedPlace => {
  const words = useI18n()
  const destination = usePlaceName(criteria.destination)
  const isGuestHere = useIsGuestAt(criteria.destination.point)
  const kind = kindOf(criteria, isGuestHere)
  const name = kind === 'area' ? words.t('search.mapArea') : (answered?.airport ?? destination)
  const where = whereOf(words, { name, kind }, answered)
  return useMemo(() => ({ name, where, kind }), [name, where, kind])
}

const kindOf = (criteria: SearchCriteria, isGuestHere: boolean): SearchedPlace['kind'] => {
  if (!isInDestination(criteria)) return 'area'
  if (isGuestHere) return 'you'
  if (isRegion(criteria)) return 'region'
  return criteria.destination.poi ? 'poi' : 'city'
}

const whereOf = (
  words: PageI18n,
  { name: place, kind }: Pick<SearchedPlace, 'name' | 'kind'>,
  { scope, nearestKm }: Partial<Answered> = {},
): string => {
  if (scope === 'nearest' && nearestKm !== undefined) {
    const distance = words.distance(nearestKm)
    return kind === 'you'
      ? words.t('search.where.nearestYou', { distance })
      : words.t('search.where.nearest', { place, distance })
  }
  if (kind === 'you') return words.t('search.where.you')
  return words.t(kind === 'region' || kind === 'area' ? 'search.where.in' : 'search.where.around', { place })
}

const FROM = {
  poi: 'search.card.fromPlace',
  city: 'search.card.fromCentre',
  area: 'search.card.fromMiddle',
  you: 'search.card.fromYou',
} as const

/**
 * How far a hotel is from the searched place, on its card and on its page. Null for a country or region, which has no center, and
 * for a hotel searched by name.
 */
export const distanceFrom = (words: PageI18n, place: SearchedPlace, km: number): string | null =>
  place.kind === 'region' || km === 0
    ? null
    : words.t(FROM[place.kind], { distance: words.distance(km), place: place.name })
