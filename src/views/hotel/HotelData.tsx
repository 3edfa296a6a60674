import type { Hotel } from '#contract/hotels.ts'
import { useWords } from '#src/i18n/I18nContext.tsx'

/** The hotel as search engines read it (schema.org). It is data, which no policy of scripts concerns. */
export const HotelData = ({ hotel }: { hotel: Hotel }) => {
  const words = useWords()
  const { reviews, location, things_to_know: things } = hotel
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    name: hotel.name,
    description: hotel.description,
    address: hotel.address,
    telephone: hotel.contact.phone,
    geo: { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lng },
    image: hotel.images.map(({ url }) => new URL(url, document.baseURI).href),
    starRating: { '@type': 'Rating', ratingValue: hotel.stars },
    ...(reviews.count > 0
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
    checkinTime: words.hour(things.check_in_from),
    checkoutTime: words.hour(things.check_out_until),
    amenityFeature: hotel.amenities.map((amenity) => ({
      '@type': 'LocationFeatureSpecification',
      name: words.t(`hotel.amenity.${amenity}`),
      value: true,
    })),
  }
  return (
    <script
      type="application/ld+json"
      // Nothing in it can end the element.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', String.raw`\u003c`) }}
    />
  )
}
