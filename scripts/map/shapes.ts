/** East and north, in Web Mercator meters (EPSG:3857). */
export type Spot = readonly [number, number]
export type Ring = readonly Spot[]
/** The outline, then its holes. */
export type Polygon = readonly Ring[]
/** West, south, east, north. */
export type Box = readonly [number, number, number, number]

const RADIUS = 6_378_137
export const HALF_WORLD = Math.PI * RADIUS
/** The projection diverges toward the poles. */
const MAX_LATITUDE = 85

export const project = (lng: number, lat: number): Spot => {
  const latitude = Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, lat))
  return [(lng * HALF_WORLD) / 180, RADIUS * Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360))]
}

type Side = (spot: Spot) => number
/** Signed distances of a spot to the four edges; positive inside. */
const sidesOf = ([west, south, east, north]: Box): readonly Side[] => [
  ([x]) => x - west,
  ([x]) => east - x,
  ([, y]) => y - south,
  ([, y]) => north - y,
]

/** Sutherland-Hodgman clipping, edge by edge. Leaves lines along the box edges, which are invisible in a fill. */
const clipRing = (ring: Ring, box: Box): Ring => {
  let spots: readonly Spot[] = ring
  for (const side of sidesOf(box)) {
    const next: Spot[] = []
    let before = spots.at(-1)
    for (const spot of spots) {
      if (before === undefined) break
      const [from, to] = [side(before), side(spot)]
      if (from < 0 !== to < 0) {
        const share = from / (from - to)
        next.push([before[0] + share * (spot[0] - before[0]), before[1] + share * (spot[1] - before[1])])
      }
      if (to >= 0) next.push(spot)
      before = spot
    }
    spots = next
  }
  return spots
}

const touches = (ring: Ring, [west, south, east, north]: Box): boolean => {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of ring) {
    minX = Math.min(minX, x)
    maxX = Math.max(maxX, x)
    minY = Math.min(minY, y)
    maxY = Math.max(maxY, y)
  }
  return minX <= east && maxX >= west && minY <= north && maxY >= south
}

export const clip = (polygons: readonly Polygon[], box: Box): Polygon[] =>
  polygons.flatMap((polygon) => {
    const [outline, ...holes] = polygon
    if (outline === undefined || !touches(outline, box)) return []
    const cut = clipRing(outline, box)
    return cut.length < 3
      ? []
      : [[cut, ...holes.filter((hole) => touches(hole, box)).map((hole) => clipRing(hole, box))]]
  })

const offset = ([x, y]: Spot, [fromX, fromY]: Spot, [toX, toY]: Spot): number => {
  const [dx, dy] = [toX - fromX, toY - fromY]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - fromX) * dx + (y - fromY) * dy) / length))
  return Math.hypot(x - fromX - along * dx, y - fromY - along * dy)
}

/** Douglas-Peucker: every dropped spot lies within `tolerance` of the simplified line. */
export const simplify = (line: readonly Spot[], tolerance: number): Spot[] => {
  const keep = new Set([0, line.length - 1])
  const open: [number, number][] = [[0, line.length - 1]]
  for (let span = open.pop(); span !== undefined; span = open.pop()) {
    const [first, last] = span
    const [from, to] = [line[first], line[last]]
    if (from === undefined || to === undefined) continue
    let [farthest, most] = [-1, tolerance]
    for (let at = first + 1; at < last; at += 1) {
      const spot = line[at]
      const distance = spot === undefined ? 0 : offset(spot, from, to)
      if (distance > most) [farthest, most] = [at, distance]
    }
    if (farthest < 0) continue
    keep.add(farthest)
    open.push([first, farthest], [farthest, last])
  }
  return line.filter((_, at) => keep.has(at))
}

const areaOf = (ring: Ring): number => {
  let twice = 0
  let before = ring.at(-1)
  for (const spot of ring) {
    if (before !== undefined) twice += before[0] * spot[1] - spot[0] * before[1]
    before = spot
  }
  return Math.abs(twice) / 2
}

/**
 * Outlines on a grid of `step` meters, without islands below `least` and lakes below `leastHole` square meters. Integers; each
 * spot is the offset from the previous one.
 */
export const pack = (
  polygons: readonly Polygon[],
  { step, least, leastHole }: { step: number; least: number; leastHole: number },
): number[][][] =>
  polygons.flatMap((polygon) => {
    const rings = polygon
      .filter((ring, place) => areaOf(ring) >= (place === 0 ? least : leastHole))
      .map((ring) => packLine(simplify(ring, step), step))
      .filter((ring) => ring.length >= 6)
    const [outline] = polygon
    return outline === undefined || areaOf(outline) < least || rings.length === 0 ? [] : [rings]
  })

export const packLine = (line: readonly Spot[], step: number): number[] => {
  const packed: number[] = []
  let [atX, atY] = [0, 0]
  for (const [x, y] of line) {
    const [gridX, gridY] = [Math.round(x / step), Math.round(y / step)]
    if (packed.length > 0 && gridX === atX && gridY === atY) continue
    packed.push(gridX - atX, gridY - atY)
    ;[atX, atY] = [gridX, gridY]
  }
  return packed
}
