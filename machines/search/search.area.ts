import type { Bounds, Destination, Point } from '#contract/hotel/destination.ts'
import type { HotelSummary } from '#contract/hotel/hotels.ts'
import { MAX_HOTELS_FOUND } from '#contract/http/wire.ts'

const KM_PER_DEGREE = 111.195
/** How much farther than what was searched the next search looks. */
const WIDER = 2
const MIN_KM = 2

/** To about a meter. */
const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5

/** As far as a search without an area reaches. */
const REACH_KM = 12

const kmBetween = (one: Point, other: Point): number =>
  KM_PER_DEGREE * Math.hypot(one.lat - other.lat, (one.lng - other.lng) * Math.cos((one.lat * Math.PI) / 180))

/** How far an area reaches from a point in it. */
const reachOf = (point: Point, { neLat, swLat, neLng, swLng }: Bounds): number =>
  Math.max(
    ...[neLat, swLat].map((lat) => kmBetween(point, { ...point, lat })),
    ...[neLng, swLng].map((lng) => kmBetween(point, { ...point, lng })),
  )

/** How far from a place a part of the map still goes by its name. */
const LOCAL_KM = 40
/** Of an area's height and width: so far off, its middle is still a place's own point. */
const MIDDLE_SHARE = 0.01

/** From west to east, over the date line too. */
const degreesEast = (west: number, east: number): number => (east - west + 360) % 360

const middleOf = ({ neLat, swLat, neLng, swLng }: Bounds): Point => {
  const lng = swLng + degreesEast(swLng, neLng) / 2
  return { lat: rounded((neLat + swLat) / 2), lng: rounded(lng > 180 ? lng - 360 : lng) }
}

const holds = ({ neLat, swLat, neLng, swLng }: Bounds, { lat, lng }: Point): boolean =>
  lat <= neLat && lat >= swLat && degreesEast(swLng, lng) <= degreesEast(swLng, neLng)

/** A country, a region or a wider search: it lies evenly around the point of its place. */
const isAround = (bounds: Bounds, { lat, lng }: Point): boolean => {
  const middle = middleOf(bounds)
  const off = Math.abs(middle.lng - lng)
  return (
    Math.abs(middle.lat - lat) <= MIDDLE_SHARE * (bounds.neLat - bounds.swLat) &&
    Math.min(off, 360 - off) <= MIDDLE_SHARE * degreesEast(bounds.swLng, bounds.neLng)
  )
}

/** As high as wide on the ground, in which no country or region is. */
const SQUARE_SHARE = 0.001

/** Whether an area is a wider search around a point, and no place's own. */
const isWidened = (bounds: Bounds, point: Point): boolean => {
  const high = (bounds.neLat - bounds.swLat) * KM_PER_DEGREE
  const wide = degreesEast(bounds.swLng, bounds.neLng) * KM_PER_DEGREE * Math.cos((point.lat * Math.PI) / 180)
  return isAround(bounds, point) && Math.abs(high - wide) <= SQUARE_SHARE * high
}

interface Where {
  destination: Destination
  bounds?: Bounds | undefined
}

/** Whether what is found in an area of the map may be said to be in the destination. */
export const isInDestination = ({ destination: { point }, bounds }: Where): boolean =>
  bounds === undefined || isAround(bounds, point) || (holds(bounds, point) && reachOf(point, bounds) <= LOCAL_KM)

/** Whether it reaches beyond the destination all around it. */
export const isAroundDestination = ({ destination: { point }, bounds }: Where): boolean =>
  bounds !== undefined && isWidened(bounds, point) && reachOf(point, bounds) > REACH_KM + MIN_KM

/** A country or a region, which has no center that anybody would go to. */
export const isRegion = ({ destination: { point }, bounds }: Where): boolean =>
  bounds !== undefined && isAround(bounds, point) && !isWidened(bounds, point)

/** A place as it is searched for anew: with the bounds of its own, and not with those of a map that was moved about it. */
export const withoutMapBounds = <Search extends Where>({
  bounds,
  ...search
}: Search): Omit<Search, 'bounds'> & { bounds?: Bounds } =>
  bounds !== undefined && isAround(bounds, search.destination.point) ? { ...search, bounds } : search

/** Where hotels are looked for and distances counted from: the destination, or the middle of an area that is another. */
export const searchOrigin = ({ destination, bounds }: Where): Destination =>
  bounds === undefined || isInDestination({ destination, bounds })
    ? destination
    : { ...destination, point: middleOf(bounds), poi: false }

interface Listed {
  hotels: readonly Pick<HotelSummary, 'distance'>[]
  /** How many there are in the area that was searched. */
  found: number
  /** That area, where it was not the usual reach. */
  bounds: Bounds | undefined
}

/** Whether there is more to see farther away: a list that ends before its area does would end at the same hotels. */
export const canWidenSearch = ({ hotels, found }: Pick<Listed, 'hotels' | 'found'>): boolean =>
  found <= hotels.length || hotels.length < MAX_HOTELS_FOUND

/**
 * Where to look next around a place: of a list that is only the nearest of more the area that was searched, which then comes
 * whole; otherwise one that reaches twice as far.
 */
export const widerBounds = (point: Point, { hotels, found, bounds }: Listed): Bounds => {
  const { lat, lng } = point
  const reach = bounds === undefined ? REACH_KM : reachOf(point, bounds)
  const farthest = hotels.reduce((most, { distance }) => Math.max(most, distance), Math.max(MIN_KM, reach))
  const km = found > hotels.length ? reach : WIDER * farthest
  const up = km / KM_PER_DEGREE
  const across = up / Math.max(0.01, Math.cos((lat * Math.PI) / 180))
  return {
    neLat: rounded(Math.min(90, lat + up)),
    swLat: rounded(Math.max(-90, lat - up)),
    neLng: rounded(Math.min(180, lng + across)),
    swLng: rounded(Math.max(-180, lng - across)),
  }
}
