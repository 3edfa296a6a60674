import { expect, test } from 'vitest'
import { hotelShareOf } from './hotelShare.ts'

test.each([
  [6000, 100, 6000],
  [6000, 85, 5100],
  [6000, 0, 0],
  [1, 50, 1],
  [1, 49, 0],
  [333, 85, 283],
])('of %i cents the hotel gets %i percent: %i cents', (price, percent, share) => {
  expect(hotelShareOf(price, percent)).toBe(share)
})
