import type { Amenity } from '#contract/hotel/amenities.ts'
import { MAX_HOTELS_FOUND } from '#contract/http/wire.ts'

/** Specification §9. */
export const SORTS = ['best_desc', 'price_asc', 'rating_desc', 'stars_desc', 'distance_asc'] as const
export type SortBy = (typeof SORTS)[number]
export const PAGE_SIZE = 50
export const DEFAULT_SORT: SortBy = 'best_desc'
export const MAX_PAGES = MAX_HOTELS_FOUND / PAGE_SIZE

/** Specification §9: zoom of the map. */
export const DEFAULT_ZOOM = 12
export const MIN_ZOOM = 2
export const MAX_ZOOM = 21

/** Filters of the list: those of specification §3, and more of our own. */
export interface Filters {
  /** Minimum rating, 0 to 10. */
  guestRating: number
  /** Average night in US dollars, inclusive; null: no limit. */
  priceRange: { min: number | null; max: number | null }
  /** Whole stars; empty: any. */
  starRating: number[]
  freeCancellation: boolean
  breakfast: boolean
  /** Both hours of the stay are guaranteed. */
  hoursGuaranteed: boolean
  /** The hotel must have all of these. */
  amenities: Amenity[]
  sortBy: SortBy
}

export const NO_FILTERS: Filters = {
  guestRating: 0,
  priceRange: { min: null, max: null },
  starRating: [],
  freeCancellation: false,
  breakfast: false,
  hoursGuaranteed: false,
  amenities: [],
  sortBy: DEFAULT_SORT,
}

/** View of a list: the state in the URL besides the search. */
export interface ListView {
  filters: Filters
  hotelName: string
  /** Number of pages shown. */
  pages: number
  /** Zoom of the map. */
  zoom: number
}

export const DEFAULT_LIST_VIEW: ListView = { filters: NO_FILTERS, hotelName: '', pages: 1, zoom: DEFAULT_ZOOM }
