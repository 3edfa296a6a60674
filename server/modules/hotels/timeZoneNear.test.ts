import { expect, test } from 'vitest'
import { createHotelIndex } from './hotels.index.ts'
import { sampleHotel } from './hotels.samples.ts'
import { timeZoneNear } from './timeZoneNear.ts'

const hotels = createHotelIndex([
  sampleHotel({ id: 'tlv', lat: 32.08, lng: 34.78, time_zone: 'Asia/Jerusalem' }),
  sampleHotel({ id: 'amm', lat: 31.95, lng: 35.93, time_zone: 'Asia/Amman' }),
])

test.each([
  ['in a city', { lat: 32.07, lng: 34.77 }, 'Asia/Jerusalem'],
  ['across the river', { lat: 31.96, lng: 35.91 }, 'Asia/Amman'],
  ['between two, nearer to one', { lat: 31.97, lng: 35.6 }, 'Asia/Amman'],
  ['almost 300 km away', { lat: 34.77, lng: 34.78 }, 'Asia/Jerusalem'],
  ['more than 300 km away', { lat: 34.79, lng: 34.78 }, null],
  ['far from any hotel', { lat: 0, lng: 0 }, null],
])('a place has the time zone of the nearest hotel: %s', (_, point, zone) => {
  expect(timeZoneNear(hotels, point)).toBe(zone)
})
