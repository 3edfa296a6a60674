import { MAX_FAVORITES } from '#contract/http/limits.ts'
import { describe, expect, test } from 'vitest'
import { queueFavoriteChange, withHotel, withoutHotel } from './favorites.rules.ts'

const full = Array.from({ length: MAX_FAVORITES }, (_, place) => `kept-${place}`)

describe('the list of favorites', () => {
  test.each([
    ['a new one stands first', withHotel(['old'], 'new'), ['new', 'old']],
    ['one that is kept stays where it is', withHotel(['old', 'older'], 'older'), ['old', 'older']],
    ['of a full list the oldest goes', withHotel(full, 'new'), ['new', ...full.slice(0, -1)]],
    ['a full list that has it stays', withHotel(full, 'kept-3'), full],
    ['without one the others stay', withoutHotel(['old', 'older'], 'old'), ['older']],
  ])('%s', (_, ids, expected) => {
    expect(ids).toEqual(expected)
  })
})

test('a changed wish keeps its position, and a new one comes last', () => {
  const [first, second] = [
    { hotelId: 'first', isFavorite: true },
    { hotelId: 'second', isFavorite: true },
  ]
  const changed = { hotelId: 'first', isFavorite: false }
  expect([queueFavoriteChange([first, second], changed), queueFavoriteChange([first], second)]).toEqual([
    [changed, second],
    [first, second],
  ])
})
