import { expect, test } from 'vitest'
import { directionsTo } from './directions.ts'

test.each([
  [
    'lead to the hotel',
    { lat: 40.75, lng: -73.98 },
    'https://www.google.com/maps/dir/?api=1&destination=40.75%2C-73.98',
  ],
  ['lead nowhere when the hotel has left', { lat: 0, lng: 0 }, null],
])('directions %s', (_, location, href) => {
  expect(directionsTo({ location })).toBe(href)
})
