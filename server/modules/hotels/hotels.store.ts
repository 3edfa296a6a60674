import { sql } from 'kysely'
import type { Connection } from '#server/db/schema.ts'
import type { HotelRecord, RoomType } from './hotels.index.ts'

/** Hotels inserted per statement. */
const HOTELS_AT_ONCE = 1000

/** Inserts hotels with their room types. The keys of a record must be the column names. */
export const insertHotels = async (connection: Connection, hotels: readonly HotelRecord[]): Promise<void> => {
  for (let from = 0; from < hotels.length; from += HOTELS_AT_ONCE) {
    const some = hotels.slice(from, from + HOTELS_AT_ONCE)
    const rows = JSON.stringify(some.map((hotel) => ({ ...hotel, room_types: undefined })))
    const rooms = JSON.stringify(some.flatMap((hotel) => hotel.room_types))
    await sql`insert into hotels select * from jsonb_populate_recordset(null::hotels, ${rows}::jsonb)`.execute(
      connection,
    )
    await sql`insert into room_types select * from jsonb_populate_recordset(null::room_types, ${rooms}::jsonb)`.execute(
      connection,
    )
  }
}

export const hasHotels = async (connection: Connection): Promise<boolean> => {
  const row = await connection.selectFrom('hotels').select('id').limit(1).executeTakeFirst()
  return row !== undefined
}

/** Hotels read per statement, because the length of a text is limited. */
const READ_AT_ONCE = 10_000

/**
 * The whole catalog, to be kept in memory. Many rows come as one value: the embedded database returns megabytes of text much
 * faster than thousands of rows.
 */
export const readHotels = async (connection: Connection): Promise<HotelRecord[]> => {
  const shared = sharing()
  const records: HotelRecord[] = []
  for (let last = ''; ;) {
    const some = await readHotelsAfter(connection, last)
    // Not with spread: each element would be an argument.
    for (const record of some) records.push(shared(record))
    if (some.length < READ_AT_ONCE) return records
    last = some.at(-1)?.id ?? ''
  }
}

const readHotelsAfter = async (connection: Connection, last: string): Promise<HotelRecord[]> => {
  const { rows } = await sql<{ hotels: Omit<HotelRecord, 'room_types'>[] | null; rooms: RoomType[] | null }>`
    with page as (select * from hotels where id > ${last} order by id limit ${READ_AT_ONCE}::integer)
    select
      (select json_agg(page order by id) from page) as hotels,
      (select json_agg(room_types order by number) from room_types join page on page.id = hotel_id) as rooms`.execute(
    connection,
  )
  const ofHotel = new Map<string, RoomType[]>()
  for (const room of rows[0]?.rooms ?? []) {
    const siblings = ofHotel.get(room.hotel_id)
    if (siblings) siblings.push(room)
    else ofHotel.set(room.hotel_id, [room])
  }
  return (rows[0]?.hotels ?? []).map((hotel) => ({ ...hotel, room_types: ofHotel.get(hotel.id) ?? [] }))
}

/** Shares equal values (season, time zone, room names, beds …) among hotels to save memory. */
export const sharing = (): ((hotel: HotelRecord) => HotelRecord) => {
  const text = sharer<string>()
  const season = sharer<HotelRecord['season']>()
  const amenities = sharer<HotelRecord['amenities']>()
  const names = sharer<RoomType['names']>()
  const beds = sharer<RoomType['beds']>()
  return (hotel) => ({
    ...hotel,
    city_id: text(hotel.city_id),
    time_zone: text(hotel.time_zone),
    season: season(hotel.season),
    amenities: amenities(hotel.amenities),
    room_types: hotel.room_types.map((room) => ({
      ...room,
      hotel_id: hotel.id,
      kind: text(room.kind),
      names: names(room.names),
      beds: beds(room.beds),
      amenities: amenities(room.amenities),
    })),
  })
}

const sharer = <T>(): ((value: T) => T) => {
  const cache = new Map<string, T>()
  return (value) => {
    const key = JSON.stringify(value)
    const same = cache.get(key)
    if (same !== undefined) return same
    cache.set(key, value)
    return value
  }
}
