export type RatingWord = 'superb' | 'wonderful' | 'veryGood' | 'good' | 'pleasant'

/** The word for a score of 0 to 10; null below 6. */
export const ratingWord = (rating: number): RatingWord | null => {
  if (rating >= 9.5) return 'superb'
  if (rating >= 9) return 'wonderful'
  if (rating >= 8) return 'veryGood'
  if (rating >= 7) return 'good'
  return rating >= 6 ? 'pleasant' : null
}
