import type { HotelSummary } from '#contract/hotels.ts'
import { DEFAULT_SORT, type SortBy } from './search.view.ts'

export const PINNED_NEAREST = 5

/** Specification §3. */
export interface Filters {
  /** The least rating, 0 to 10. */
  guestRating: number
  /** US dollars of the average night, both ends included; null: open. */
  priceRange: { min: number | null; max: number | null }
  /** Whole stars; empty: any. */
  starRating: number[]
  sortBy: SortBy
}

export const NO_FILTERS: Filters = {
  guestRating: 0,
  priceRange: { min: null, max: null },
  starRating: [],
  sortBy: DEFAULT_SORT,
}

/** Specification §5: every typed word appears in the name, in any order and case. */
export const hasNameLike = (name: string, typed: string): boolean => {
  const lower = name.toLocaleLowerCase()
  return typed
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word))
}

const isWithin = (price: number, { min, max }: Filters['priceRange']): boolean =>
  (min === null || price >= min) && (max === null || price <= max)

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
export const applyFilters = (hotels: readonly HotelSummary[], filters: Filters, hotelName: string): HotelSummary[] =>
  hotels
    .filter(
      ({ name, stars, reviews, rate }) =>
        hasNameLike(name, hotelName) &&
        isWithin(rate.avg_night_price, filters.priceRange) &&
        (filters.starRating.length === 0 || filters.starRating.includes(Math.floor(stars))) &&
        reviews.rating >= filters.guestRating,
    )
    .sort(ORDERS[filters.sortBy])

/** Specification §4: the nearest hotels, nearest first, before all others. */
export const pinNearest = (hotels: readonly HotelSummary[]): HotelSummary[] => {
  const pinned = [...hotels].sort(ORDERS.distance_asc).slice(0, PINNED_NEAREST)
  return [...pinned, ...hotels.filter((hotel) => !pinned.includes(hotel))]
}

/** The list as the guest sees it: filtered, sorted, and near a point of interest with the nearest on top. */
export const visibleHotels = (
  hotels: readonly HotelSummary[],
  view: { filters: Filters; hotelName: string; poi: boolean },
): HotelSummary[] => {
  const found = applyFilters(hotels, view.filters, view.hotelName)
  return view.poi ? pinNearest(found) : found
}

/** The one hotel of a list that comes first in an order, such as the one with the lowest price; wherever it stands. */
export const firstBy = (hotels: readonly HotelSummary[], sortBy: SortBy): HotelSummary | undefined =>
  [...hotels].sort(ORDERS[sortBy])[0]
