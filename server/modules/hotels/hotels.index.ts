import type { Bounds, Point } from '#contract/hotel/destination.ts'
import type { Amenity } from '#contract/hotel/amenities.ts'
import type { Cents } from '#contract/shared/money.ts'
import type { RoomOffer } from '#contract/hotel/rates.ts'
import type { LocalText } from '#server/localText.ts'
import { byRowAndLng, createGrid, kmOf, type Area } from './hotels.grid.ts'
import type { Season } from './hotels.tables.ts'
import { nearestOfRings, type Nearest } from './nearest.ts'

/** A room type for sale; the columns of `room_types`. */
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

/** A hotel for sale; the columns of `hotels`. */
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
  /** In an index sorted by base price, so the first that fits and is free is the cheapest. */
  room_types: RoomType[]
}

export interface NearHotel {
  hotel: HotelRecord
  km: number
}

/** The hotels of an area. */
export interface Around {
  /** Time zones of these hotels. */
  readonly timeZones: ReadonlySet<string>
  /** Takes the nearest hotel left; undefined if none is left. */
  take(): NearHotel | undefined
  /** The hotels not taken yet, unordered. */
  rest(): Iterable<HotelRecord>
}

/** Every hotel in memory, by id, room type number and location. */
export interface HotelIndex {
  readonly size: number
  hotel(id: string): HotelRecord | undefined
  /** By `room_types.number`, as in a rate key. */
  room(number: number): { hotel: HotelRecord; room: RoomType } | undefined
  around(point: Point, area: Area): Around
  /** Number of hotels in an area. */
  count(point: Point, area: Area): number
}

/** Countries by ISO 3166-1 alpha-2 code: the bounding box of a country also covers parts of its neighbors. */
export interface Borders {
  /** The country (`AE`) or state (`US.NY`) with exactly these bounds; otherwise undefined. */
  areaAt(bounds: Bounds): string | undefined
  /** The country of a hotel, and its state if there is one. */
  areasOf(hotel: Pick<HotelRecord, 'city_id'>): readonly string[]
}

/** An area is simply its bounding box. */
const NO_BORDERS: Borders = { areaAt: () => undefined, areasOf: () => [] }

const byPrice = (a: RoomType, b: RoomType): number => a.base_price_cents - b.base_price_cents || a.number - b.number

/** @param borders limits a search in the exact bounds of a country or state to its own hotels. */
export const createHotelIndex = (records: readonly HotelRecord[], borders = NO_BORDERS): HotelIndex => {
  // Sort before copying, so neighbors are adjacent in memory too.
  const hotels = records
    .toSorted(byRowAndLng)
    .map((hotel) => ({ ...hotel, room_types: hotel.room_types.toSorted(byPrice).map((room) => ({ ...room })) }))
  const grid = createGrid(hotels)
  const zones = [...new Set(hotels.map(({ time_zone }) => time_zone))]
  const zoneNumbers = new Map(zones.map((zone, number) => [zone, number]))
  const zoneOf = Uint16Array.from(hotels, ({ time_zone }) => zoneNumbers.get(time_zone) ?? 0)
  const byId = new Map(hotels.map((hotel) => [hotel.id, hotel]))
  const byNumber = new Map(hotels.flatMap((hotel) => hotel.room_types.map((room) => [room.number, { hotel, room }])))

  const homes = hotels.map((hotel) => borders.areasOf(hotel))
  /** Tells which hotels in the bounding box belong to the area. */
  const membersOf = (area: Area): ((place: number) => boolean) => {
    const within = area.kind === 'box' ? borders.areaAt(area.bounds) : undefined
    return (place) => within === undefined || (homes[place]?.includes(within) ?? false)
  }

  return {
    size: hotels.length,
    hotel: (id) => byId.get(id),
    room: (number) => byNumber.get(number),
    count: (point, area) => {
      let count = 0
      const isIn = membersOf(area)
      grid.each(point, area, (place) => {
        if (isIn(place)) count += 1
      })
      return count
    },
    around: (point, area) => {
      const seen = new Uint8Array(zones.length)
      const isIn = membersOf(area)
      grid.each(point, area, (place) => {
        if (isIn(place)) seen[zoneOf[place] ?? 0] = 1
      })
      const nearest = nearestOfRings(grid.rings(point, area))
      return {
        timeZones: new Set(zones.filter((_, number) => seen[number] === 1)),
        take: () => {
          for (;;) {
            const km = kmOf(nearest.distance)
            const place = nearest.take()
            const hotel = hotels[place]
            if (hotel === undefined || isIn(place)) return hotel && { hotel, km }
          }
        },
        rest: () => restOf(nearest, hotels, isIn),
      }
    },
  }
}

function* restOf(
  nearest: Nearest,
  hotels: readonly HotelRecord[],
  isIn: (place: number) => boolean,
): Iterable<HotelRecord> {
  for (const place of nearest.rest()) {
    const hotel = hotels[place]
    if (hotel !== undefined && isIn(place)) yield hotel
  }
}

/** All hotels, nearest first. */
export function* nearestFirst(around: Around): Iterable<NearHotel> {
  for (let near = around.take(); near !== undefined; near = around.take()) yield near
}
