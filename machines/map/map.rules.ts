import type { Bounds, Point } from '#contract/hotel/destination.ts'

/** Specification §9. */
export const ZOOM = { initial: 12, min: 2, max: 21 } as const

/** What a map shows when it stands still. */
export interface Area {
  bounds: Bounds
  zoom: number
}

/** What the list is of: around a place, or within an area of the map. */
export interface SearchedArea {
  point: Point
  /** Null: around the point, as far as the search goes. */
  bounds: Bounds | null
  zoom: number
}

/** A browser, and an address, round a little. */
const SAME_SHARE = 0.01

const isNear = (one: number, other: number, span: number): boolean => Math.abs(one - other) <= span * SAME_SHARE

/** East of west, over the date line too. */
export const widthOf = ({ neLng, swLng }: Bounds): number => (neLng >= swLng ? neLng - swLng : neLng - swLng + 360)

export const isSameBounds = (one: Bounds | null, other: Bounds | null): boolean => {
  if (one === null || other === null) return one === other
  const [high, wide] = [one.neLat - one.swLat, widthOf(one)]
  return (
    isNear(one.neLat, other.neLat, high) &&
    isNear(one.swLat, other.swLat, high) &&
    isNear(one.neLng, other.neLng, wide) &&
    isNear(one.swLng, other.swLng, wide)
  )
}

/** The list is still of the same part of the world. How near one looks at a place says nothing of what is found there. */
export const isSameArea = (one: SearchedArea, other: SearchedArea): boolean =>
  one.point.lat === other.point.lat && one.point.lng === other.point.lng && isSameBounds(one.bounds, other.bounds)

/** So many pieces of the map in a row that did not come: whoever draws them is not there. */
export const MAX_TILE_ERRORS = 4

/** In pixels, from the top left of the map as it stands. */
export interface Pin {
  id: string
  x: number
  y: number
}

/** A pin with its price, which is so many pixels wide. */
export interface PricedPin extends Pin {
  width: number
}

/** On which side of its place a price stands. */
export type PinSide = 'above' | 'below'
const SIDES: readonly PinSide[] = ['above', 'below']

/** A price takes so many pixels from top to bottom: what a finger needs. */
const PRICE_HEIGHT = 44
/** From its place to its middle. */
const PRICE_RISE = 26

/** Around its middle, in pixels. */
export interface Box {
  x: number
  y: number
  width: number
}

/** Where a price stands that is so many pixels wide. */
export const priceBox = ({ x, y, width }: PricedPin, side: PinSide): Box => ({
  x,
  y: side === 'above' ? y - PRICE_RISE : y + PRICE_RISE,
  width,
})

/**
 * Which hotels show their price, and where; the others are dots. The first of the list come first, and no price covers another: where
 * none has room above its place, it may have below. The places of all hotels go in, not those on the screen alone, so that a map that
 * is moved changes no pin.
 */
export const pricedPins = (pins: readonly PricedPin[]): ReadonlyMap<string, PinSide> => {
  const widest = pins.reduce((most, { width }) => Math.max(most, width), 1)
  const taken = new Map<string, Box[]>()
  const priced = new Map<string, PinSide>()
  for (const side of SIDES)
    for (const pin of pins) {
      if (priced.has(pin.id)) continue
      const box = priceBox(pin, side)
      const [column, row] = [Math.floor(box.x / widest), Math.floor(box.y / PRICE_HEIGHT)]
      const around = [-1, 0, 1].flatMap((right) =>
        [-1, 0, 1].flatMap((down) => taken.get(`${column + right} ${row + down}`) ?? []),
      )
      if (around.some((other) => isCovered(box, other))) continue
      priced.set(pin.id, side)
      const cell = `${column} ${row}`
      taken.set(cell, [...(taken.get(cell) ?? []), box])
    }
  return priced
}

const isCovered = (one: Box, other: Box, height = PRICE_HEIGHT): boolean =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 && Math.abs(one.y - other.y) < height

/** The name of a place, with the air around it. */
export interface PlaceName extends Box {
  /** Without the name of the city nobody knows where they are: it stands whatever covers it. */
  isCity: boolean
}

const NAME_HEIGHT = 22
/** Up or down, until no price lies on it: farther from its place it would name another. */
const NAME_SHIFTS = [0, 17, -17, 33, -33]

/**
 * Where names have room that no price and no greater place covers: how many pixels below its place each stands; undefined where it has
 * none. The greater places come first.
 */
export const shiftsOfNames = (names: readonly PlaceName[], prices: readonly Box[]): (number | undefined)[] => {
  const taken: Box[] = []
  return names.map((name) => {
    const isFree = (down: number): boolean => {
      const box = { ...name, y: name.y + down }
      return !(
        taken.some((other) => isCovered(box, other, NAME_HEIGHT)) ||
        prices.some((price) => isCovered(box, price, (NAME_HEIGHT + PRICE_HEIGHT) / 2))
      )
    }
    const shift = NAME_SHIFTS.find(isFree) ?? (name.isCity ? 0 : undefined)
    if (shift !== undefined) taken.push({ ...name, y: name.y + shift })
    return shift
  })
}

const ROUND_LENGTHS = [5, 2, 1]

/** The longest round length that fits into so many metres: 1, 2 or 5, or one of these times ten. */
export const scaleLength = (metres: number): number => {
  const power = 10 ** Math.floor(Math.log10(metres))
  return (ROUND_LENGTHS.find((length) => length * power <= metres) ?? 1) * power
}
