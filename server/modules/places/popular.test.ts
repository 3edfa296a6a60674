import { expect, test } from 'vitest'
import { sampleHotel } from '#server/modules/hotels/hotels.samples.ts'
import { popularPlaces } from './popular.ts'

test('the six cities with the most hotels, each pictured by its best-rated hotel among those with the most stars', () => {
  const records = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].flatMap((city, index) =>
    Array.from({ length: index + 1 }, (_, at) =>
      sampleHotel({ id: `${city}-000${at}`, city_id: city, stars: [3, 5, 5][at] ?? 4, rating: [9.9, 8, 9][at] ?? 8 }),
    ),
  )
  const popular = popularPlaces({
    records,
    cityOf: (id) => ({ name: text(`city ${id}`), country: text('land'), lat: 1, lng: 2 }),
    // A search covers more than the city.
    countHotels: ({ destination }) => destination.name.length * 100,
    content: { image: (id, hour) => `/${id}-${hour}.svg` },
  })('he')

  expect(popular.map(({ name, hotels }) => `${name} ${hotels}`)).toEqual([
    'city g he 900',
    'city f he 900',
    'city e he 900',
    'city d he 900',
    'city c he 900',
    'city b he 900',
  ])
  expect(popular[0]).toEqual({
    name: 'city g he',
    around: 'land he',
    location: { lat: 1, lng: 2 },
    hotels: 900,
    image: '/g-0002-18.svg',
  })
})

const text = (word: string) => ({ en: `${word} en`, ar: `${word} ar`, he: `${word} he` })
