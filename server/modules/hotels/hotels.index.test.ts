import { expect, test } from 'vitest'
import { createHotelIndex } from './hotels.index.ts'
import { sampleHotel } from './hotels.samples.ts'

const at = (id: string, lat: number, lng: number) => sampleHotel({ id, lat, lng })
const MANHATTAN = { lat: 40.7830603, lng: -73.9712488 }

test('a circle holds the hotels within so many kilometres, nearest first', () => {
  const index = createHotelIndex([
    at('nyc-0001', 40.6413, -73.7781),
    at('nyc-0002', 40.758, -73.9855),
    at('nyc-0003', 40.7831, -73.9712),
    at('mad-0001', 40.78, -3.7),
  ])
  const near = (km: number) =>
    index.near(MANHATTAN, { kind: 'circle', km }).map((one) => [one.hotel.id, one.km.toFixed(2)])
  expect(near(12)).toEqual([
    ['nyc-0003', '0.01'],
    ['nyc-0002', '3.03'],
  ])
  expect(near(2.9)).toEqual([['nyc-0003', '0.01']])
  expect(near(25).at(-1)).toEqual(['nyc-0001', '22.66'])
  expect(index.count(MANHATTAN, { kind: 'circle', km: 12 })).toBe(2)
})

test('a box holds the hotels within its sides', () => {
  const index = createHotelIndex([at('nyc-0001', 40.7, -74), at('nyc-0002', 40.8, -74), at('nyc-0003', 40.7, -73.8)])
  const bounds = { neLat: 40.75, swLat: 40.6, neLng: -73.9, swLng: -74.1 }
  expect(index.near(MANHATTAN, { kind: 'box', bounds }).map(({ hotel }) => hotel.id)).toEqual(['nyc-0001'])
})

test('a box may reach across the 180th meridian', () => {
  const index = createHotelIndex([at('fij-0001', -17, 179.9), at('fij-0002', -17, -179.9), at('fij-0003', -17, 0)])
  const bounds = { neLat: -16, swLat: -18, neLng: -179, swLng: 179 }
  const near = index.near({ lat: -17, lng: -179.8 }, { kind: 'box', bounds })
  expect(near.map(({ hotel }) => hotel.id)).toEqual(['fij-0002', 'fij-0001'])
})

test('a circle at the pole or over the whole earth holds what it should', () => {
  const index = createHotelIndex([at('pol-0001', 89.99, 10), at('pol-0002', 89.99, -170)])
  expect(index.near({ lat: 90, lng: 0 }, { kind: 'circle', km: 12 })).toHaveLength(2)
  expect(index.near({ lat: -90, lng: 0 }, { kind: 'circle', km: 12 })).toEqual([])
})

test('a room is found by the number that its rate key carries', () => {
  const hotel = sampleHotel({ room_types: [{ number: 41 }, { number: 7 }] })
  const index = createHotelIndex([hotel])
  expect(index.room(7)).toEqual({ hotel, room: hotel.room_types[1] })
  expect(index.hotel('nyc-0001')).toEqual(hotel)
  expect(index.room(8)).toBeUndefined()
})

test('a hotel’s rooms stand with the lowest price first', () => {
  const index = createHotelIndex([sampleHotel({ room_types: [{ base_price_cents: 200 }, { base_price_cents: 100 }] })])
  expect(index.hotel('nyc-0001')?.room_types.map(({ id }) => id)).toEqual(['nyc-0001-r2', 'nyc-0001-r1'])
})
