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

export type RatingWord = 'superb' | 'wonderful' | 'veryGood' | 'good' | 'pleasant'

/** The word beside a score of 0 to 10. */
export const ratingWord = (rating: number): RatingWord => {
  if (rating >= 9.5) return 'superb'
  if (rating >= 9) return 'wonderful'
  if (rating >= 8) return 'veryGood'
  return rating >= 7 ? 'good' : 'pleasant'
}
