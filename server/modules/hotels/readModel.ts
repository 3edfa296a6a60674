import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/schema.ts'
import { createAvailability, type Availability } from '#server/modules/inventory/availability.ts'
import { firstUsefulDay, readRoomDays } from '#server/modules/inventory/roomDays.store.ts'
import { createHotelIndex, type HotelIndex } from './hotels.index.ts'
import { readHotels } from './hotels.store.ts'

/** What searches and lists read, in memory. */
export interface ReadModel {
  hotels: HotelIndex
  availability: Availability
  /** Reads the inventory again: to see what other processes have booked. */
  refresh(): Promise<void>
}

/** Reads the whole catalogue and its inventory once, when the server starts. */
export const loadReadModel = async (db: Database, clock: Clock): Promise<ReadModel> => {
  const records = await readHotels(db)
  const availability = createAvailability(records.flatMap((hotel) => hotel.room_types))
  const refresh = async (): Promise<void> => availability.replace(await readRoomDays(db, firstUsefulDay(clock())))
  await refresh()
  return { hotels: createHotelIndex(records), availability, refresh }
}
