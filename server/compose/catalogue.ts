import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/schema.ts'
import { createHotelIndex, type HotelIndex, type HotelRecord } from '#server/modules/hotels/hotels.index.ts'
import { readHotels } from '#server/modules/hotels/hotels.store.ts'
import { createAvailability, type Availability } from '#server/modules/inventory/availability.ts'
import { firstUsefulDay, readRoomDays } from '#server/modules/inventory/roomDays.store.ts'

export interface Catalogue {
  /** The hotels are made up, in production too: there is no supplier of real ones yet. */
  isDemo: boolean
  records: readonly HotelRecord[]
  hotels: HotelIndex
  availability: Availability
}

/** Reads what is on sale, and what of it is sold, into memory. */
export const loadCatalogue = async (db: Database, clock: Clock): Promise<Catalogue> => {
  const records = await readHotels(db)
  const availability = createAvailability(records.flatMap((hotel) => hotel.room_types))
  availability.replace(await readRoomDays(db, firstUsefulDay(clock())))
  return { isDemo: true, records, hotels: createHotelIndex(records), availability }
}
