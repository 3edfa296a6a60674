import type { HotelSummary } from '#contract/hotels.ts'
import { PINNED_NEAREST, type SortBy } from '#machines/search/search.rules.ts'

/** Why a hotel stands where it stands, when there is something to say. */
export type RankReason = 'nearest' | 'best' | 'lowest' | 'rated'

/** Percent below similar hotels from which it is worth a word. */
const NOTABLE_PERCENT = 5
/** How far down the list a superlative still holds. */
const SUPERLATIVES = 3

export const rankReason = (
  hotel: Pick<HotelSummary, 'best_value'>,
  place: number,
  { sortBy, poi }: { sortBy: SortBy; poi: boolean },
): RankReason | undefined => {
  if (poi && place < PINNED_NEAREST) return 'nearest'
  const first = poi ? PINNED_NEAREST : 0
  if (sortBy === 'price_asc' && place < first + SUPERLATIVES) return 'lowest'
  if (sortBy === 'rating_desc' && place < first + SUPERLATIVES) return 'rated'
  return hotel.best_value >= NOTABLE_PERCENT ? 'best' : undefined
}
