import { sql } from 'kysely'
import type { Connection } from '#server/db/schema.ts'
import type { HotelRecord, RoomType } from './hotels.index.ts'

/** Hotels written by one statement. */
const HOTELS_AT_ONCE = 1000

/** Adds hotels with their room types. The keys of a record are the names of the columns. */
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
  const found = await connection.selectFrom('hotels').select('id').limit(1).executeTakeFirst()
  return found !== undefined
}

/**
 * The whole catalogue, to be kept in memory. One value holds all the rows of a table:
 * the embedded database hands over a text of megabytes far faster than thousands of rows.
 */
export const readHotels = async (connection: Connection): Promise<HotelRecord[]> => {
  const hotels = await sql<{ all: Omit<HotelRecord, 'room_types'>[] | null }>`
    select json_agg(hotels order by id) as all from hotels`.execute(connection)
  const rooms = await sql<{ all: RoomType[] | null }>`
    select json_agg(room_types order by number) as all from room_types`.execute(connection)
  const ofHotel = new Map<string, RoomType[]>()
  for (const room of rooms.rows[0]?.all ?? []) {
    const siblings = ofHotel.get(room.hotel_id)
    if (siblings) siblings.push(room)
    else ofHotel.set(room.hotel_id, [room])
  }
  return (hotels.rows[0]?.all ?? []).map((hotel) => ({ ...hotel, room_types: ofHotel.get(hotel.id) ?? [] }))
}
