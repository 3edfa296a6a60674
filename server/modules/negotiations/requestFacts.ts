import type { HotelRequest } from '#contract/inquiry/confirm.ts'
import { dayHour, hourPart, STANDARD_CHECK_IN_HOUR, STANDARD_CHECK_OUT_HOUR } from '#contract/hotel/stay.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { toDollars } from '#contract/shared/money.ts'
import type { HotelIndex, HotelRecord, RoomType } from '#server/modules/hotels/hotels.index.ts'
import { hourRange, type Availability } from '#server/modules/inventory/availability.ts'
import type { Span } from '#server/modules/inventory/span.ts'
import type { OfferRow } from './negotiations.store.ts'
import type { NegotiationRows } from './negotiations.view.ts'
import { nightPriceOf } from './usualPrice.ts'

export interface RequestFactsDeps {
  hotels: Pick<HotelIndex, 'hotel'>
  availability: Pick<Availability, 'roomsFree'>
}

type FactRows = Pick<NegotiationRows, 'row' | 'booking'>

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

const extraHours = (
  { row }: FactRows,
  { check_in, check_out }: OfferRow,
): (Span & { side: 'check_in' | 'check_out' })[] => [
  ...(row.side !== 'check_out' && hourPart(check_in) < STANDARD_CHECK_IN_HOUR
    ? [{ side: 'check_in' as const, from: check_in, until: dayHour(row.stay_from, STANDARD_CHECK_IN_HOUR) }]
    : []),
  ...(row.side !== 'check_in' && hourPart(check_out) > STANDARD_CHECK_OUT_HOUR
    ? [{ side: 'check_out' as const, from: dayHour(row.stay_until, STANDARD_CHECK_OUT_HOUR), until: check_out }]
    : []),
]

/**
 * Rooms that stay free in the hours asked for: of the booking's type, or, for a room that was booked elsewhere, of all that we
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
  return extraHours(rows, offer).map(({ side, from, until }) => ({
    side,
    from,
    until,
    name: booked?.names[locale] ?? null,
    free: sum(rooms.map((room) => deps.availability.roomsFree(room, hourRange({ from, until })))),
    total: sum(rooms.map(({ rooms_total }) => rooms_total)),
  }))
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)
