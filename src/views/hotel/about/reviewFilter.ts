import type { Hotel } from '#contract/hotel/hotels.ts'
import { LOCALES, type Locale } from '#contract/shared/locale.ts'
import { enums, nullable, type } from 'superstruct'

type Review = Hotel['reviews']['items'][number]

export const BANDS = ['all', 'top', 'good', 'low'] as const
export type Band = (typeof BANDS)[number]

/** `lang`: language a review was written in; null means any. */
export interface ReviewFilter {
  band: Band
  lang: Locale | null
}

export const ALL_REVIEWS: ReviewFilter = { band: 'all', lang: null }

export const SEEN_FILTER = {
  struct: type({ band: enums(BANDS), lang: nullable(enums(LOCALES)) }),
  policy: { band: 'keep', lang: 'keep' },
} as const

const TOP_FROM = 9
const GOOD_FROM = 7

const bandOf = (rating: number): Band => {
  if (rating >= TOP_FROM) return 'top'
  return rating >= GOOD_FROM ? 'good' : 'low'
}

/** Matching reviews, newest first. */
export const reviewsOf = <Shown extends Pick<Review, 'rating' | 'lang' | 'date'>>(
  reviews: readonly Shown[],
  { band, lang }: ReviewFilter,
): Shown[] =>
  reviews
    .filter((review) => (band === 'all' || bandOf(review.rating) === band) && (lang === null || review.lang === lang))
    .toSorted((one, other) => other.date.localeCompare(one.date))
