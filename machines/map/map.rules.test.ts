import { describe, expect, test } from 'vitest'
import {
  isSameBounds,
  isSameArea,
  pricedPins,
  scaleLength,
  shiftsOfNames,
  widthOf,
  type PricedPin,
} from './map.rules.ts'

const manhattan = { neLat: 40.88, swLat: 40.7, neLng: -73.9, swLng: -74.03 }

describe('two areas are the same', () => {
  test('if they differ only by the rounding of a URL', () => {
    expect(isSameBounds(manhattan, { neLat: 40.8801, swLat: 40.7001, neLng: -73.9001, swLng: -74.0301 })).toBe(true)
  })

  test.each([
    ['north', { ...manhattan, neLat: 40.89 }],
    ['south', { ...manhattan, swLat: 40.69 }],
    ['east', { ...manhattan, neLng: -73.89 }],
    ['west', { ...manhattan, swLng: -74.04 }],
  ])('but not if one extends farther to the %s', (_, other) => {
    expect(isSameBounds(manhattan, other)).toBe(false)
  })

  test('across the date line, by the same measure', () => {
    const fiji = { neLat: -15, swLat: -20, neLng: -178, swLng: 176 }
    expect(widthOf(fiji)).toBe(6)
    expect(isSameBounds(fiji, { ...fiji, neLng: -178.5 })).toBe(false)
    expect(isSameBounds(fiji, { ...fiji, neLng: -178.01 })).toBe(true)
  })

  test('no area equals only no area', () => {
    expect([isSameBounds(null, null), isSameBounds(null, manhattan), isSameBounds(manhattan, null)]).toEqual([
      true,
      false,
      false,
    ])
  })
})

test('zooming does not change the search, but another point or area does', () => {
  const searched = { point: { lat: 40.78, lng: -73.97 }, bounds: null, zoom: 12 }
  expect(isSameArea(searched, { ...searched, zoom: 15 })).toBe(true)
  expect(isSameArea(searched, { ...searched, point: { lat: 40.78, lng: -73.96 } })).toBe(false)
  expect(isSameArea(searched, { ...searched, point: { lat: 40.77, lng: -73.97 } })).toBe(false)
  expect(isSameArea(searched, { ...searched, bounds: manhattan })).toBe(false)
})

/** The two prices would overlap. */
const meet = (one: PricedPin, other: PricedPin): boolean =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 && Math.abs(one.y - other.y) < 44

const pair = (width: number): PricedPin[] => [
  { id: 'left', x: 0, y: 0, width },
  { id: 'right', x: 60, y: 0, width: 60 },
]

describe('prices on the map', () => {
  test('are placed side by side in the order of the list, and none covers another', () => {
    const pins: PricedPin[] = [
      { id: 'first', x: 100, y: 100, width: 76 },
      { id: 'under it', x: 160, y: 120, width: 76 },
      { id: 'beside it', x: 180, y: 120, width: 76 },
      { id: 'above it', x: 100, y: 40, width: 76 },
      { id: 'far west', x: -500, y: -500, width: 76 },
    ]
    expect([...pricedPins(pins)]).toEqual([
      ['first', 'above'],
      ['beside it', 'above'],
      ['above it', 'above'],
      ['far west', 'above'],
      // No room above it: that is taken by `first`.
      ['under it', 'below'],
    ])
  })

  test('use both sides of one location, with no room for a third', () => {
    const pins = ['one', 'two', 'three'].map((id) => ({ id, x: 0, y: 0, width: 60 }))
    expect([...pricedPins(pins)]).toEqual([
      ['one', 'above'],
      ['two', 'below'],
    ])
  })

  test('that are short fit closer together than long ones', () => {
    expect([...pricedPins(pair(60)).values()]).toEqual(['above', 'above'])
    expect([...pricedPins(pair(62)).values()]).toEqual(['above', 'below'])
  })

  test('of a thousand hotels never overlap', () => {
    const pins = Array.from({ length: 1000 }, (_, place) => ({
      id: String(place),
      x: (place * 7919) % 997,
      y: (place * 104_729) % 883,
      width: 60 + (place % 3) * 10,
    }))
    const priced = pricedPins(pins)
    const boxes = pins.flatMap((pin) => {
      const side = priced.get(pin.id)
      return side === undefined ? [] : [{ ...pin, side, y: pin.y + (side === 'above' ? -26 : 26) }]
    })
    expect(boxes.filter((one) => boxes.some((other) => other !== one && meet(one, other)))).toEqual([])
    // Placing below fits more prices.
    const above = boxes.filter(({ side }) => side === 'above')
    expect(above.length).toBeGreaterThan(0)
    expect(boxes.length).toBeGreaterThan(1.1 * above.length)
    // A hotel without a price overlaps, above, an earlier hotel of the list.
    const forNothing = pins.filter(
      (pin) =>
        !priced.has(pin.id) &&
        !above.some((other) => Number(other.id) < Number(pin.id) && meet({ ...pin, y: pin.y - 26 }, other)),
    )
    expect(forNothing).toEqual([])
  })
})

test.each([
  [3, 2],
  [87, 50],
  [100, 100],
  [199, 100],
  [1900, 1000],
  [4_999_000, 2_000_000],
])('for %s meters, the scale shows %s', (metres, length) => {
  expect(scaleLength(metres)).toBe(length)
})

const name = (x: number, y: number, isCity = false) => ({ x, y, width: 80, isCity })

describe('names of places', () => {
  test('are shown at their places, and the more important one stays where two meet', () => {
    expect(shiftsOfNames([name(0, 0), name(79, 0), name(80, 21), name(500, 0)], [])).toEqual([0, 33, -17, 0])
  })

  test('move away from a price, down before up, no farther than to its edge', () => {
    const price = { x: 0, y: 0, width: 60 }
    expect(shiftsOfNames([name(0, 20)], [price])).toEqual([17])
    expect(shiftsOfNames([name(0, -20)], [price])).toEqual([-17])
    expect(shiftsOfNames([name(0, 0)], [price])).toEqual([33])
    expect(shiftsOfNames([name(0, 0)], [price, { ...price, y: 44 }])).toEqual([-33])
    expect(shiftsOfNames([name(69, 0)], [price])).toEqual([33])
    expect(shiftsOfNames([name(70, 0)], [price])).toEqual([0])
  })

  test('are left out if surrounded by prices, except the city’s', () => {
    const prices = [-44, 0, 44].map((y) => ({ x: 0, y, width: 60 }))
    expect(shiftsOfNames([name(0, 0)], prices)).toEqual([undefined])
    expect(shiftsOfNames([name(0, 0, true), name(10, 0)], prices)).toEqual([0, undefined])
  })
})
