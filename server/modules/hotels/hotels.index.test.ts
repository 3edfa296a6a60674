import { expect, test } from 'vitest'
import type { Point } from '#contract/hotel/destination.ts'
import { chance } from '#demoImages/chance.ts'
import { kmOf, type Area } from './hotels.grid.ts'
import { createHotelIndex, nearestFirst, type HotelIndex } from './hotels.index.ts'
import { sampleHotel } from './hotels.samples.ts'

const at = (id: string, lat: number, lng: number) => sampleHotel({ id, lat, lng })
const near = (index: HotelIndex, point: Point, area: Area) => [...nearestFirst(index.around(point, area))]
const MANHATTAN = { lat: 40.7830603, lng: -73.9712488 }

test('a circle has the hotels within its radius, nearest first', () => {
  const index = createHotelIndex([
    at('nyc-0001', 40.6413, -73.7781),
    at('nyc-0002', 40.758, -73.9855),
    at('nyc-0003', 40.7831, -73.9712),
    at('mad-0001', 40.78, -3.7),
  ])
  const within = (km: number) =>
    near(index, MANHATTAN, { kind: 'circle', km }).map((one) => [one.hotel.id, one.km.toFixed(2)])
  expect(within(12)).toEqual([
    ['nyc-0003', '0.01'],
    ['nyc-0002', '3.03'],
  ])
  expect(within(2.9)).toEqual([['nyc-0003', '0.01']])
  expect(within(25).at(-1)).toEqual(['nyc-0001', '22.66'])
  expect(index.count(MANHATTAN, { kind: 'circle', km: 12 })).toBe(2)
})

test('a box has the hotels within its sides', () => {
  const index = createHotelIndex([at('nyc-0001', 40.7, -74), at('nyc-0002', 40.8, -74), at('nyc-0003', 40.7, -73.8)])
  const bounds = { neLat: 40.75, swLat: 40.6, neLng: -73.9, swLng: -74.1 }
  expect(near(index, MANHATTAN, { kind: 'box', bounds }).map(({ hotel }) => hotel.id)).toEqual(['nyc-0001'])
})

test('a box may reach across the 180th meridian', () => {
  const index = createHotelIndex([at('fij-0001', -17, 179.9), at('fij-0002', -17, -179.9), at('fij-0003', -17, 0)])
  const bounds = { neLat: -16, swLat: -18, neLng: -179, swLng: 179 }
  const nearHotels = near(index, { lat: -17, lng: -179.8 }, { kind: 'box', bounds })
  expect(nearHotels.map(({ hotel }) => hotel.id)).toEqual(['fij-0002', 'fij-0001'])
})

test('the box of a country has its own hotels only, whatever neighbors reach into it', () => {
  const bounds = { neLat: 41, swLat: 40, neLng: -73, swLng: -75 }
  const hotels = [
    at('one-0001', 40.7, -74),
    at('two-0001', 40.8, -74),
    at('one-0002', 40.6, -74),
    at('one-0003', 50, 0),
  ]
  const index = createHotelIndex(
    hotels.map((hotel) => ({ ...hotel, city_id: hotel.id.slice(0, 3), time_zone: hotel.id.slice(0, 3) })),
    { areaAt: ({ neLat }) => (neLat === bounds.neLat ? 'one' : undefined), areasOf: ({ city_id }) => ['all', city_id] },
  )
  const inBox = (area: Area) => near(index, MANHATTAN, area).map(({ hotel }) => hotel.id)
  const [country, part] = [
    { kind: 'box', bounds },
    { kind: 'box', bounds: { ...bounds, neLat: 40.9 } },
  ] as const
  expect([inBox(country), index.count(MANHATTAN, country)]).toEqual([['one-0001', 'one-0002'], 2])
  expect([inBox(part), index.count(MANHATTAN, part)]).toEqual([['two-0001', 'one-0001', 'one-0002'], 3])
  const around = index.around(MANHATTAN, country)
  expect([...around.timeZones]).toEqual(['one'])
  expect([...around.rest()].map(({ id }) => id).toSorted()).toEqual(['one-0001', 'one-0002'])
})

test('a circle at a pole or around the whole earth has the right hotels', () => {
  const index = createHotelIndex([at('pol-0001', 89.99, 10), at('pol-0002', 89.99, -170)])
  expect(near(index, { lat: 90, lng: 0 }, { kind: 'circle', km: 12 })).toHaveLength(2)
  expect(near(index, { lat: -90, lng: 0 }, { kind: 'circle', km: 12 })).toEqual([])
})

