import type { Amenity } from '#contract/hotel/amenities.ts'
import type { HotelSummary } from '#contract/hotel/hotels.ts'
import { fold } from '#contract/shared/fold.ts'
import { HIDDEN } from '#machines/kit/export/hidden.ts'
import { comparedTotal, isStayGuaranteed, nightPrice, shownRate, type WantedTerms } from './shownRate.rules.ts'
import { NO_FILTERS, type Filters } from './search.view.ts'

export const PINNED_NEAREST = 5

/** Specification §5: every typed word appears in the name, in any order, case, spelling and language. */
export const hasNameLike = (hotel: HotelNames, typed: string): boolean => {
  const names = foldedNames(hotel)
  return fold(typed)
    .split(' ')
    .every((word) => names.includes(word))
}

type HotelNames = Pick<HotelSummary, 'name' | 'other_names'>

/** Cached: folding a thousand hotels at every key would be felt on a phone. */
const foldedNames = (hotel: HotelNames): string => {
  const names = foldedCache.get(hotel) ?? fold([hotel.name, ...hotel.other_names].join(' '))
  foldedCache.set(hotel, names)
  return names
}
const foldedCache = new WeakMap<HotelNames, string>()

/** Conditions of the filters; a listed hotel meets all of them. */
export type FilterGroup = 'name' | 'price' | 'stars' | 'rating' | 'terms' | 'hours' | 'amenities'

/** All filters of a list. */
export interface ListFilters {
  filters: Filters
  hotelName: string
}

const isWithin = (price: number, { min, max }: Filters['priceRange']): boolean =>
  (min === null || price >= min) && (max === null || price <= max)

const KEEPS: Record<FilterGroup, (hotel: HotelSummary, by: ListFilters) => boolean> = {
  // A replay does not know the name, and shows the hotels of every name rather than none.
  name: (hotel, { hotelName }) => hotelName === '' || hotelName === HIDDEN || hasNameLike(hotel, hotelName),
  price: (hotel, { filters }) => isWithin(nightPrice(hotel, filters), filters.priceRange),
  stars: ({ stars }, { filters: { starRating } }) => starRating.length === 0 || starRating.includes(Math.floor(stars)),
  rating: ({ reviews }, { filters }) => reviews.rating >= filters.guestRating,
  terms: (hotel, { filters }) => shownRate(hotel, filters) !== null,
  hours: (hotel, { filters }) => !filters.hoursGuaranteed || isStayGuaranteed(hotel),
  amenities: (hotel, { filters }) => filters.amenities.every((amenity) => hotel.amenities.includes(amenity)),
}
const isGroup = (name: string): name is FilterGroup => Object.hasOwn(KEEPS, name)
const GROUPS = Object.keys(KEEPS).filter(isGroup)

type Order = (one: HotelSummary, other: HotelSummary) => number

const byDistance: Order = (one, other) => one.distance - other.distance

const orderOf = ({ sortBy, ...wanted }: Pick<Filters, 'sortBy'> & WantedTerms): Order => {
  switch (sortBy) {
    case 'best_desc':
      return (one, other) => other.best_value - one.best_value
    case 'price_asc':
      // Ties: higher rating first.
      return (one, other) =>
        comparedTotal(one, wanted) - comparedTotal(other, wanted) || other.reviews.rating - one.reviews.rating
    case 'rating_desc':
      // Ties: more ratings first.
      return (one, other) => other.reviews.rating - one.reviews.rating || other.reviews.count - one.reviews.count
    case 'stars_desc':
      return (one, other) => other.stars - one.stars
    case 'distance_asc':
      return byDistance
  }
}

const isKept = (hotel: HotelSummary, by: ListFilters): boolean => GROUPS.every((group) => KEEPS[group](hotel, by))

const withChange = ({ filters, hotelName }: ListFilters, change: Partial<Filters>): ListFilters => ({
  filters: { ...filters, ...change },
  hotelName,
})

/** Specification §5, Filters. The sort is stable. */
export const applyFilters = (hotels: readonly HotelSummary[], by: ListFilters): HotelSummary[] =>
  hotels.filter((hotel) => isKept(hotel, by)).sort(orderOf(by.filters))

/** Specification §4: the nearest hotels, nearest first, before all others. */
export const pinNearest = (hotels: readonly HotelSummary[]): HotelSummary[] => {
  const pinned = [...hotels].sort(byDistance).slice(0, PINNED_NEAREST)
  return [...pinned, ...hotels.filter((hotel) => !pinned.includes(hotel))]
}

/** The list as shown: filtered, sorted, and with the nearest hotels on top near a point of interest. */
export const visibleHotels = (
  hotels: readonly HotelSummary[],
  { poi, ...by }: ListFilters & { poi: boolean },
): HotelSummary[] => {
  const matches = applyFilters(hotels, by)
  return poi ? pinNearest(matches) : matches
}

