import { CITY_KM, NEAREST_KM, type Bounds, type Destination, type Point } from '#contract/hotel/destination.ts'
import type { HotelSummary, SearchScope } from '#contract/hotel/hotels.ts'
import { MAX_HOTELS_FOUND } from '#contract/http/wire.ts'

const KM_PER_DEGREE = 111.195
/** Factor by which a wider search extends the last one. */
const WIDER = 2
const MIN_KM = 2

/** Rounds to about a meter. */
const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5

const kmBetween = (one: Point, other: Point): number =>
  KM_PER_DEGREE * Math.hypot(one.lat - other.lat, (one.lng - other.lng) * Math.cos((one.lat * Math.PI) / 180))

/** Kilometers from a point in an area to its farthest side. */
const reachOf = (point: Point, { neLat, swLat, neLng, swLng }: Bounds): number =>
  Math.max(
    ...[neLat, swLat].map((lat) => kmBetween(point, { ...point, lat })),
    ...[neLng, swLng].map((lng) => kmBetween(point, { ...point, lng })),
  )

/** Up to this distance, a part of the map still goes by the name of the place. */
const LOCAL_KM = 40
/** Up to this share of an area's height and width off the place's point, its middle counts as that point. */
const MIDDLE_SHARE = 0.01

/** Degrees from west to east, also across the date line. */
const degreesEast = (west: number, east: number): number => (east - west + 360) % 360

const middleOf = ({ neLat, swLat, neLng, swLng }: Bounds): Point => {
  const lng = swLng + degreesEast(swLng, neLng) / 2
  return { lat: rounded((neLat + swLat) / 2), lng: rounded(lng > 180 ? lng - 360 : lng) }
}

const holds = ({ neLat, swLat, neLng, swLng }: Bounds, { lat, lng }: Point): boolean =>
  lat <= neLat && lat >= swLat && degreesEast(swLng, lng) <= degreesEast(swLng, neLng)

/** True for a country, a region or a wider search: the area is centered on the point of its place. */
const isAround = (bounds: Bounds, { lat, lng }: Point): boolean => {
  const middle = middleOf(bounds)
  const off = Math.abs(middle.lng - lng)
  return (
    Math.abs(middle.lat - lat) <= MIDDLE_SHARE * (bounds.neLat - bounds.swLat) &&
    Math.min(off, 360 - off) <= MIDDLE_SHARE * degreesEast(bounds.swLng, bounds.neLng)
  )
}

/** Tolerance for an area as high as wide on the ground, which no country or region is. */
const SQUARE_SHARE = 0.001

/** True if the area is a wider search around a point, not the bounds of a place. */
const isWidened = (bounds: Bounds, point: Point): boolean => {
  const high = (bounds.neLat - bounds.swLat) * KM_PER_DEGREE
  const wide = degreesEast(bounds.swLng, bounds.neLng) * KM_PER_DEGREE * Math.cos((point.lat * Math.PI) / 180)
  return isAround(bounds, point) && Math.abs(high - wide) <= SQUARE_SHARE * high
}

interface Where {
  destination: Destination
  bounds?: Bounds | undefined
}

/** True if hotels in this area of the map count as in the destination. */
export const isInDestination = ({ destination: { point }, bounds }: Where): boolean =>
  bounds === undefined || isAround(bounds, point) || (holds(bounds, point) && reachOf(point, bounds) <= LOCAL_KM)

/**
 * True for a country or region, which has no center guests would go to. A map zoomed in on the place is centered on it too, but
 * reaches less far.
 */
export const isRegion = ({ destination: { point }, bounds }: Where): boolean =>
  bounds !== undefined && isAround(bounds, point) && !isWidened(bounds, point) && reachOf(point, bounds) > LOCAL_KM

/**
 * Kilometers from an airport to the destination; null if a guest who lands there goes elsewhere: it is farther than the nearest
 * hotels of a place are, or a region, to which no single road leads.
 */
export const kmFromAirport = (airport: Point, where: Where): number | null => {
  const km = kmBetween(airport, where.destination.point)
  return km > NEAREST_KM || isRegion(where) ? null : km
}

/** The search without the bounds of a moved map; bounds of the place itself stay. */
export const withoutMapBounds = <Search extends Where>({
  bounds,
  ...search
}: Search): Omit<Search, 'bounds'> & { bounds?: Bounds } =>
  bounds !== undefined && isAround(bounds, search.destination.point) ? { ...search, bounds } : search

/** Center of the search and of its distances: the destination, or the middle of another area. */
export const searchOrigin = ({ destination, bounds }: Where): Destination =>
  bounds === undefined || isInDestination({ destination, bounds })
    ? destination
    : { ...destination, point: middleOf(bounds), poi: false }

interface Listed {
  hotels: readonly Pick<HotelSummary, 'distance'>[]
  /** Number of hotels in the searched area. */
  found: number
  scope: SearchScope
  /** The searched area; undefined: the usual reach. */
  bounds: Bounds | undefined
}

/** True if a wider search can show more. A full list that ends before its area would end at the same hotels. */
export const canWidenSearch = ({ hotels, found }: Pick<Listed, 'hotels' | 'found'>): boolean =>
  found <= hotels.length || hotels.length < MAX_HOTELS_FOUND

/** Kilometers from a point within which the list knows the free hotels. */
const knownReach = (point: Point, { hotels, scope, bounds }: Omit<Listed, 'found'>): number => {
  if (scope === 'nearest') return hotels.length === 0 ? NEAREST_KM : 0
  return bounds === undefined ? CITY_KM : reachOf(point, bounds)
}

/**
 * The next area to search around a place. If the list holds only the nearest hotels: the searched area, whose list is then
 * complete. Otherwise one that reaches twice as far.
 */
export const widerBounds = (point: Point, { found, ...listed }: Listed): Bounds => {
  const reach = knownReach(point, listed)
  const km = found > listed.hotels.length ? reach : WIDER * Math.max(MIN_KM, reach, farthestKm(listed.hotels))
  return boundsAround(point, km)
}

/** The area that shows all hotels of a list of the nearest ones. */
export const boundsOfNearest = (point: Point, hotels: Listed['hotels']): Bounds =>
  boundsAround(point, Math.max(MIN_KM, farthestKm(hotels)))

const farthestKm = (hotels: Listed['hotels']): number =>
  hotels.reduce((most, { distance }) => Math.max(most, distance), 0)

/** An area as high as wide on the ground, up to the poles and the date line. */
const boundsAround = ({ lat, lng }: Point, km: number): Bounds => {
  const up = km / KM_PER_DEGREE
  const across = up / Math.max(0.01, Math.cos((lat * Math.PI) / 180))
  return {
    neLat: rounded(Math.min(90, lat + up)),
    swLat: rounded(Math.max(-90, lat - up)),
    neLng: rounded(Math.min(180, lng + across)),
    swLng: rounded(Math.max(-180, lng - across)),
  }
}
