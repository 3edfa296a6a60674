import type { Bounds, Point } from '#contract/hotel/destination.ts'
import { EARTH_KM } from '#contract/hotel/distance.ts'

export type Area = { kind: 'circle'; km: number } | { kind: 'box'; bounds: Bounds }

/** Points as list indexes, with the squared half chord on the unit sphere from the center as distance. */
export interface Points {
  places: Int32Array
  distances: Float64Array
}

/** Spatial index of points on the earth: rows of a tenth of a degree from south to north, each sorted by longitude. */
export interface Grid {
  /**
   * The points of an area, in rings: all points of one ring are nearer than those of the next. A few points come in a single
   * ring.
   */
  rings(point: Point, area: Area): Iterator<Points>
  /** Visits every point of an area, in list order. */
  each(point: Point, area: Area, visit: (place: number) => void): void
}

const KM_PER_DEGREE = (Math.PI / 180) * EARTH_KM

const ROWS_PER_DEGREE = 10
const ROWS = 180 * ROWS_PER_DEGREE

const radians = (degrees: number): number => (degrees * Math.PI) / 180
const degrees = (radiansOf: number): number => (radiansOf * 180) / Math.PI

const rowOf = (lat: number): number => Math.max(0, Math.min(ROWS - 1, Math.floor((lat + 90) * ROWS_PER_DEGREE)))

const onSphere = ({ lat, lng }: Point): { x: number; y: number; z: number } => {
  const across = Math.cos(radians(lat))
  return { x: across * Math.cos(radians(lng)), y: across * Math.sin(radians(lng)), z: Math.sin(radians(lat)) }
}

/** From the chord, not the cosine, which is inexact for adjacent hotels. */
export const kmOf = (distance: number): number => 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(distance)))

const distanceOfKm = (km: number): number => Math.sin(Math.min(km / EARTH_KM, Math.PI) / 2) ** 2

interface Box {
  south: number
  north: number
  /** One or two ranges from west to east, neither across the 180th meridian. */
  lngs: readonly (readonly [west: number, east: number])[]
  /** Distances as in `Points`: more than `beyond`, at most `most`. */
  beyond: number
  most: number
}

const ALL_LNGS: Box['lngs'] = [[-180, 180]]

/** Splits a range across the 180th meridian in two. */
const piecesOf = (west: number, east: number): Box['lngs'] =>
  west <= east
    ? [[west, east]]
    : [
        [west, 180],
        [-180, east],
      ]

const boxOf = (point: Point, area: Area): Box => {
  if (area.kind === 'box') {
    const { swLat, neLat, swLng, neLng } = area.bounds
    return { south: swLat, north: neLat, lngs: piecesOf(swLng, neLng), beyond: -1, most: Infinity }
  }
  const reach = area.km / KM_PER_DEGREE
  const [south, north] = [point.lat - reach, point.lat + reach]
  return { south, north, lngs: lngsOfCircle(point, reach), beyond: -1, most: distanceOfKm(area.km) }
}

/** Intersection of two boxes. */
const common = (one: Box, other: Box): Box => ({
  south: Math.max(one.south, other.south),
  north: Math.min(one.north, other.north),
  lngs: one.lngs
    .flatMap(([west, east]) => other.lngs.map(([w, e]) => [Math.max(west, w), Math.min(east, e)] as const))
    .filter(([west, east]) => west <= east),
  beyond: Math.max(one.beyond, other.beyond),
  most: Math.min(one.most, other.most),
})

/** Up to this many points it is cheaper to read all at once than ring by ring. */
const FEW = 4096
const FIRST_RING_KM = 50
const HALF_AROUND_KM = Math.PI * EARTH_KM

const wrap = (lng: number): number => (lng < -180 ? lng + 360 : lng > 180 ? lng - 360 : lng)

/** Makes the range slightly wider than the circle: the distance decides at its edge. */
const SLACK_DEGREES = 1e-6

const lngsOfCircle = ({ lat, lng }: Point, reach: number): Box['lngs'] => {
  // A circle that contains a pole contains every longitude.
  if (Math.abs(lat) + reach >= 90) return ALL_LNGS
  const half = degrees(Math.asin(Math.sin(radians(reach)) / Math.cos(radians(lat)))) + SLACK_DEGREES
  if (half >= 180) return ALL_LNGS
  return piecesOf(wrap(lng - half), wrap(lng + half))
}

