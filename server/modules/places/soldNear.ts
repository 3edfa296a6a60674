import type { Bounds, Destination } from '#contract/hotel/destination.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { MAX_SOLD_NEAR, type SoldNearResponse } from '#contract/hotel/soldNear.ts'
import type { CountHotels } from '#server/adapters/places/local.places.ts'
import { greatCircleKm } from '#contract/hotel/distance.ts'
import type { HotelRecord } from '#server/modules/hotels/hotels.index.ts'
import type { SoldCity } from './popular.ts'

export interface SoldNearDeps {
  records: readonly Pick<HotelRecord, 'city_id' | 'time_zone'>[]
  cityOf: (id: string) => SoldCity | undefined
  countHotels: CountHotels
}

/** A city farther away would be another journey. */
const SUGGESTED_KM = 1000

/** `Europe` of `Europe/Athens`. */
const continentOf = (timeZone: string): string => timeZone.slice(0, timeZone.indexOf('/'))

export type SoldNear = (search: { destination: Destination; bounds?: Bounds }, locale: Locale) => SoldNearResponse

/** Number of hotels that a search there could answer with, whatever the dates, and the nearest cities with hotels. */
export const soldNear = ({ records, cityOf, countHotels }: SoldNearDeps): SoldNear => {
  const cities = [...new Map(records.map(({ city_id, time_zone }) => [city_id, time_zone]))].flatMap(([id, zone]) => {
    const city = cityOf(id)
    return city === undefined ? [] : [{ city, continent: continentOf(zone) }]
  })
  return (search, locale) => ({
    hotels: countHotels(search),
    places: cities
      .map(({ city, continent }) => ({ city, continent, km: greatCircleKm(search.destination.point, city) }))
      .filter(({ km }) => km <= SUGGESTED_KM)
      .toSorted((one, other) => one.km - other.km)
      .filter(({ continent }, _, [nearest]) => continent === nearest?.continent)
      .slice(0, MAX_SOLD_NEAR)
      .map(({ city: { name, country, lat, lng }, km }) => ({
        name: name[locale],
        around: country[locale],
        location: { lat, lng },
        hotels: countHotels({ destination: { name: name.en, point: { lat, lng }, poi: false } }),
        distance: Math.round(km * 10) / 10,
      })),
  })
}
