import type { Bounds, Destination } from '#contract/hotel/destination.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { MAX_SOLD_NEAR, type SoldNearResponse } from '#contract/hotel/soldNear.ts'
import type { CountHotels } from '#server/adapters/places/local.places.ts'
import { greatCircleKm } from '#server/adapters/places/distance.ts'
import type { HotelRecord } from '#server/modules/hotels/hotels.index.ts'
import type { SoldCity } from './popular.ts'

export interface SoldNearDeps {
  records: readonly Pick<HotelRecord, 'city_id'>[]
  cityOf: (id: string) => SoldCity | undefined
  countHotels: CountHotels
}

export type SoldNear = (search: { destination: Destination; bounds?: Bounds }, locale: Locale) => SoldNearResponse

/** Number of hotels in the searched area, whatever the dates, and the nearest cities with hotels. */
export const soldNear = ({ records, cityOf, countHotels }: SoldNearDeps): SoldNear => {
  const cities = [...new Set(records.map(({ city_id: id }) => id))].flatMap((id) => cityOf(id) ?? [])
  return (search, locale) => ({
    hotels: countHotels(search),
    places: cities
      .map((city) => ({ city, km: greatCircleKm(search.destination.point, city) }))
      .toSorted((one, other) => one.km - other.km)
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
