import type { HotelSummary } from '#contract/hotel/hotels.ts'
import { PINNED_NEAREST } from '#machines/search/search.rules.ts'
import type { SortBy } from '#machines/search/search.view.ts'

/** Why a hotel has its rank, if worth mentioning. */
export type RankReason = 'nearest' | 'best' | 'lowest' | 'rated'

/** Minimum percent below similar hotels to mention. */
const NOTABLE_PERCENT = 5

interface RankedList {
  sortBy: SortBy
  poi: boolean
  /** Id of the first hotel in this order: only one is the cheapest or the best rated. */
  first: string | undefined
}

export const rankReason = (
  hotel: Pick<HotelSummary, 'id' | 'best_value' | 'distance'>,
  place: number,
  { sortBy, poi, first }: RankedList,
): RankReason | undefined => {
  if (sortBy === 'price_asc' && hotel.id === first) return 'lowest'
  if (sortBy === 'rating_desc' && hotel.id === first) return 'rated'
  // A hotel searched by name is not its own neighbor.
  if (poi && place < PINNED_NEAREST && hotel.distance > 0) return 'nearest'
  return hotel.best_value >= NOTABLE_PERCENT ? 'best' : undefined
}
