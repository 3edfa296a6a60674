import type { CatalogueHotel, City } from './catalogue.types.ts'
import { cityById } from './cities.ts'
import { generateHotel } from './hotels.ts'

const ID = /^([a-z]{3})-(\d{4})$/
const cache = new Map<string, CatalogueHotel>()

const placeOf = (id: string): { city: City; number: number } | undefined => {
  const parts = ID.exec(id)
  const city = cityById(parts?.[1] ?? '')
  const number = Number(parts?.[2])
  return city && number >= 1 && number <= city.hotels ? { city, number } : undefined
}

/** Returns a hotel by its id, e.g. `nyc-0001`; generated on first use. */
export const hotelById = (id: string): CatalogueHotel | undefined => {
  const cachedHotel = cache.get(id)
  if (cachedHotel) return cachedHotel
  const place = placeOf(id)
  if (!place) return undefined
  const hotel = generateHotel(place.city, place.number)
  cache.set(id, hotel)
  return hotel
}
