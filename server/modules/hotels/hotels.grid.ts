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
  const rowStarts = new Int32Array(ROWS + 1)
  for (const { lat } of points) {
    const next = rowOf(lat) + 1
    rowStarts[next] = (rowStarts[next] ?? 0) + 1
  }
  for (let row = 1; row <= ROWS; row += 1) rowStarts[row] = (rowStarts[row] ?? 0) + (rowStarts[row - 1] ?? 0)

  /** Of [from, until), the first that is not west of `lng`. */
  const firstFrom = (lng: number, from: number, until: number): number => {
    let [low, high] = [from, until]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((lngs[middle] ?? 0) < lng) low = middle + 1
      else high = middle
    }
    return low
  }

  const each = (point: Point, area: Area, hear: (place: number, distance: number) => void): void => {
    const { south, north, lngs: pieces, most } = boxOf(point, area)
    const across = Math.cos(radians(point.lat))
    for (let row = rowOf(south); row <= rowOf(north); row += 1) {
      const [start, end] = [rowStarts[row] ?? 0, rowStarts[row + 1] ?? 0]
      if (start === end) continue
      for (const [west, east] of pieces)
        for (let at = firstFrom(west, start, end); at < end && (lngs[at] ?? 0) <= east; at += 1) {
          const lat = lats[at] ?? 0
          if (lat < south || lat > north) continue
          const up = Math.sin(radians(lat - point.lat) / 2)
          const aside = Math.sin(radians((lngs[at] ?? 0) - point.lng) / 2)
          const distance = up * up + across * Math.cos(radians(lat)) * aside * aside
          if (distance <= most) hear(at, distance)
        }
    }
  }

  return {
    within: (point, area) => {
      const places: number[] = []
      const distances: number[] = []
      each(point, area, (place, distance) => {
        places.push(place)
        distances.push(distance)
      })
      return { places: Int32Array.from(places), distances: Float64Array.from(distances) }
    },
    count: (point, area) => {
      let count = 0
      each(point, area, () => (count += 1))
      return count
    },
  }
}
