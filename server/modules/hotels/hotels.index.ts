import type { Bounds, Point } from '#contract/destination.ts'
import type { Amenity } from '#contract/hotels.ts'
import type { Cents } from '#contract/money.ts'
import type { RoomOffer } from '#contract/rates.ts'
import type { LocalText } from '#server/localText.ts'
import type { Season } from './hotels.tables.ts'

/** A room type as it is sold; the columns of `room_types`. */
export interface RoomType {
  id: string
  number: number
  hotel_id: string
  kind: string
  names: LocalText
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
  names: LocalText
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
  /** In an index, the lowest base price first: the first that fits and is free is the cheapest. */
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
  /** How many those are. */
  count(point: Point, area: Area): number
}

const EARTH_KM = 6371.0088
const KM_PER_DEGREE = (Math.PI / 180) * EARTH_KM

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** A point on the unit sphere. */
const place = ({ lat, lng }: Point): { x: number; y: number; z: number } => {
  const across = Math.cos(radians(lat))
  return { x: across * Math.cos(radians(lng)), y: across * Math.sin(radians(lng)), z: Math.sin(radians(lat)) }
}

const byPrice = (a: RoomType, b: RoomType): number => a.base_price_cents - b.base_price_cents || a.number - b.number

export const createHotelIndex = (records: readonly HotelRecord[]): HotelIndex => {
  const hotels = records.map((hotel) => ({ ...hotel, room_types: hotel.room_types.toSorted(byPrice) }))
  const byLat = hotels.toSorted((a, b) => a.lat - b.lat)
  const places = byLat.map(place)
  const lats = Float64Array.from(byLat, ({ lat }) => lat)
  const lngs = Float64Array.from(byLat, ({ lng }) => lng)
  const xs = Float64Array.from(places, ({ x }) => x)
  const ys = Float64Array.from(places, ({ y }) => y)
  const zs = Float64Array.from(places, ({ z }) => z)
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

  /** Those within, in the order of their latitude. */
  const each = (point: Point, area: Area, take: (at: number, km: number) => void): void => {
    const centre = place(point)
    const { south, north, holds, most } = bandOf(point, area)
    const end = firstFrom(north)
    for (let at = firstFrom(south); at < end; at += 1) {
      if (!holds(lngs[at] ?? 0)) continue
      const x = (xs[at] ?? 0) - centre.x
      const y = (ys[at] ?? 0) - centre.y
      const z = (zs[at] ?? 0) - centre.z
      // By the chord, not the cosine: it stays exact for hotels next door.
      const km = 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(x * x + y * y + z * z) / 2))
      if (km <= most) take(at, km)
    }
  }

  return {
    size: hotels.length,
    hotel: (id) => byId.get(id),
    room: (number) => byNumber.get(number),
    near: (point, area) => {
      const found: NearHotel[] = []
      each(point, area, (at, km) => {
        const hotel = byLat[at]
        if (hotel !== undefined) found.push({ hotel, km })
      })
      return found.sort((a, b) => a.km - b.km)
    },
    count: (point, area) => {
      let count = 0
      each(point, area, () => {
        count += 1
      })
      return count
    },
  }
}

interface Band {
  south: number
  north: number
  holds: (lng: number) => boolean
  /** Kilometres. */
  most: number
}

const bandOf = (point: Point, area: Area): Band => {
  if (area.kind === 'circle') {
    const reach = area.km / KM_PER_DEGREE
    return { south: point.lat - reach, north: point.lat + reach, holds: () => true, most: area.km }
  }
  const { swLat, neLat, swLng, neLng } = area.bounds
  // A box whose west lies east of its east reaches across the 180th meridian.
  const holds =
    swLng <= neLng
      ? (lng: number): boolean => lng >= swLng && lng <= neLng
      : (lng: number): boolean => lng >= swLng || lng <= neLng
  return { south: swLat, north: neLat, holds, most: Infinity }
}
