import { describe, expect, it } from 'vitest'
import { rankReason } from './rank.ts'

const plain = { best_value: 0 }

describe('the reason for a rank', () => {
  it.each([
    ['the five nearest to a place say so', plain, 4, { sortBy: 'price_asc', poi: true }, 'nearest'],
    ['the cheapest after the pinned ones say so', plain, 5, { sortBy: 'price_asc', poi: true }, 'lowest'],
    ['the three cheapest say so', plain, 2, { sortBy: 'price_asc', poi: false }, 'lowest'],
    ['the fourth cheapest says nothing', plain, 3, { sortBy: 'price_asc', poi: false }, undefined],
    ['the three best rated say so', plain, 0, { sortBy: 'rating_desc', poi: false }, 'rated'],
    [
      '5 percent below the others is worth a word',
      { best_value: 5 },
      9,
      { sortBy: 'distance_asc', poi: false },
      'best',
    ],
    ['4 percent is not', { best_value: 4 }, 0, { sortBy: 'best_desc', poi: false }, undefined],
  ] as const)('%s', (_, hotel, place, list, reason) => {
    expect(rankReason(hotel, place, list)).toBe(reason)
  })
})
