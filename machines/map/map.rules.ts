import type { Bounds, Point } from '#contract/hotel/destination.ts'

/** Specification §9. */
export const ZOOM = { initial: 12, min: 2, max: 21 } as const

/** Area the map shows when it is not moving. */
export interface Area {
  bounds: Bounds
  zoom: number
}

/** Area of the hotel list: around a point, or within bounds of the map. */
export interface SearchedArea {
  point: Point
  /** Null: around the point, as far as the search goes. */
  bounds: Bounds | null
  zoom: number
}

/** Browsers and URLs round bounds slightly. */
const SAME_SHARE = 0.01

const isNear = (one: number, other: number, span: number): boolean => Math.abs(one - other) <= span * SAME_SHARE

/** Degrees of longitude from west to east, also across the date line. */
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

/** True if both are the same search: zoom does not matter, since it does not change the hotels found. */
export const isSameArea = (one: SearchedArea, other: SearchedArea): boolean =>
  one.point.lat === other.point.lat && one.point.lng === other.point.lng && isSameBounds(one.bounds, other.bounds)

/** After this many tile errors in a row, the tile server counts as down. */
export const MAX_TILE_ERRORS = 4

/** In pixels, from the top left of the map. */
export interface Pin {
  id: string
  x: number
  y: number
}

/** A pin whose price is `width` pixels wide. */
export interface PricedPin extends Pin {
  width: number
}

/** Side of its pin where a price is shown. */
export type PinSide = 'above' | 'below'
const SIDES: readonly PinSide[] = ['above', 'below']

/** Height of a price in pixels: the size of a touch target. */
const PRICE_HEIGHT = 44
/** Pixels from a pin to the middle of its price. */
const PRICE_RISE = 26

/** `x` and `y` are the middle, in pixels. */
export interface Box {
  x: number
  y: number
  width: number
}

/** The box of a pin's price on the given side. */
export const priceBox = ({ x, y, width }: PricedPin, side: PinSide): Box => ({
  x,
  y: side === 'above' ? y - PRICE_RISE : y + PRICE_RISE,
  width,
})

/**
 * The hotels that show their price, with its side; the others are dots. Earlier hotels of the list take precedence and no price
 * covers another: without room above, a price may go below. Pass all hotels, not just those on screen, or moving the map would
 * change pins.
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

/** Name of a place, including its margin. */
export interface PlaceName extends Box {
  /** The city's name is always shown, even covered: without it nobody would know where the map is. */
  isCity: boolean
}

const NAME_HEIGHT = 22
/** Pixels to try up and down to avoid prices; farther away it would seem to name another place. */
const NAME_SHIFTS = [0, 17, -17, 33, -33]

/**
 * Vertical shift of each name in pixels (positive: down) that avoids prices and more important names; undefined: no room.
 * Expects the most important names first.
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

/** The greatest length up to `metres` that is 1, 2 or 5 times a power of ten. */
export const scaleLength = (metres: number): number => {
  const power = 10 ** Math.floor(Math.log10(metres))
  return (ROUND_LENGTHS.find((length) => length * power <= metres) ?? 1) * power
}
