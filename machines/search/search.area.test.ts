import { describe, expect, test } from 'vitest'
import { isInDestination, lookedFrom, placeAlone, widerBounds } from './search.area.ts'
import { zoomOf } from './zoom.rules.ts'

describe('a wider area', () => {
  const near = { hotels: [{ distance: 3 }, { distance: 11.1195 }], found: 987, bounds: undefined }

  test('reaches twice as far as the farthest of the nearest hotels', () => {
    expect(widerBounds({ lat: 0, lng: 10 }, near)).toEqual({ neLat: 0.2, swLat: -0.2, neLng: 10.2, swLng: 9.8 })
  })

  test('is wider in degrees the nearer the pole, and ends at the pole and the date line', () => {
    expect(widerBounds({ lat: 60, lng: 0 }, near)).toMatchObject({ neLat: 60.2, neLng: 0.4 })
    expect(widerBounds({ lat: 89.9, lng: 179 }, { ...near, hotels: [{ distance: 50 }] })).toMatchObject({
      neLat: 90,
      neLng: 180,
    })
  })

  test('of a list that is whole, or empty, reaches twice as far as what was searched, each time anew', () => {
    const whole = { hotels: [{ distance: 1 }], found: 1, bounds: undefined }
    expect(widerBounds({ lat: 0, lng: 0 }, whole).neLat).toBeCloseTo(0.216, 3)
    const once = widerBounds({ lat: 0, lng: 0 }, { hotels: [], found: 0, bounds: undefined })
    const twice = widerBounds({ lat: 0, lng: 0 }, { hotels: [], found: 0, bounds: once })
    expect(twice.neLat / once.neLat).toBeCloseTo(2, 3)
  })

  test.each([
    ['the world', { swLng: -180, neLng: 180 }, 2],
    ['a city', { swLng: -74.1, neLng: -73.9 }, 11],
    ['a street', { swLng: 2.2999, neLng: 2.3001 }, 21],
    ['across the date line', { swLng: 179.9, neLng: -179.9 }, 11],
  ])('%s is shown whole at its zoom', (_, bounds, zoom) => {
    expect(zoomOf(bounds)).toBe(zoom)
  })
})

const london = { name: 'London', point: { lat: 51.507, lng: -0.128 }, poi: true }
const box = (lat: number, lng: number, high: number, wide = high) => ({
  neLat: lat + high,
  swLat: lat - high,
  neLng: lng + wide,
  swLng: lng - wide,
})

describe('another part of the map', () => {
  test.each([
    ['no area', undefined, true],
    ['a part of town with the place in it', box(51.55, -0.15, 0.1), true],
    ['a street of the place, without its point', box(51.6, -0.1, 0.02), false],
    ['another town', box(48.85, 2.35, 0.2), false],
    ['half the country, with the place in it', box(52.4, -1.6, 2, 3), false],
    ['a country, a region or a wider search: evenly around the place', box(51.507, -0.128, 3, 5), true],
  ])('%s', (_, bounds, expected) => {
    expect(isInDestination({ destination: london, bounds })).toBe(expected)
  })

  test('across the date line a country is still itself, and another area is measured from its own middle', () => {
    const fiji = { name: 'Fiji', point: { lat: -17.5, lng: 179.5 }, poi: false }
    const itself = { neLat: -15.5, swLat: -19.5, neLng: -178, swLng: 177 }
    expect(isInDestination({ destination: fiji, bounds: itself })).toBe(true)
    const taveuni = { name: 'Taveuni', point: { lat: -16.85, lng: 179.99 }, poi: false }
    const around = { neLat: -14.85, swLat: -18.85, neLng: -177.98, swLng: 178 }
    expect(isInDestination({ destination: taveuni, bounds: around })).toBe(true)
    const east = { neLat: -15, swLat: -17, neLng: -178, swLng: 179.5 }
    expect(lookedFrom({ destination: fiji, bounds: east }).point).toEqual({ lat: -16, lng: -179.25 })
  })

  test('goes with the search that was made there: the place is searched for anew by itself', () => {
    const country = box(51.507, -0.128, 3, 5)
    expect(placeAlone({ destination: london, bounds: country })).toEqual({ destination: london, bounds: country })
    expect(placeAlone({ destination: london, bounds: box(51.55, -0.15, 0.1) })).toEqual({ destination: london })
  })

  test('has no place that hotels would be near to: their distance is from its middle', () => {
    expect(lookedFrom({ destination: london, bounds: undefined })).toBe(london)
    expect(lookedFrom({ destination: london, bounds: box(48.85, 2.35, 0.2) })).toEqual({
      name: 'London',
      point: { lat: 48.85, lng: 2.35 },
      poi: false,
    })
  })
})
