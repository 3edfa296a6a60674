import { STANDARD_CHECK_IN_HOUR, STANDARD_CHECK_OUT_HOUR } from '#contract/stay.ts'
import type { HotelContent } from '#server/modules/hotels/hotelContent.port.ts'
import { hotelById } from '#server/standins/catalogue/catalogue.ts'
import type { CatalogueHotel, CatalogueRoom } from '#server/standins/catalogue/catalogue.types.ts'
import { cityById } from '#server/standins/catalogue/cities.ts'
import { hotelAddress, hotelContent, roomContent } from '#server/standins/catalogue/content.ts'
import { hotelImage, picturesOf, roomPictures } from '#server/standins/catalogue/pictures.ts'

/** `nyc-0001-r1` is a room type of `nyc-0001`. */
const roomById = (roomTypeId: string): { hotel: CatalogueHotel; room: CatalogueRoom } | undefined => {
  const hotel = hotelById(roomTypeId.slice(0, roomTypeId.lastIndexOf('-')))
  const room = hotel?.room_types.find(({ id }) => id === roomTypeId)
  return hotel && room ? { hotel, room } : undefined
}

/** What the hotels of the demo catalogue say and show of themselves. */
export const demoHotelContent: HotelContent = {
  page: (hotelId, locale) => {
    const hotel = hotelById(hotelId)
    const city = hotel && cityById(hotel.city_id)
    if (!hotel || !city) return undefined
    const { description, address, contact, scores, reviews, policies } = hotelContent(hotel, locale)
    return {
      id: hotel.id,
      name: hotel.name[locale],
      description,
      address,
      location: { lat: hotel.lat, lng: hotel.lng },
      time_zone: city.time_zone,
      stars: hotel.stars,
      images: picturesOf(hotel),
      amenities: [...hotel.amenities],
      reviews: { rating: hotel.rating, count: hotel.review_count, scores, items: reviews },
      things_to_know: {
        check_in_from: STANDARD_CHECK_IN_HOUR,
        check_out_until: STANDARD_CHECK_OUT_HOUR,
        guarantees_early_check_in: hotel.guarantees_early_check_in,
        guarantees_late_check_out: hotel.guarantees_late_check_out,
        policies,
      },
      contact,
      demo: true,
    }
  },
  address: (hotelId, locale) => {
    const hotel = hotelById(hotelId)
    return hotel ? hotelAddress(hotel, locale) : ''
  },
  image: hotelImage,
  room: (roomTypeId, locale) => {
    const found = roomById(roomTypeId)
    if (!found) return { description: '', images: [] }
    const { description } = roomContent(found.hotel, found.room, locale)
    return { description, images: roomPictures(found.hotel, found.room) }
  },
}
