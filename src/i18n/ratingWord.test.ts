import { expect, test } from 'vitest'
import { ratingWord } from './ratingWord.ts'

test.each([
  [10, 'superb'],
  [9.5, 'superb'],
  [9.4, 'wonderful'],
  [8, 'veryGood'],
  [7.9, 'good'],
  [6.9, 'pleasant'],
  [6, 'pleasant'],
  [5.9, null],
  [0, null],
] as const)('a rating of %s is %s', (rating, word) => {
  expect(ratingWord(rating)).toBe(word)
})
