import { toLonLat, transformExtent } from 'ol/proj.js'
import type { Bounds } from '#contract/hotel/destination.ts'
import { widthOf } from '#machines/map/map.rules.ts'
import { HALF_WORLD, type Extent } from './basemap.ts'

export const PROJECTION = 'EPSG:3857'
/** About a meter on the ground. */
const DEGREE_DIGITS = 5

/** The view at one moment: `center` in projected meters, `resolution` in meters per pixel, `size` in pixels. */
export interface Frame {
  center: readonly [number, number]
  resolution: number
  size: readonly [number, number]
}

/** The world repeats horizontally: returns the copy of x nearest to the center. */
const nearest = (x: number, center: number): number => {
  const turns = Math.round((center - x) / (2 * HALF_WORLD))
  return x + turns * 2 * HALF_WORLD
}

/** Position in pixels from the top left. */
export const placeOn = ({ center, resolution, size }: Frame, x: number, y: number): [number, number] => [
  (nearest(x, center[0]) - center[0]) / resolution + size[0] / 2,
  (center[1] - y) / resolution + size[1] / 2,
]

/** The extent in view; `wider` multiplies its width and height. */
export const extentIn = ({ center: [x, y], resolution, size: [width, height] }: Frame, wider = 1): Extent => {
  const [halfWide, halfHigh] = [(width / 2) * resolution * wider, (height / 2) * resolution * wider]
  return [x - halfWide, y - halfHigh, x + halfWide, y + halfHigh]
}

export const round = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits

export const boundsOf = (extent: Extent): Bounds => {
  const [west, south, east, north] = extent
  const [swLng = 0, swLat = 0] = toLonLat([west, south])
  const [neLng = 0, neLat = 0] = toLonLat([east, north])
  const isWhole = east - west >= 2 * HALF_WORLD
  return {
    neLat: round(neLat, DEGREE_DIGITS),
    swLat: round(swLat, DEGREE_DIGITS),
    neLng: isWhole ? 180 : round(neLng, DEGREE_DIGITS),
    swLng: isWhole ? -180 : round(swLng, DEGREE_DIGITS),
  }
}
export const extentOf = (bounds: Bounds): number[] =>
  transformExtent([bounds.swLng, bounds.swLat, bounds.swLng + widthOf(bounds), bounds.neLat], 'EPSG:4326', PROJECTION)
