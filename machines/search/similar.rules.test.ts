import { expect, test } from 'vitest'
import { similarHotels } from './similar.rules.ts'

const hotel = (id: string, stars: number, total: number, distance = 1) => ({ id, stars, distance, hours_total: total })
const ids = (hotels: { id: string }[]) => hotels.map(({ id }) => id)

test('hotels are sorted by difference in stars, then by difference to the usual price of such hotels, then by distance', () => {
  const hotels = [
    hotel('self', 3, 300),
    hotel('luxury', 5, 300),
    hotel('dear', 3, 900),
    hotel('far', 3, 310, 9),
    hotel('near', 3, 310, 2),
    hotel('cheap', 3, 100),
    hotel('four', 4, 310),
  ]
  expect(ids(similarHotels(hotels, { id: 'self', stars: 3 }))).toEqual(['near', 'far', 'cheap'])
})

test('the usual price comes only from hotels with the same stars, however many expensive ones are nearby', () => {
  const palaces = ['v', 'w', 'x', 'y', 'z'].map((id) => hotel(id, 5, 900))
  const hotels = [hotel('dear', 3, 900), hotel('a', 3, 100), hotel('b', 3, 110), hotel('c', 3, 120), ...palaces]
  expect(ids(similarHotels(hotels, { id: 'self', stars: 3 }))).toEqual(['c', 'b', 'a'])
})

test('without a hotel of the same stars the next best are shown, nearest first', () => {
  expect(ids(similarHotels([hotel('b', 4, 9, 3), hotel('a', 4, 90, 1)], { id: 'x', stars: 3 }))).toEqual(['a', 'b'])
  expect(similarHotels([], { id: 'x', stars: 3 })).toEqual([])
})
