import type { Locale } from '#contract/shared/locale.ts'
import { MAX_POPULAR, type PopularPlace } from '#contract/hotel/places.ts'
import type { CountHotels } from '#server/adapters/places/local.places.ts'
import type { LocalText } from '#server/localText.ts'
import type { HotelContent } from '#server/modules/hotels/hotelContent.port.ts'
import type { HotelRecord } from '#server/modules/hotels/hotels.index.ts'

/** A city with hotels for sale. */
export interface SoldCity {
  name: LocalText
  country: LocalText
  lat: number
  lng: number
}

export interface PopularDeps {
  records: readonly HotelRecord[]
  cityOf: (id: string) => SoldCity | undefined
  content: Pick<HotelContent, 'image'>
  countHotels: CountHotels
}

/** Hour of day in the city's picture. */
const SHOWN_AT = 18

/** The cities with the most hotels, as long as there are too few searches to know better. */
export const popularPlaces = ({
  records,
  cityOf,
  content,
  countHotels,
}: PopularDeps): ((locale: Locale) => PopularPlace[]) => {
  const byCity = new Map<string, HotelRecord[]>()
  for (const hotel of records) {
    const others = byCity.get(hotel.city_id)
    if (others === undefined) byCity.set(hotel.city_id, [hotel])
    else others.push(hotel)
  }
  const most = [...byCity]
    .toSorted(([, left], [, right]) => right.length - left.length)
    .slice(0, MAX_POPULAR)
    .flatMap(([id, hotels]) => {
      const city = cityOf(id)
      const best = hotels.toSorted((left, right) => right.stars - left.stars || right.rating - left.rating)[0]
      if (city === undefined || best === undefined) return []
      const { name, lat, lng } = city
      // As for every place: the number of hotels that a search covers.
      const hotelCount = countHotels({ destination: { name: name.en, point: { lat, lng }, poi: false } })
      return [{ city, hotels: hotelCount, shown: best.id }]
    })
  return (locale) =>
    most.map(({ city: { name, country, lat, lng }, hotels, shown }) => ({
      name: name[locale],
      around: country[locale],
      location: { lat, lng },
      hotels,
      image: content.image(shown, SHOWN_AT),
    }))
}
