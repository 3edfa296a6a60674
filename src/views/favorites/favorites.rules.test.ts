import type { FavoriteHotel } from '#contract/user/favorites.ts'
import { expect, test } from 'vitest'
import { joinSeen } from './favorites.rules.ts'

test('a removed favorite keeps its place, and a new one comes first', () => {
  const seen = [favorite('b'), favorite('a')]
  const joined = joinSeen(seen, [favorite('c'), favorite('a')])
  expect(joined.map(({ id }) => id)).toEqual(['c', 'b', 'a'])
})

test('returns the same list if nothing is new', () => {
  const seen = [favorite('b'), favorite('a')]
  expect(joinSeen(seen, [favorite('a')])).toBe(seen)
})

const favorite = (id: string): FavoriteHotel => ({
  id,
  name: id,
  stars: 4,
  image: '',
  city: '',
  reviews: { rating: 8, count: 1 },
})
