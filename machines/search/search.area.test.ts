import { MAX_HOTELS_FOUND } from '#contract/http/wire.ts'
import { describe, expect, test } from 'vitest'
import {
  boundsOfNearest,
  canWidenSearch,
  isInDestination,
  isRegion,
  kmFromAirport,
  searchOrigin,
  withoutMapBounds,
  widerBounds,
} from './search.area.ts'
import { zoomOf } from './zoom.rules.ts'

describe('a wider area', () => {
  const near = {
    hotels: [{ distance: 11.1195 }],
    found: 1,
    bounds: { neLat: 0.1, swLat: -0.1, neLng: 10.1, swLng: 9.9 },
    scope: 'place',
  } as const

  test('reaches twice as far as the last search', () => {
    expect(widerBounds({ lat: 0, lng: 10 }, near)).toEqual({ neLat: 0.2, swLat: -0.2, neLng: 10.2, swLng: 9.8 })
  })

  test('of a list with only the nearest hotels is the area already searched, no wider than the place', () => {
    const nearest = {
      hotels: [{ distance: 3 }, { distance: 5 }],
      found: 987,
      bounds: undefined,
      scope: 'area',
    } as const
    expect((widerBounds(london.point, nearest).neLat - london.point.lat) * 111.195).toBeCloseTo(12, 2)
  })

  test('of hotels that are only the nearest reaches twice as far as those, and shows them all', () => {
    const nearest = {
      hotels: [{ distance: 11 }, { distance: 14 }],
      found: 2,
      bounds: undefined,
      scope: 'nearest',
    } as const
    expect((widerBounds(london.point, nearest).neLat - london.point.lat) * 111.195).toBeCloseTo(28, 2)
    expect((boundsOfNearest(london.point, nearest.hotels).neLat - london.point.lat) * 111.195).toBeCloseTo(14, 2)
  })

  test('reaches beyond 150 km where none is free as far as that', () => {
    const none = { hotels: [], found: 0, bounds: undefined, scope: 'nearest' } as const
    expect((widerBounds(london.point, none).neLat - london.point.lat) * 111.195).toBeCloseTo(300, 1)
  })

  test('spans more degrees nearer the pole, and ends at the pole and the date line', () => {
    expect(widerBounds({ lat: 60, lng: 0 }, { ...near, bounds: box(60, 0, 0.1) })).toMatchObject({
      neLat: 60.2,
      neLng: 0.4,
    })
    expect(
      widerBounds({ lat: 89.9, lng: 179 }, { ...near, hotels: [{ distance: 50 }], bounds: box(89.9, 179, 0.1) }),
    ).toMatchObject({
      neLat: 90,
      neLng: 180,
    })
  })

  test('of a complete or empty list reaches twice as far each time', () => {
    const whole = { hotels: [{ distance: 1 }], found: 1, bounds: undefined, scope: 'area' } as const
    expect(widerBounds({ lat: 0, lng: 0 }, whole).neLat).toBeCloseTo(0.216, 3)
    const none = { hotels: [], found: 0, scope: 'area' } as const
    const once = widerBounds({ lat: 0, lng: 0 }, { ...none, bounds: undefined })
    const twice = widerBounds({ lat: 0, lng: 0 }, { ...none, bounds: once })
    expect(twice.neLat / once.neLat).toBeCloseTo(2, 3)
  })

  test('has more to show unless the list ends before the area does', () => {
    expect(canWidenSearch({ hotels: listed(250), found: 987 })).toBe(true)
    expect(canWidenSearch({ hotels: listed(MAX_HOTELS_FOUND), found: MAX_HOTELS_FOUND })).toBe(true)
    expect(canWidenSearch({ hotels: listed(MAX_HOTELS_FOUND), found: MAX_HOTELS_FOUND + 1 })).toBe(false)
  })

  test.each([
    ['the world', { swLng: -180, neLng: 180 }, 2],
    ['a city', { swLng: -74.1, neLng: -73.9 }, 11],
    ['a street', { swLng: 2.2999, neLng: 2.3001 }, 21],
    ['across the date line', { swLng: 179.9, neLng: -179.9 }, 11],
  ])('%s fits on the map at its zoom', (_, bounds, zoom) => {
    expect(zoomOf(bounds)).toBe(zoom)
  })
})

const listed = (count: number) => Array.from({ length: count }, () => ({ distance: 3 }))

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

  test('of a country is a region, but that around a place is not, however wide', () => {
    expect(isRegion({ destination: london, bounds: box(51.507, -0.128, 3) })).toBe(true)
    const listed = { hotels: [{ distance: 300 }], found: 1, bounds: undefined, scope: 'area' } as const
    // A map zoomed in on the place.
    for (const bounds of [undefined, widerBounds(london.point, listed), box(50, 4, 3), box(51.507, -0.128, 0.03, 0.02)])
      expect(isRegion({ destination: london, bounds })).toBe(false)
  })

  test('across the date line a country is still itself, and distances in another area count from its middle', () => {
    const fiji = { name: 'Fiji', point: { lat: -17.5, lng: 179.5 }, poi: false }
    const itself = { neLat: -15.5, swLat: -19.5, neLng: -178, swLng: 177 }
    expect(isInDestination({ destination: fiji, bounds: itself })).toBe(true)
    const taveuni = { name: 'Taveuni', point: { lat: -16.85, lng: 179.99 }, poi: false }
    const around = { neLat: -14.85, swLat: -18.85, neLng: -177.98, swLng: 178 }
    expect(isInDestination({ destination: taveuni, bounds: around })).toBe(true)
    const east = { neLat: -15, swLat: -17, neLng: -178, swLng: 179.5 }
    expect(searchOrigin({ destination: fiji, bounds: east }).point).toEqual({ lat: -16, lng: -179.25 })
  })

  test('is dropped when the place is searched again', () => {
    const country = box(51.507, -0.128, 3, 5)
    expect(withoutMapBounds({ destination: london, bounds: country })).toEqual({ destination: london, bounds: country })
    expect(withoutMapBounds({ destination: london, bounds: box(51.55, -0.15, 0.1) })).toEqual({ destination: london })
  })

  test('has no place of its own: distances count from its middle', () => {
    expect(searchOrigin({ destination: london, bounds: undefined })).toBe(london)
    expect(searchOrigin({ destination: london, bounds: box(48.85, 2.35, 0.2) })).toEqual({
      name: 'London',
      point: { lat: 48.85, lng: 2.35 },
      poi: false,
    })
  })
})

describe('from an airport', () => {
  const heathrow = { lat: 51.47, lng: -0.454 }
  const london = { name: 'London', point: { lat: 51.507, lng: -0.128 }, poi: false }

  test('it is so far to a place that a guest who lands there goes to', () => {
    expect(kmFromAirport(heathrow, { destination: london })).toBeCloseTo(23, 0)
  })

  test('no road is counted to a place beyond the nearest hotels, nor to a region', () => {
    const paris = { name: 'Paris', point: { lat: 48.85, lng: 2.35 }, poi: false }
    expect(kmFromAirport(heathrow, { destination: paris })).toBeNull()
    const country = { neLat: 53, swLat: 50.014, neLng: 2.372, swLng: -2.628 }
    expect(kmFromAirport(heathrow, { destination: london, bounds: country })).toBeNull()
  })
})
