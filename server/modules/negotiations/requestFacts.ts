import type { HotelRequest } from '#contract/inquiry/confirm.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { toDollars } from '#contract/shared/money.ts'
import type { HotelIndex, HotelRecord, RoomType } from '#server/modules/hotels/hotels.index.ts'
import { hourRange, type Availability } from '#server/modules/inventory/availability.ts'
import type { BookingRow } from '#server/modules/bookings/bookings.store.ts'
import { extraHoursOf } from './extraHours.ts'
import type { NegotiationRow, OfferRow } from './negotiations.store.ts'
import { nightPriceOf } from './usualPrice.ts'

export interface RequestFactsDeps {
  hotels: Pick<HotelIndex, 'hotel'>
  availability: Pick<Availability, 'roomsFree'>
}

interface FactRows {
  row: NegotiationRow
  /** Of a bid; null for an inquiry. */
  booking: Pick<BookingRow, 'room_type_id' | 'room_count'> | null
}

const hotelOf = ({ row }: FactRows, { hotels }: RequestFactsDeps): HotelRecord | undefined =>
  row.hotel.id === null ? undefined : hotels.hotel(row.hotel.id)

/** The room type of a booking of ours; undefined for a room that was booked elsewhere. */
const bookedRoom = (hotel: HotelRecord, { booking }: FactRows): RoomType | undefined =>
  hotel.room_types.find(({ id }) => id === booking?.room_type_id)

/**
 * The hotel's own night of that stay, for all rooms of the booking; the cheapest room for one that was booked elsewhere. Null for
 * a hotel that we do not sell.
 */
export const requestNight = (rows: FactRows, deps: RequestFactsDeps): HotelRequest['night'] => {
  const hotel = hotelOf(rows, deps)
  const room = hotel && (bookedRoom(hotel, rows) ?? hotel.room_types[0])
  if (hotel === undefined || room === undefined) return null
  const { stay_from, stay_until } = rows.row
  return toDollars(nightPriceOf(hotel, room, { from: stay_from, until: stay_until }) * (rows.booking?.room_count ?? 1))
}

/**
 * Rooms free in the hours asked for, before a yes: of the booking's type, or, for a room that was booked elsewhere, of all that we
 * sell. Empty for a hotel that we do not sell.
 */
export const requestRooms = (
  rows: FactRows,
  offer: OfferRow,
  deps: RequestFactsDeps,
  locale: Locale,
): HotelRequest['rooms'] => {
  const hotel = hotelOf(rows, deps)
  if (hotel === undefined) return []
  const booked = bookedRoom(hotel, rows)
  const rooms = booked === undefined ? hotel.room_types : [booked]
  return extraHoursOf(rows.row, offer).map(({ side, from, until }) => ({
    side,
    from,
    until,
    name: booked?.names[locale] ?? null,
    free: sum(rooms.map((room) => deps.availability.roomsFree(room, hourRange({ from, until })))),
    total: sum(rooms.map(({ rooms_total }) => rooms_total)),
  }))
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)
