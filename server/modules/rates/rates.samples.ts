import type { Clock } from '#server/clock.ts'
import type { HotelContent } from '#server/modules/hotels/hotelContent.port.ts'
import { createHotelIndex, type HotelRecord } from '#server/modules/hotels/hotels.index.ts'
import { sampleHotel } from '#server/modules/hotels/hotels.samples.ts'
import type { SearchDeps } from '#server/modules/hotels/hotels.search.ts'
import { createAvailability } from '#server/modules/inventory/availability.ts'
import { rateKeys } from './rateKey.ts'
import type { RatesDeps } from './rates.service.ts'

/** Noon of 20 November 2026 in New York. */
export const SAMPLE_NOW = Temporal.Instant.from('2026-11-20T17:00Z')

const sampleContent: HotelContent = {
  page: () => undefined,
  hotelsAt: () => [],
  address: (hotelId) => `Address of ${hotelId}`,
  language: () => 'en',
  image: (hotelId, hour) => `/pictures/${hotelId}/${hour}.svg`,
  room: (roomTypeId, _locale, hour) => ({
    description: `About ${roomTypeId}`,
    images: [{ url: `/pictures/${roomTypeId}/${hour}.svg`, kind: 'room' }],
  }),
}

/** Dependencies of the hotel and rate services: the given hotels and an empty inventory. */
export const sampleDeps = (
  hotels: readonly HotelRecord[] = [sampleHotel()],
  clock: Clock = () => SAMPLE_NOW,
): RatesDeps & SearchDeps & { content: HotelContent } => ({
  hotels: createHotelIndex(hotels),
  availability: createAvailability(hotels.flatMap((hotel) => hotel.room_types)),
  keys: rateKeys('the secret of the tests, 32 bytes or more'),
  content: sampleContent,
  cityName: ({ city_id }, locale) => `${city_id} ${locale}`,
  airportAt: () => null,
  answerRecords: { of: () => null },
  clock,
})

/** Breakdown of a stay with standard hours, without taxes. */
export const nightsAlone = (nights: number) => ({
  nights,
  hours_saved: 0,
  hours_bought: 0,
  bids: 0,
  credits: 0,
  promo: 0,
  taxes: 0,
  total: nights,
})
