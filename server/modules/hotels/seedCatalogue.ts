import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '#contract/stay.ts'
import type { Database } from '#server/db/schema.ts'
import { insertBusyRuns } from '#server/modules/inventory/roomDays.store.ts'
import type { CatalogueHotel, City } from '#server/standins/catalogue/catalogue.types.ts'
import { CITIES } from '#server/standins/catalogue/cities.ts'
import { generateHotel } from '#server/standins/catalogue/hotels.ts'
import { busyRuns } from './busyDays.ts'
import type { HotelRecord } from './hotels.index.ts'
import { hasHotels, insertHotels } from './hotels.store.ts'

/** In every city the hotel of this number, such as `nyc-0012`, never has a room for sale. */
export const SOLD_OUT_NUMBER = '0012'

/**
 * Fills an empty database with the demo catalogue and the bookings it pretends to have, from `firstDay` (`YYYY-MM-DD`) on, in one
 * transaction. Does nothing where there are hotels already. Answers whether it did anything.
 */
export const seedCatalogue = async (
  db: Database,
  firstDay: string,
  cities: readonly City[] = CITIES,
): Promise<boolean> => {
  if (await hasHotels(db)) return false
  const hotels = catalogueRecords(cities)
  await db.transaction().execute(async (transaction) => {
    await insertHotels(transaction, hotels)
    const runs = hotels.flatMap((hotel) => busyRuns(hotel, MAX_DAYS_AHEAD + MAX_NIGHTS))
    await insertBusyRuns(transaction, firstDay, runs)
  })
  return true
}

/** The catalogue's hotels as rows; room types are numbered by their place in it. */
export const catalogueRecords = (cities: readonly City[]): HotelRecord[] => {
  let number = 0
  return cities.flatMap((city) =>
    Array.from({ length: city.hotels }, (_, place) => {
      const { district: _district, name, room_types, ...hotel } = generateHotel(city, place + 1)
      return {
        ...hotel,
        names: name,
        amenities: [...hotel.amenities],
        time_zone: city.time_zone,
        tax_basis_points: city.tax_basis_points,
        room_types: room_types.map((room) => roomRecord(hotel.id, (number += 1), room)),
      }
    }),
  )
}

const roomRecord = (
  hotel_id: string,
  number: number,
  { name, beds, amenities, rooms_total, ...room }: CatalogueHotel['room_types'][number],
): HotelRecord['room_types'][number] => ({
  ...room,
  rooms_total: hotel_id.endsWith(SOLD_OUT_NUMBER) ? 0 : rooms_total,
  number,
  hotel_id,
  names: name,
  beds: [...beds],
  amenities: [...amenities],
})
