import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '#contract/hotel/stay.ts'
import type { Database } from '#server/db/schema.ts'
import { insertBusyRuns } from '#server/modules/inventory/roomDays.store.ts'
import type { HotelSource } from './hotelSource.port.ts'
import { hasHotels, insertHotels } from './hotels.store.ts'

/**
 * Fills an empty database with the hotels of a source and their sold rooms from `firstDay` (`YYYY-MM-DD`) on, in one
 * transaction. Does nothing if there are hotels already. Resolves to true if it has filled the database.
 */
export const seedCatalogue = async (db: Database, firstDay: string, source: HotelSource): Promise<boolean> => {
  if (await hasHotels(db)) return false
  const hotels = source.hotels()
  await db.transaction().execute(async (transaction) => {
    await insertHotels(transaction, hotels)
    const runs = hotels.flatMap((hotel) => source.busyRuns(hotel, MAX_DAYS_AHEAD + MAX_NIGHTS))
    await insertBusyRuns(transaction, firstDay, runs)
  })
  return true
}