/** The hotel that comes first in an order, e.g. the one with the lowest price, wherever it is in the list. */
export const firstBy = (hotels: readonly HotelSummary[], filters: Filters): HotelSummary | undefined =>
  [...hotels].sort(orderOf(filters))[0]

/** Minimum ratings offered; 0: any. */
export const MIN_RATING_OPTIONS = [0, 7, 8, 9] as const
export const STARS = [5, 4, 3, 2, 1] as const

/** Number of hotels each choice would show with all other groups unchanged. */
export interface Facets {
  stars: ReadonlyMap<number, number>
  rating: ReadonlyMap<number, number>
  cancellation: number
  breakfast: number
  hours: number
  /** In addition to the amenities already chosen. */
  amenities: ReadonlyMap<Amenity, number>
  /** By index of the step in `rate_distribution`. */
  prices: readonly number[]
}

interface PriceStep {
  from: number
  to: number
}

/** A single pass: a hotel counts for a choice if the list would show it. */
export const facetsOf = (hotels: readonly HotelSummary[], by: ListFilters, steps: readonly PriceStep[]): Facets => {
  const stars = new Map<number, number>()
  const rating = new Map<number, number>()
  const amenities = new Map<Amenity, number>()
  const prices = steps.map(() => 0)
  const refundable = withChange(by, { freeCancellation: true })
  const withBreakfast = withChange(by, { breakfast: true })
  let cancellation = 0
  let breakfast = 0
  let hours = 0
  for (const hotel of hotels) {
    // Other terms are another rate, with another night's price: ask every filter again.
    if (isKept(hotel, refundable)) cancellation += 1
    if (isKept(hotel, withBreakfast)) breakfast += 1
    const hiding = GROUPS.filter((group) => !KEEPS[group](hotel, by))
    if (hiding.length > 1) continue
    const counts = (group: FilterGroup): boolean => hiding.length === 0 || hiding[0] === group
    if (counts('stars')) add(stars, Math.floor(hotel.stars))
    if (counts('rating')) for (const least of MIN_RATING_OPTIONS) if (hotel.reviews.rating >= least) add(rating, least)
    if (counts('hours') && isStayGuaranteed(hotel)) hours += 1
    if (hiding.length === 0) for (const amenity of hotel.amenities) add(amenities, amenity)
    if (counts('price')) {
      // The scale is of the base rates, and open at its end: a dearer night is in the last step.
      const step = steps.findLastIndex(({ from }) => nightPrice(hotel, by.filters) >= from)
      if (step >= 0) prices[step] = (prices[step] ?? 0) + 1
    }
  }
  return { stars, rating, cancellation, breakfast, hours, amenities, prices }
}

const add = <Key>(counts: Map<Key, number>, key: Key): void => void counts.set(key, (counts.get(key) ?? 0) + 1)

/** Number of active filters; the order is none. */
export const filterCount = ({ filters, hotelName }: ListFilters): number =>
  [
    hotelName.trim() !== '',
    filters.priceRange.min !== null || filters.priceRange.max !== null,
    filters.guestRating > 0,
    filters.freeCancellation,
    filters.breakfast,
    filters.hoursGuaranteed,
  ].filter(Boolean).length +
  filters.starRating.length +
  filters.amenities.length

interface Counts {
  /** `count`: hotels in the list. `found`: hotels in its area. */
  count: number
  found: number
  /** Hotels of the list that pass the filters. */
  left: number
  filterCount: number
}

/**
 * Kind of the list's title: numbers shown and found, and whether the list has only the nearest hotels. Filters that hide nothing
 * are not mentioned.
 */
export const listTitleKind = ({ count, found, left, filterCount }: Counts) => {
  const [isNarrowed, isNearest] = [filterCount > 0 && left < count, found > count]
  if (isNarrowed) return { title: isNearest ? 'filteredNearest' : 'filtered', shown: left, of: count } as const
  return { title: isNearest ? 'nearestOf' : 'found', shown: count, of: found } as const
}

/**
 * The filter for free cancellation hides every hotel, and each that the others leave no longer sells it: every hotel sells it
 * until its deadline (decisions §3), so the check-in is too near.
 */
export const isTooLateToCancel = (hotels: readonly HotelSummary[], by: ListFilters): boolean => {
  if (!by.filters.freeCancellation) return false
  const others = applyFilters(hotels, withChange(by, { freeCancellation: false }))
  return others.length > 0 && others.every(({ refundable }) => refundable === null)
}

/** Clears the filters but keeps the order, which hides nothing. */
export const withoutFilters = ({ sortBy }: Filters): Filters => ({ ...NO_FILTERS, sortBy })
