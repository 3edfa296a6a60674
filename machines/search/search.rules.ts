import type { Amenity } from '#contract/hotel/amenities.ts'
import type { HotelSummary } from '#contract/hotel/hotels.ts'
import { NO_FILTERS, type Filters, type SortBy } from './search.view.ts'

export const PINNED_NEAREST = 5

/** Specification §5: every typed word appears in the name, in any order and case. */
export const hasNameLike = (name: string, typed: string): boolean => {
  const lower = name.toLocaleLowerCase()
  return typed
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word))
}

/** What narrows a list, each by itself. */
export type FilterGroup = 'name' | 'price' | 'stars' | 'rating' | 'cancellation' | 'hours' | 'amenities'

/** A list as it is narrowed. */
export interface ListFilters {
  filters: Filters
  hotelName: string
}

const isWithin = (price: number, { min, max }: Filters['priceRange']): boolean =>
  (min === null || price >= min) && (max === null || price <= max)

const KEEPS: Record<FilterGroup, (hotel: HotelSummary, by: ListFilters) => boolean> = {
  name: ({ name }, { hotelName }) => hasNameLike(name, hotelName),
  price: ({ rate }, { filters }) => isWithin(rate.avg_night_price, filters.priceRange),
  stars: ({ stars }, { filters: { starRating } }) => starRating.length === 0 || starRating.includes(Math.floor(stars)),
  rating: ({ reviews }, { filters }) => reviews.rating >= filters.guestRating,
  cancellation: ({ cancellation }, { filters }) => !filters.freeCancellation || cancellation.refundable,
  hours: ({ rate }, { filters }) => !filters.hoursGuaranteed || (rate.checkin_guaranteed && rate.checkout_guaranteed),
  amenities: (hotel, { filters }) => filters.amenities.every((amenity) => hotel.amenities.includes(amenity)),
}
const isGroup = (name: string): name is FilterGroup => Object.hasOwn(KEEPS, name)
const GROUPS = Object.keys(KEEPS).filter(isGroup)

const ORDERS: Record<SortBy, (one: HotelSummary, other: HotelSummary) => number> = {
  best_desc: (one, other) => other.best_value - one.best_value,
  // By what a guest pays and sees first; taxes can turn the order of the nights around. Of two that cost the same, the better rated.
  price_asc: (one, other) => one.rate.total - other.rate.total || other.reviews.rating - one.reviews.rating,
  // Of two that are rated the same, the one that more guests have rated.
  rating_desc: (one, other) => other.reviews.rating - one.reviews.rating || other.reviews.count - one.reviews.count,
  stars_desc: (one, other) => other.stars - one.stars,
  distance_asc: (one, other) => one.distance - other.distance,
}

/** Specification §5, Filters; hotels that sort alike keep their order. */
export const applyFilters = (hotels: readonly HotelSummary[], by: ListFilters): HotelSummary[] =>
  hotels.filter((hotel) => GROUPS.every((group) => KEEPS[group](hotel, by))).sort(ORDERS[by.filters.sortBy])

/** Specification §4: the nearest hotels, nearest first, before all others. */
export const pinNearest = (hotels: readonly HotelSummary[]): HotelSummary[] => {
  const pinned = [...hotels].sort(ORDERS.distance_asc).slice(0, PINNED_NEAREST)
  return [...pinned, ...hotels.filter((hotel) => !pinned.includes(hotel))]
}

/** The list as the guest sees it: filtered, sorted, and near a point of interest with the nearest on top. */
export const visibleHotels = (
  hotels: readonly HotelSummary[],
  { poi, ...by }: ListFilters & { poi: boolean },
): HotelSummary[] => {
  const found = applyFilters(hotels, by)
  return poi ? pinNearest(found) : found
}

/** The one hotel of a list that comes first in an order, such as the one with the lowest price; wherever it stands. */
export const firstBy = (hotels: readonly HotelSummary[], sortBy: SortBy): HotelSummary | undefined =>
  [...hotels].sort(ORDERS[sortBy])[0]

/** The least ratings that are offered; 0: any. */
export const MIN_RATING_OPTIONS = [0, 7, 8, 9] as const
export const STARS = [5, 4, 3, 2, 1] as const

/** How many hotels each choice would show, all the other groups being as they are. */
export interface Facets {
  stars: ReadonlyMap<number, number>
  rating: ReadonlyMap<number, number>
  cancellation: number
  hours: number
  /** With those that are chosen already. */
  amenities: ReadonlyMap<Amenity, number>
  /** Of each step of `rate_distribution`, by its place. */
  prices: readonly number[]
}

interface PriceStep {
  from: number
  to: number
}

/** In one pass: a hotel counts for a group when no other group hides it. */
export const facetsOf = (hotels: readonly HotelSummary[], by: ListFilters, steps: readonly PriceStep[]): Facets => {
  const stars = new Map<number, number>()
  const rating = new Map<number, number>()
  const amenities = new Map<Amenity, number>()
  const prices = steps.map(() => 0)
  let cancellation = 0
  let hours = 0
  for (const hotel of hotels) {
    const hiding = GROUPS.filter((group) => !KEEPS[group](hotel, by))
    if (hiding.length > 1) continue
    const counts = (group: FilterGroup): boolean => hiding.length === 0 || hiding[0] === group
    if (counts('stars')) add(stars, Math.floor(hotel.stars))
    if (counts('rating')) for (const least of MIN_RATING_OPTIONS) if (hotel.reviews.rating >= least) add(rating, least)
    if (counts('cancellation') && hotel.cancellation.refundable) cancellation += 1
    if (counts('hours') && hotel.rate.checkin_guaranteed && hotel.rate.checkout_guaranteed) hours += 1
    if (hiding.length === 0) for (const amenity of hotel.amenities) add(amenities, amenity)
    if (counts('price')) {
      const step = steps.findIndex(
        ({ from, to }) => hotel.rate.avg_night_price >= from && hotel.rate.avg_night_price < to,
      )
      if (step >= 0) prices[step] = (prices[step] ?? 0) + 1
    }
  }
  return { stars, rating, cancellation, hours, amenities, prices }
}

const add = <Key>(counts: Map<Key, number>, key: Key): void => void counts.set(key, (counts.get(key) ?? 0) + 1)

/** How many things narrow a list; the order is none of them. */
export const filterCount = ({ filters, hotelName }: ListFilters): number =>
  [
    hotelName.trim() !== '',
    filters.priceRange.min !== null || filters.priceRange.max !== null,
    filters.guestRating > 0,
    filters.freeCancellation,
    filters.hoursGuaranteed,
  ].filter(Boolean).length +
  filters.starRating.length +
  filters.amenities.length

interface Counts {
  /** How many hotels the list has, and how many there are in its area. */
  count: number
  found: number
  /** How many of the list the filters leave. */
  left: number
  filterCount: number
}

/** What the title of a list says: so many of so many, and whether these are only the nearest. Filters that hide nothing are not told of. */
export const listTitleKind = ({ count, found, left, filterCount }: Counts) => {
  const [isNarrowed, isNearest] = [filterCount > 0 && left < count, found > count]
  if (isNarrowed) return { title: isNearest ? 'filteredNearest' : 'filtered', shown: left, of: count } as const
  return { title: isNearest ? 'nearestOf' : 'found', shown: count, of: found } as const
}

/** No filter; the order stays, it hides nothing. */
export const withoutFilters = ({ sortBy }: Filters): Filters => ({ ...NO_FILTERS, sortBy })
