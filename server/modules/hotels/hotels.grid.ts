import type { Bounds, Point } from '#contract/destination.ts'

export type Area = { kind: 'circle'; km: number } | { kind: 'box'; bounds: Bounds }

/** Points on the earth, found by area: rows of a tenth of a degree from south to north, each in the order of longitudes. */
export interface Grid {
  /** The points of an area by their places in the list, and how far each is from `point`: half a chord of the unit sphere, squared. */
  within(point: Point, area: Area): { places: Int32Array; distances: Float64Array }
  count(point: Point, area: Area): number
}

const EARTH_KM = 6371.0088
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

/** By the chord, not the cosine: it stays exact for hotels next door. */
export const kmOf = (distance: number): number => 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(distance)))

const distanceOfKm = (km: number): number => Math.sin(Math.min(km / EARTH_KM, Math.PI) / 2) ** 2

interface Box {
  south: number
  north: number
  /** From west to east, one or two, neither across the 180th meridian. */
  lngs: readonly (readonly [west: number, east: number])[]
  /** As `distances` of the grid. */
  most: number
}

const ALL_LNGS: Box['lngs'] = [[-180, 180]]

/** What reaches across the 180th meridian is two pieces. */
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
    return { south: swLat, north: neLat, lngs: piecesOf(swLng, neLng), most: Infinity }
  }
  const reach = area.km / KM_PER_DEGREE
  const [south, north] = [point.lat - reach, point.lat + reach]
  return { south, north, lngs: lngsOfCircle(point, reach), most: distanceOfKm(area.km) }
}

const wrap = (lng: number): number => (lng < -180 ? lng + 360 : lng > 180 ? lng - 360 : lng)

/** A hair wider than the circle: its edge is decided by distance. */
const SLACK_DEGREES = 1e-6

const lngsOfCircle = ({ lat, lng }: Point, reach: number): Box['lngs'] => {
  // With a pole in the circle, every longitude is.
  if (Math.abs(lat) + reach >= 90) return ALL_LNGS
  const half = degrees(Math.asin(Math.sin(radians(reach)) / Math.cos(radians(lat)))) + SLACK_DEGREES
  if (half >= 180) return ALL_LNGS
  return piecesOf(wrap(lng - half), wrap(lng + half))
}

/** The order in which `createGrid` wants its points. */
export const byRowAndLng = (a: Point, b: Point): number => rowOf(a.lat) - rowOf(b.lat) || a.lng - b.lng

/** `points` in the order of `byRowAndLng`. */
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

  /** The stretches of the list that the box may have points in, as [from, until) one behind the other. */
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

  const within: Grid['within'] = (point, area) => {
    const box = boxOf(point, area)
    const { south, north, most } = box
    const stretches = stretchesOf(box)
    let size = 0
    for (let at = 0; at < stretches.length; at += 2) size += (stretches[at + 1] ?? 0) - (stretches[at] ?? 0)
    const places = new Int32Array(size)
    const distances = new Float64Array(size)
    const centre = onSphere(point)
    let found = 0
    for (let stretch = 0; stretch < stretches.length; stretch += 2)
      for (let at = stretches[stretch] ?? 0; at < (stretches[stretch + 1] ?? 0); at += 1) {
        const lat = lats[at] ?? 0
        if (lat < south || lat > north) continue
        const x = (xs[at] ?? 0) - centre.x
        const y = (ys[at] ?? 0) - centre.y
        const z = (zs[at] ?? 0) - centre.z
        const distance = (x * x + y * y + z * z) / 4
        if (distance > most) continue
        places[found] = at
        distances[found] = distance
        found += 1
      }
    return { places: places.subarray(0, found), distances: distances.subarray(0, found) }
  }

  return { within, count: (point, area) => within(point, area).places.length }
}
