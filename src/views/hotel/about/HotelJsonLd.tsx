import { DEFAULT_CURRENCY } from '#contract/shared/currencies.ts'
import type { Hotel } from '#contract/hotel/hotels.ts'
import type { RoomOffer } from '#contract/hotel/rates.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { publicOrigin } from '#src/views/layout/documentFacts.ts'

/** Local time in ISO 8601, always in ASCII digits. */
const timeOfDay = (hour: number): string => Temporal.PlainTime.from({ hour }).toString()

/** Structured data for search engines (schema.org). A data block: script CSP does not apply. */
export const HotelJsonLd = ({
  hotel,
  rooms,
}: {
  hotel: Hotel
  /** Cheapest first; undefined until loaded. */
  rooms: readonly RoomOffer[] | undefined
}) => {
  const words = useI18n()
  const { reviews, location, things_to_know: things } = hotel
  const room = rooms?.[0]
  const rate = room?.rates[0]
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    name: hotel.name,
    description: hotel.description,
    address: hotel.address,
    telephone: hotel.contact.phone,
    geo: { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lng },
    image: hotel.images.map(({ url }) => new URL(url, publicOrigin()).href),
    starRating: { '@type': 'Rating', ratingValue: hotel.stars },
    // Ratings of demo hotels are made up.
    ...(reviews.count > 0 && !hotel.demo
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: reviews.rating,
            bestRating: 10,
            worstRating: 0,
            reviewCount: reviews.count,
          },
        }
      : {}),
    checkinTime: timeOfDay(things.check_in_from),
    checkoutTime: timeOfDay(things.check_out_until),
    ...(room && rate
      ? {
          makesOffer: {
            '@type': 'Offer',
            price: rate.total.toFixed(2),
            priceCurrency: DEFAULT_CURRENCY.code,
            availability: 'https://schema.org/InStock',
            itemOffered: { '@type': 'HotelRoom', name: room.name },
          },
        }
      : {}),
    amenityFeature: hotel.amenities.map((amenity) => ({
      '@type': 'LocationFeatureSpecification',
      name: words.t(`hotel.amenity.${amenity}`),
      value: true,
    })),
  }
  return (
    <script
      type="application/ld+json"
      // With `<` escaped, no text can close the element.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', String.raw`\u003c`) }}
    />
  )
}
