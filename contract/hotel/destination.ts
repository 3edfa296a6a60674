import { boolean, nullable, number, object, string, type, type Infer } from 'superstruct'
import type { Codec } from '#contract/http/codec.ts'

export const Point = object({ lat: number(), lng: number() })
export type Point = Infer<typeof Point>

export const Destination = object({ name: string(), point: Point, poi: boolean() })
export type Destination = Infer<typeof Destination>

const MAX_NAME = 80
/** Digits in a place name; a phone number has more. */
const MAX_DIGITS = 5

/**
 * The name comes from the link, so anyone can write it, and our page title shows it. Refuse what could lure a visitor elsewhere
 * (a URL, an email, a phone number) and bidi controls, which could reorder the text around it.
 */
const isPlaceName = (name: string): boolean =>
  name !== '' &&
  name.length <= MAX_NAME &&
  !/[@:<>\\\p{Cc}\u202A-\u202E\u2066-\u2069]|\/\/|\p{L}\.\p{Ll}{2}/u.test(name) &&
  name.replaceAll(/\P{N}/gu, '').length <= MAX_DIGITS

/** Specification §9. */
export const DEFAULT_DESTINATION: Destination = {
  name: 'Manhattan',
  point: { lat: 40.7830603, lng: -73.9712488 },
  poi: false,
}

export const decodeCoordinate = (value: string | undefined, limit: number): number | undefined => {
  if (value === undefined || !/^-?\d{1,3}(\.\d{1,15})?$/.test(value)) return undefined
  const degrees = Number(value)
  return Math.abs(degrees) <= limit ? degrees : undefined
}

/** `lat|lng`. */
export const pointCodec: Codec<Point> = {
  decode: (value) => {
    const [latText, lngText, ...rest] = value.split('|')
    const lat = decodeCoordinate(latText, 90)
    const lng = decodeCoordinate(lngText, 180)
    return rest.length > 0 || lat === undefined || lng === undefined ? undefined : { lat, lng }
  },
  encode: ({ lat, lng }) => `${lat}|${lng}`,
}

/** IANA time zone of the destination; null if no hotel is near. */
export const TimeZoneResponse = type({ time_zone: nullable(string()) })

/** Name of a known place in the requested language; null if name and point match no known place. */
export const PlaceNameResponse = type({ name: nullable(string()) })

/** `name|lat|lng|poi`, read from the right because a name may hold a bar. */
export const destinationCodec: Codec<Destination> = {
  decode: (value) => {
    const parts = value.split('|')
    const [latText, lngText, poiText] = parts.slice(-3)
    const name = parts.slice(0, -3).join('|').trim()
    const lat = decodeCoordinate(latText, 90)
    const lng = decodeCoordinate(lngText, 180)
    if (!isPlaceName(name) || lat === undefined || lng === undefined) return undefined
    if (poiText !== 'true' && poiText !== 'false') return undefined
    return { name, point: { lat, lng }, poi: poiText === 'true' }
  },
  encode: ({ name, point, poi }) => `${name}|${point.lat}|${point.lng}|${poi}`,
}

export interface Bounds {
  neLat: number
  swLat: number
  neLng: number
  swLng: number
}

/** To a tenth of a meter: sums of degrees have noisy decimals. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6

/** `neLat|swLat|neLng|swLng`, the order of specification §2. */
export const boundsCodec: Codec<Bounds> = {
  decode: (value) => {
    const [ne, sw, east, west, ...rest] = value.split('|')
    const neLat = decodeCoordinate(ne, 90)
    const swLat = decodeCoordinate(sw, 90)
    const neLng = decodeCoordinate(east, 180)
    const swLng = decodeCoordinate(west, 180)
    if (rest.length > 0 || neLat === undefined || swLat === undefined || neLng === undefined || swLng === undefined)
      return undefined
    return neLat > swLat ? { neLat, swLat, neLng, swLng } : undefined
  },
  encode: ({ neLat, swLat, neLng, swLng }) => [neLat, swLat, neLng, swLng].map(rounded).join('|'),
}

/** Radius in kilometers of a search without bounds, around a city and around a point of interest. */
export const CITY_KM = 12
export const POI_KM = 5
/** Where no hotel is free, the nearest within this distance are the answer. */
export const NEAREST_KM = 150
