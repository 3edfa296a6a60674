import { areaAt } from '#server/adapters/places/areas.ts'
import type { KnownPlaces } from '#server/adapters/places/places.port.ts'
import { countryName } from '#server/adapters/places/regions.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/schema.ts'
import {
  createHotelIndex,
  type Borders,
  type HotelIndex,
  type HotelRecord,
} from '#server/modules/hotels/hotels.index.ts'
import { readHotels } from '#server/modules/hotels/hotels.store.ts'
import { createAvailability, type Availability } from '#server/modules/inventory/availability.ts'
import { firstUsefulDay, readRoomDays } from '#server/modules/inventory/roomDays.store.ts'
import type { SoldCity } from '#server/modules/places/popular.ts'
import { cityById } from '#server/demo/catalogue/cities.ts'

/** @forTests */
export const BORDERS: Borders = {
  areaAt,
  areasOf: ({ city_id }) => {
    const city = cityById(city_id)
    if (city === undefined) return []
    const { country, state } = city
    return state === undefined ? [country] : [country, `${country}.${state}`]
  },
}

export interface Catalogue {
  /** True in production too: hotels are generated until there is a supplier of real ones. */
  isDemo: boolean
  records: readonly HotelRecord[]
  hotels: HotelIndex
  availability: Availability
}

/** Reads the hotels on sale and the rooms already sold into memory. */
export const loadCatalogue = async (db: Database, clock: Clock): Promise<Catalogue> => {
  const records = await readHotels(db)
  const availability = createAvailability(records.flatMap((hotel) => hotel.room_types))
  availability.replace(await readRoomDays(db, firstUsefulDay(clock())))
  return { isDemo: true, records, hotels: createHotelIndex(records, BORDERS), availability }
}

/**
 * Cities of the catalogue, at the coordinates that their typed names resolve to: others would make a search find other hotels.
 */
export const soldCities = (
  records: readonly Pick<HotelRecord, 'city_id'>[],
  { townOf }: Pick<KnownPlaces, 'townOf'>,
): ((id: string) => SoldCity | undefined) => {
  const cities = new Map<string, SoldCity>()
  for (const id of new Set(records.map((hotel) => hotel.city_id))) {
    const city = cityById(id)
    if (city === undefined) continue
    const { lat, lng } = townOf({ name: city.name.en, point: city }) ?? city
    cities.set(id, { name: city.name, country: countryName(city.country), lat, lng })
  }
  return (id) => cities.get(id)
}
