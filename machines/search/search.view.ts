import { MAX_HOTELS_FOUND } from '#contract/wire.ts'

/** Specification §9. */
export const SORTS = ['best_desc', 'price_asc', 'rating_desc', 'stars_desc', 'distance_asc'] as const
export type SortBy = (typeof SORTS)[number]
export const PAGE_SIZE = 50
export const DEFAULT_SORT: SortBy = 'best_desc'
export const MAX_PAGES = MAX_HOTELS_FOUND / PAGE_SIZE

/** How a list is looked at: in which order, and how many of its pages. */
export interface ListView {
  sortBy: SortBy
  pages: number
}
