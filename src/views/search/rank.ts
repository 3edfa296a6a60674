import type { HotelSummary } from '#contract/hotel/hotels.ts'
import { PINNED_NEAREST } from '#machines/search/search.rules.ts'
import type { SortBy } from '#machines/search/search.view.ts'

/** Why a hotel stands where it stands, when there is something to say. */
export type RankReason = 'nearest' | 'best' | 'lowest' | 'rated'

/** Percent below similar hotels from which it is worth a word. */
const NOTABLE_PERCENT = 5

interface RankedList {
  sortBy: SortBy
  poi: boolean
  /** The one hotel that is first of all in this order: there is one lowest price, and one best rated. */
  first: string | undefined
}

export const rankReason = (
  hotel: Pick<HotelSummary, 'id' | 'best_value' | 'distance'>,
  place: number,
  { sortBy, poi, first }: RankedList,
): RankReason | undefined => {
  if (sortBy === 'price_asc' && hotel.id === first) return 'lowest'
  if (sortBy === 'rating_desc' && hotel.id === first) return 'rated'
  // The one that was searched by its name is no neighbour of itself.
  if (poi && place < PINNED_NEAREST && hotel.distance > 0) return 'nearest'
  return hotel.best_value >= NOTABLE_PERCENT ? 'best' : undefined
}
