import type { Bounds, Point } from '#contract/hotel/destination.ts'
import type { Amenity } from '#contract/hotel/amenities.ts'
import type { Cents } from '#contract/shared/money.ts'
import type { RoomOffer } from '#contract/hotel/rates.ts'
import type { LocalText } from '#server/localText.ts'
import { byRowAndLng, createGrid, kmOf, type Area } from './hotels.grid.ts'
import type { Season } from './hotels.tables.ts'
import { nearestOfRings, type Nearest } from './nearest.ts'

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

export interface NearHotel {
  hotel: HotelRecord
  km: number
}

/** The hotels of an area. */
export interface Around {
  /** In which time zones they lie. */
  readonly timeZones: ReadonlySet<string>
  /** Takes the nearest one that has not been taken; undefined when none is left. */
  take(): NearHotel | undefined
  /** Those that have not been taken, in no order. */
  rest(): Iterable<HotelRecord>
}

/** Every hotel in memory, found by id, by room number and by place. */
export interface HotelIndex {
  readonly size: number
  hotel(id: string): HotelRecord | undefined
  /** By `room_types.number`, as a rate key names it. */
  room(number: number): { hotel: HotelRecord; room: RoomType } | undefined
  around(point: Point, area: Area): Around
  /** How many hotels an area has. */
  count(point: Point, area: Area): number
}

/** Where countries end, by their ISO 3166-1 alpha-2 codes: a rectangle is wider than one. */
export interface Borders {
  /** The country (`AE`) or the state (`US.NY`) whose own rectangle these bounds are, if they are one's. */
  areaAt(bounds: Bounds): string | undefined
  /** The country of a hotel, and its state where it is in one. */
  areasOf(hotel: Pick<HotelRecord, 'city_id'>): readonly string[]
}

/** An area is all that lies in its rectangle. */
const NO_BORDERS: Borders = { areaAt: () => undefined, areasOf: () => [] }

const byPrice = (a: RoomType, b: RoomType): number => a.base_price_cents - b.base_price_cents || a.number - b.number

/** @param borders a search in the own rectangle of a country or a state finds the hotels of that alone. */
export const createHotelIndex = (records: readonly HotelRecord[], borders = NO_BORDERS): HotelIndex => {
  // Put in order before they are copied: neighbours then lie side by side in memory too.
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
  /** Which of the hotels in its rectangle are of an area. */
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

/**
 * All of them, nearest first.
 * @forTests
 */
export function* nearestFirst(around: Around): Iterable<NearHotel> {
  for (let near = around.take(); near !== undefined; near = around.take()) yield near
}
