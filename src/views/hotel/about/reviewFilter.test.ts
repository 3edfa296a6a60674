import { expect, test } from 'vitest'
import { reviewsOf, type ReviewFilter } from './reviewFilter.ts'

const REVIEWS = [
  { rating: 9, lang: 'ar', date: '2025-01-02' },
  { rating: 8.9, lang: 'en', date: '2025-03-01' },
  { rating: 7, lang: 'en', date: '2024-12-31' },
  { rating: 6.9, lang: 'he', date: '2025-02-01' },
] as const

test.each<[ReviewFilter, number[]]>([
  [{ band: 'all', lang: null }, [8.9, 6.9, 9, 7]],
  [{ band: 'top', lang: null }, [9]],
  [{ band: 'good', lang: null }, [8.9, 7]],
  [{ band: 'low', lang: null }, [6.9]],
  [{ band: 'all', lang: 'en' }, [8.9, 7]],
  [{ band: 'low', lang: 'en' }, []],
])('%j: newest first', (filter, ratings) => {
  expect(reviewsOf(REVIEWS, filter).map(({ rating }) => rating)).toEqual(ratings)
})
