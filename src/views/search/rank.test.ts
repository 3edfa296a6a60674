import { describe, expect, test } from 'vitest'
import { rankReason } from './rank.ts'

const plain = { id: 'h', best_value: 0, distance: 0.4 }
const other = { ...plain, id: 'other' }

describe('the reason for a rank', () => {
  test.each([
    ['the five nearest to a place say so', plain, 4, { sortBy: 'best_desc', poi: true, first: 'x' }, 'nearest'],
    [
      'the one that was searched by its name is none',
      { ...plain, distance: 0 },
      0,
      { sortBy: 'best_desc', poi: true, first: 'x' },
      undefined,
    ],
    ['the cheapest of all says so', plain, 0, { sortBy: 'price_asc', poi: false, first: 'h' }, 'lowest'],
    ['also where it stands among the nearest', plain, 3, { sortBy: 'price_asc', poi: true, first: 'h' }, 'lowest'],
    ['the one after it does not', other, 1, { sortBy: 'price_asc', poi: false, first: 'h' }, undefined],
    ['nor the first after the nearest', other, 5, { sortBy: 'price_asc', poi: true, first: 'h' }, undefined],
    ['the best rated of all says so', plain, 0, { sortBy: 'rating_desc', poi: false, first: 'h' }, 'rated'],
    ['in another order nobody does', plain, 0, { sortBy: 'stars_desc', poi: false, first: 'h' }, undefined],
    [
      '5 percent below the others is worth a word',
      { ...plain, best_value: 5 },
      9,
      { sortBy: 'distance_asc', poi: false, first: 'x' },
      'best',
    ],
    ['4 percent is not', { ...plain, best_value: 4 }, 0, { sortBy: 'best_desc', poi: false, first: 'h' }, undefined],
  ] as const)('%s', (_, hotel, place, list, reason) => {
    expect(rankReason(hotel, place, list)).toBe(reason)
  })
})