test('a room is found by the number that its rate key carries', () => {
  const hotel = sampleHotel({ room_types: [{ number: 41 }, { number: 7 }] })
  const index = createHotelIndex([hotel])
  expect(index.room(7)).toEqual({ hotel, room: hotel.room_types[1] })
  expect(index.hotel('nyc-0001')).toEqual(hotel)
  expect(index.room(8)).toBeUndefined()
})

test('a hotel’s rooms are sorted by price, lowest first', () => {
  const index = createHotelIndex([sampleHotel({ room_types: [{ base_price_cents: 200 }, { base_price_cents: 100 }] })])
  expect(index.hotel('nyc-0001')?.room_types.map(({ id }) => id)).toEqual(['nyc-0001-r2', 'nyc-0001-r1'])
})

test.each([
  { count: 600, turns: 400 },
  // Enough points to be read ring by ring.
  { count: 9000, turns: 60 },
])('any area of the earth has the same of $count hotels as a full scan, nearest first', ({ count, turns }) => {
  const r = chance('areas')
  const anyPoint = (): Point =>
    r.pick([
      () => ({ lat: r.between(-90, 90), lng: r.between(-180, 180) }),
      () => ({ lat: r.between(40, 41), lng: r.between(-74.5, -73.5) }),
      () => ({ lat: r.between(-18, -17), lng: r.pick([-1, 1]) * r.between(179, 180) }),
      () => ({ lat: r.pick([-90, -89.95, 89.99, 90, 0]), lng: r.pick([-180, 0, 180]) }),
    ])()
  const hotels = Array.from({ length: count }, (_, place) => {
    const { lat, lng } = anyPoint()
    return at(`any-${String(place).padStart(4, '0')}`, lat, lng)
  })
  const index = createHotelIndex(hotels)
  let total = 0
  for (let turn = 0; turn < turns; turn += 1) {
    const point = anyPoint()
    const [a, b] = [anyPoint(), anyPoint()]
    const bounds = { swLat: Math.min(a.lat, b.lat), neLat: Math.max(a.lat, b.lat), swLng: a.lng, neLng: b.lng }
    const area: Area = r.coin() ? { kind: 'box', bounds } : { kind: 'circle', km: r.pick([1, 12, 300, 5000, 20_100]) }
    const kmTo = ({ lat, lng }: Point): number => kmOf(haversine(point, { lat, lng }))
    const isWithin = (hotel: Point): boolean => {
      if (area.kind === 'circle') return kmTo(hotel) <= area.km
      const { swLat, neLat, swLng, neLng } = area.bounds
      const isAcross = swLng > neLng
      const isBetween = isAcross ? hotel.lng >= swLng || hotel.lng <= neLng : hotel.lng >= swLng && hotel.lng <= neLng
      return hotel.lat >= swLat && hotel.lat <= neLat && isBetween
    }
    const expected = hotels.filter(isWithin)
    const nearHotels = near(index, point, area)
    expect(nearHotels.map(({ hotel }) => hotel.id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted())
    expect(index.count(point, area)).toBe(expected.length)
    const kms = nearHotels.map(({ km }) => km)
    expect(kms).toEqual(kms.toSorted((one, other) => one - other))
    for (const { hotel, km } of nearHotels.slice(0, 3)) expect(km).toBeCloseTo(kmTo(hotel), 6)
    total += nearHotels.length
  }
  expect(total).toBeGreaterThan(10_000)
})

test.each([50, 9000])('of %i hotels, those not taken are left, each once', (count) => {
  const index = createHotelIndex(
    Array.from({ length: count }, (_, place) => at(`any-${place}`, 40 + place / 1000, -74 + place / 1000)),
  )
  const around = index.around(MANHATTAN, { kind: 'circle', km: 20_100 })
  const taken = Array.from({ length: 20 }, () => around.take()?.hotel.id)
  const left = Array.from(around.rest(), ({ id }) => id)
  expect([new Set(taken).size, left.length, new Set([...taken, ...left]).size]).toEqual([20, count - 20, count])
})

const half = (degrees: number): number => Math.sin((degrees * Math.PI) / 360) ** 2

/** Half a chord of the unit sphere, squared. */
const haversine = (one: Point, other: Point): number => {
  const across = Math.cos((one.lat * Math.PI) / 180) * Math.cos((other.lat * Math.PI) / 180)
  return half(other.lat - one.lat) + across * half(other.lng - one.lng)
}
