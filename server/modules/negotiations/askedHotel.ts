import tzLookup from '@photostructure/tz-lookup'
import type { InquiryHotelBody } from '#contract/inquiry/inquiries.ts'
import type { Point } from '#contract/hotel/destination.ts'
import type { Locale } from '#contract/shared/locale.ts'
import type { PlacesProvider } from '#server/adapters/places/places.port.ts'
import { ApiError } from '#server/http/errors.ts'
import { nameKey, placeKey } from '#server/modules/hotelContacts/hotelContacts.store.ts'
import type { HotelContent } from '#server/modules/hotels/hotelContent.port.ts'
import type { HotelIndex } from '#server/modules/hotels/hotels.index.ts'
import type { AskedHotel } from './negotiations.tables.ts'

export interface AskedHotelDeps {
  hotels: Pick<HotelIndex, 'hotel'>
  content: Pick<HotelContent, 'address' | 'page'>
  places: Pick<PlacesProvider, 'detail'>
}

export interface ResolvedHotel {
  hotel: AskedHotel
  hotelKey: string
  timeZone: string
}

const addressIn = (street: string, town: string): string => [street, town].filter((part) => part !== '').join(', ')

const isOnEarth = ({ lat, lng }: Point): boolean => Math.abs(lat) <= 90 && Math.abs(lng) <= 180

const invalid = (field: string, message: string): ApiError =>
  new ApiError('invalid_request', `${field}: ${message}`, { field })

/**
 * The hotel that a guest chose or wrote. What our catalogue or the places know of it comes before what was sent. A place that nobody
 * knows, or that cannot be looked up now, is a hotel written by hand: its clock is not known for certain.
 * @param mailbox of the guest; null: somebody speaks for the hotel, who knows its address.
 * @throws 400 for an unknown place, or for a hotel whose town, and so whose clock, is unknown.
 */
export const resolveHotel = async (
  { hotels, content, places }: AskedHotelDeps,
  body: InquiryHotelBody,
  { locale, mailbox }: { locale: Locale; mailbox: string | null },
): Promise<ResolvedHotel> => {
  const placeId = body.place_id ?? null
  const known = placeId === null ? undefined : hotels.hotel(placeId)
  if (known !== undefined) {
    const contact = content.page(known.id, locale)?.contact
    return {
      hotel: {
        id: known.id,
        names: known.names,
        address: content.address(known.id, locale),
        phone: contact?.phone ?? '',
        website: contact?.website ?? '',
        url: '',
        lat: known.lat,
        lng: known.lng,
      },
      hotelKey: known.id,
      timeZone: known.time_zone,
    }
  }
  const place = placeId === null ? null : await places.detail(placeId, locale)
  const point = place?.geometry.location ?? body.location ?? null
  if (point === null)
    throw placeId === null
      ? invalid('hotel.location', 'is required for a hotel without a place')
      : invalid('hotel.place_id', 'there is no such place')
  if (!isOnEarth(point)) throw invalid('hotel.location', 'is not on Earth')
  const timeZone = tzLookup(point.lat, point.lng)
  const street = body.formatted_address ?? ''
  const isByHand = placeId === null || place === null
  if (isByHand && street === '' && mailbox === null)
    throw invalid('hotel.formatted_address', 'is required for a hotel without a place')
  const name = place?.name ?? body.name
  return {
    hotel: {
      id: null,
      names: { en: name, ar: name, he: name },
      address: isByHand ? addressIn(street, body.vicinity ?? '') : street || body.vicinity || place.vicinity || '',
      phone: place?.international_phone_number ?? body.international_phone_number ?? '',
      website: place?.website ?? body.website ?? '',
      url: place?.url ?? body.url ?? '',
      lat: point.lat,
      lng: point.lng,
    },
    hotelKey: isByHand ? nameKey({ name, address: street, point, timeZone }, mailbox ?? '') : placeKey(placeId),
    timeZone,
  }
}
