import type { HotelRecord } from '#server/modules/hotels/hotels.index.ts'
import type { HotelSource } from '#server/modules/hotels/hotelSource.port.ts'
import { busyRuns } from './busyDays.ts'
import type { CatalogueHotel, City } from './catalogue.types.ts'
import { CITIES } from './cities.ts'
import { generateHotel } from './hotels.ts'
import { SENTINELS } from './sentinels.ts'

const roomRecord = (
  hotel_id: string,
  number: number,
  { name, beds, amenities, rooms_total, ...room }: CatalogueHotel['room_types'][number],
): HotelRecord['room_types'][number] => ({
  ...room,
  rooms_total: hotel_id.endsWith(SENTINELS.sold_out) ? 0 : rooms_total,
  number,
  hotel_id,
  names: name,
  beds: [...beds],
  amenities: [...amenities],
})

const recordsOf = (cities: readonly City[]): HotelRecord[] => {
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

/** The hotels of the demo catalogue, and their invented bookings. */
export const demoHotels = (cities: readonly City[] = CITIES): HotelSource => ({
  hotels: () => recordsOf(cities),
  busyRuns,
})
