import { DEFAULT_LOCALE, type Locale } from '#contract/shared/locale.ts'
import { STANDARD_CHECK_IN_HOUR, STANDARD_CHECK_OUT_HOUR } from '#contract/hotel/stay.ts'
import { homeLanguageOf } from '#server/adapters/places/home.ts'
import type { Clock } from '#server/clock.ts'
import type { HotelContent, HotelPage } from '#server/modules/hotels/hotelContent.port.ts'
import { hotelById } from './catalogue.ts'
import type { CatalogueHotel } from './catalogue.types.ts'
import { cityById } from './cities.ts'
import { contactOf, hotelAddress, hotelContent, roomContent } from './content.ts'
import { hotelImage, picturesOf, roomPictures } from './pictures.ts'

const pageOf = (hotel: CatalogueHotel, locale: Locale, today: Temporal.PlainDate): HotelPage => {
  const content = hotelContent(hotel, locale, today)
  return {
    id: hotel.id,
    name: hotel.name[locale],
    description: content.description,
    address: content.address,
    location: { lat: hotel.lat, lng: hotel.lng },
    time_zone: cityById(hotel.city_id)?.time_zone ?? 'UTC',
    stars: hotel.stars,
    images: picturesOf(hotel),
    amenities: [...hotel.amenities],
    reviews: { rating: hotel.rating, count: hotel.review_count, scores: content.scores, items: content.reviews },
    things_to_know: {
      check_in_from: STANDARD_CHECK_IN_HOUR,
      check_out_until: STANDARD_CHECK_OUT_HOUR,
      guarantees_early_check_in: hotel.guarantees_early_check_in,
      guarantees_late_check_out: hotel.guarantees_late_check_out,
      policies: content.policies,
    },
    contact: content.contact,
    demo: true,
  }
}

/** Texts and pictures of the demo catalogue's hotels. */
export const catalogueContent = (clock: Clock): HotelContent => ({
  page: (hotelId, locale) => {
    const hotel = hotelById(hotelId)
    return hotel && pageOf(hotel, locale, clock().toZonedDateTimeISO('UTC').toPlainDate())
  },
  hotelsAt: (email) => {
    const hotel = hotelById(email.slice(0, Math.max(0, email.indexOf('@'))))
    return hotel !== undefined && contactOf(hotel).email === email ? [hotel.id] : []
  },
  address: (hotelId, locale) => {
    const hotel = hotelById(hotelId)
    return hotel ? hotelAddress(hotel, locale) : ''
  },
  language: (hotelId) => {
    const hotel = hotelById(hotelId)
    return homeLanguageOf(hotel && cityById(hotel.city_id)?.country) ?? DEFAULT_LOCALE
  },
  image: hotelImage,
  room: (roomTypeId, locale, hour) => {
    const hotel = hotelById(roomTypeId.slice(0, roomTypeId.lastIndexOf('-')))
    const room = hotel?.room_types.find(({ id }) => id === roomTypeId)
    return hotel && room
      ? { description: roomContent(hotel, room, locale).description, images: roomPictures(hotel, room, hour) }
      : { description: '', images: [] }
  },
})
