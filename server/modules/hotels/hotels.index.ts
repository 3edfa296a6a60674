import type { Bounds, Point } from '#contract/destination.ts'
import type { Amenity } from '#contract/hotels.ts'
import type { Cents } from '#contract/money.ts'
import type { RoomOffer } from '#contract/rates.ts'
import type { Names, Season } from './hotels.tables.ts'

/** A room type as it is sold; the columns of `room_types`. */
export interface RoomType {
  id: string
  number: number
  hotel_id: string
  kind: string
  names: Names
  base_price_cents: Cents
  rooms_total: number
  max_adults: number
  max_children: number
  size: number
  beds: RoomOffer['beds']
  amenities: Amenity[]
}

/** A hotel as it is sold; the columns of `hotels`. */
export interface HotelRecord {
  id: string
  city_id: string
  names: Names
  lat: number
  lng: number
  stars: number
  rating: number
  review_count: number
  amenities: Amenity[]
  time_zone: string
  tax_basis_points: number
  guarantees_early_check_in: boolean
  guarantees_late_check_out: boolean
  cancellation_hours: number
  non_refundable_discount: number
  breakfast_cents: Cents
  season: Season
  /** Lowest base price first: the first that fits and is free is the cheapest. */
  room_types: RoomType[]
}

export type Area = { kind: 'circle'; km: number } | { kind: 'box'; bounds: Bounds }

export interface NearHotel {
  hotel: HotelRecord
  km: number
}

/** Every hotel in memory, found by id, by room number and by place. */
export interface HotelIndex {
  readonly size: number
  hotel(id: string): HotelRecord | undefined
  /** By `room_types.number`, as a rate key names it. */
  room(number: number): { hotel: HotelRecord; room: RoomType } | undefined
  /** The hotels of an area, nearest to `point` first. */
  near(point: Point, area: Area): NearHotel[]
}

const EARTH_KM = 6371.0088
const KM_PER_DEGREE = (Math.PI / 180) * EARTH_KM

const radians = (degrees: number): number => (degrees * Math.PI) / 180

interface Placed {
  hotel: HotelRecord
  x: number
  y: number
  z: number
}

/** A point on the unit sphere. */
const place = ({ lat, lng }: Point): { x: number; y: number; z: number } => {
  const across = Math.cos(radians(lat))
  return { x: across * Math.cos(radians(lng)), y: across * Math.sin(radians(lng)), z: Math.sin(radians(lat)) }
}

export const createHotelIndex = (hotels: readonly HotelRecord[]): HotelIndex => {
  const byLat: Placed[] = [...hotels].sort((a, b) => a.lat - b.lat).map((hotel) => ({ hotel, ...place(hotel) }))
  const lats = Float64Array.from(byLat, ({ hotel }) => hotel.lat)
  const byId = new Map(hotels.map((hotel) => [hotel.id, hotel]))
  const byNumber = new Map(hotels.flatMap((hotel) => hotel.room_types.map((room) => [room.number, { hotel, room }])))

  /** Place of the first hotel that is not south of `lat`. */
  const firstFrom = (lat: number): number => {
    let low = 0
    let high = lats.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((lats[middle] ?? 0) < lat) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    size: hotels.length,
    hotel: (id) => byId.get(id),
    room: (number) => byNumber.get(number),
    near: (point, area) => {
      const centre = place(point)
      const { south, north, holds, most } = bandOf(point, area)
      const found: NearHotel[] = []
      for (let at = firstFrom(south); at < byLat.length; at += 1) {
        const { hotel, x, y, z } = byLat[at] ?? { hotel: undefined, x: 0, y: 0, z: 0 }
        if (hotel === undefined || hotel.lat > north) break
        if (!holds(hotel)) continue
        // The chord, not the cosine: it stays exact for hotels next door.
        const chord = Math.hypot(x - centre.x, y - centre.y, z - centre.z)
        const km = 2 * EARTH_KM * Math.asin(Math.min(1, chord / 2))
        if (km <= most) found.push({ hotel, km })
      }
      return found.sort((a, b) => a.km - b.km)
    },
  }
}

interface Band {
  south: number
  north: number
  holds: (hotel: HotelRecord) => boolean
  most: number
}

const bandOf = (point: Point, area: Area): Band => {
  if (area.kind === 'circle') {
    const reach = area.km / KM_PER_DEGREE
    return { south: point.lat - reach, north: point.lat + reach, holds: () => true, most: area.km }
  }
  const { swLat, neLat, swLng, neLng } = area.bounds
  const holds =
    swLng <= neLng
      ? ({ lng }: HotelRecord): boolean => lng >= swLng && lng <= neLng
      : // The box lies across the 180th meridian.
        ({ lng }: HotelRecord): boolean => lng >= swLng || lng <= neLng
  return { south: swLat, north: neLat, holds, most: Infinity }
}