/** Number of points in `stretches`. */
const mostIn = (stretches: readonly number[]): number => {
  let size = 0
  for (let at = 0; at < stretches.length; at += 2) size += (stretches[at + 1] ?? 0) - (stretches[at] ?? 0)
  return size
}

/** The order of points that `createGrid` requires. */
export const byRowAndLng = (a: Point, b: Point): number => rowOf(a.lat) - rowOf(b.lat) || a.lng - b.lng

/** @param points sorted by `byRowAndLng`. */
export const createGrid = (points: readonly Point[]): Grid => {
  const lats = Float64Array.from(points, ({ lat }) => lat)
  const lngs = Float64Array.from(points, ({ lng }) => lng)
  const spots = points.map(onSphere)
  const xs = Float64Array.from(spots, ({ x }) => x)
  const ys = Float64Array.from(spots, ({ y }) => y)
  const zs = Float64Array.from(spots, ({ z }) => z)
  const rowStarts = new Int32Array(ROWS + 1)
  for (const { lat } of points) {
    const next = rowOf(lat) + 1
    rowStarts[next] = (rowStarts[next] ?? 0) + 1
  }
  for (let row = 1; row <= ROWS; row += 1) rowStarts[row] = (rowStarts[row] ?? 0) + (rowStarts[row - 1] ?? 0)

  const firstThat = (isThere: (lng: number) => boolean, from: number, until: number): number => {
    let [low, high] = [from, until]
    while (low < high) {
      const middle = (low + high) >> 1
      if (isThere(lngs[middle] ?? 0)) high = middle
      else low = middle + 1
    }
    return low
  }
  const firstFrom = (west: number, from: number, until: number): number => firstThat((lng) => lng >= west, from, until)
  const firstBehind = (east: number, from: number, until: number): number => firstThat((lng) => lng > east, from, until)

  /** Index ranges of the list that may contain points of the box, as flat pairs [from, until). */
  const stretchesOf = ({ south, north, lngs: pieces }: Box): number[] => {
    const stretches: number[] = []
    for (let row = rowOf(south); row <= rowOf(north); row += 1) {
      const [start, end] = [rowStarts[row] ?? 0, rowStarts[row + 1] ?? 0]
      if (start === end) continue
      for (const [west, east] of pieces) {
        const from = firstFrom(west, start, end)
        const until = firstBehind(east, from, end)
        if (from < until) stretches.push(from, until)
      }
    }
    return stretches
  }

  const visitAll = (
    point: Point,
    { south, north, beyond, most }: Box,
    stretches: readonly number[],
    visit: (place: number, distance: number) => void,
  ): void => {
    const centre = onSphere(point)
    for (let stretch = 0; stretch < stretches.length; stretch += 2)
      for (let at = stretches[stretch] ?? 0; at < (stretches[stretch + 1] ?? 0); at += 1) {
        const lat = lats[at] ?? 0
        if (lat < south || lat > north) continue
        const x = (xs[at] ?? 0) - centre.x
        const y = (ys[at] ?? 0) - centre.y
        const z = (zs[at] ?? 0) - centre.z
        const distance = (x * x + y * y + z * z) / 4
        if (distance > beyond && distance <= most) visit(at, distance)
      }
  }

  const pointsOf = (point: Point, box: Box, stretches: readonly number[]): Points => {
    const most = mostIn(stretches)
    const places = new Int32Array(most)
    const distances = new Float64Array(most)
    let count = 0
    visitAll(point, box, stretches, (place, distance) => {
      places[count] = place
      distances[count] = distance
      count += 1
    })
    return { places: places.subarray(0, count), distances: distances.subarray(0, count) }
  }

  function* rings(point: Point, area: Area): Iterator<Points> {
    const all = boxOf(point, area)
    const stretches = stretchesOf(all)
    if (mostIn(stretches) <= FEW) {
      yield pointsOf(point, all, stretches)
      return
    }
    let beyond = all.beyond
    for (let km = FIRST_RING_KM; km < HALF_AROUND_KM; km *= 2) {
      const circle = boxOf(point, { kind: 'circle', km })
      const ring = common(all, { ...circle, beyond })
      yield pointsOf(point, ring, stretchesOf(ring))
      beyond = circle.most
    }
    yield pointsOf(point, { ...all, beyond }, stretches)
  }

  return {
    rings,
    each: (point, area, visit) => {
      const box = boxOf(point, area)
      visitAll(point, box, stretchesOf(box), visit)
    },
  }
}
