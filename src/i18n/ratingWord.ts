export type RatingWord = 'superb' | 'wonderful' | 'veryGood' | 'good' | 'pleasant'

/** The word beside a score of 0 to 10. */
export const ratingWord = (rating: number): RatingWord => {
  if (rating >= 9.5) return 'superb'
  if (rating >= 9) return 'wonderful'
  if (rating >= 8) return 'veryGood'
  return rating >= 7 ? 'good' : 'pleasant'
}
