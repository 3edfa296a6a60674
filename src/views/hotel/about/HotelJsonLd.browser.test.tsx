import { ar } from '#locales/ar.ts'
import { en } from '#locales/en.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import { expect, test } from 'vitest'
import { HOTEL, ROOM } from '#src/views/hotel/hotel.testing.ts'
import { HotelJsonLd } from './HotelJsonLd.tsx'

const REVIEWED = { ...HOTEL, reviews: { ...HOTEL.reviews, rating: 8.4, count: 120 } }

test('describes the hotel to search engines: place, hours and price as data, whatever the page language', () => {
  for (const locale of ['en', 'ar'] as const) {
    const data = read({ ...REVIEWED, demo: false }, [ROOM], locale)
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Hotel',
      name: 'Meridian Yard',
      telephone: '+1 212 555 0100',
      geo: { latitude: 40.7, longitude: -74 },
      checkinTime: '15:00:00',
      checkoutTime: '11:00:00',
      aggregateRating: { ratingValue: 8.4, bestRating: 10, reviewCount: 120 },
      makesOffer: {
        price: '400.00',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        itemOffered: { '@type': 'HotelRoom', name: 'Double Room' },
      },
    })
  }
})

test('invents nothing: no rating for a demo hotel, and no price without rooms', () => {
  expect(read(REVIEWED, [ROOM])).not.toHaveProperty('aggregateRating')
  expect(read({ ...HOTEL, demo: false }, [ROOM])).not.toHaveProperty('aggregateRating')
  for (const rooms of [undefined, []]) expect(read(REVIEWED, rooms)).not.toHaveProperty('makesOffer')
})

test('a hotel name cannot close the script element', () => {
  const name = '</script><img src=x onerror=alert(1)>'
  expect(read({ ...HOTEL, name }, undefined)).toMatchObject({ name })
  expect(document.querySelector('img')).toBeNull()
})

const read = (
  hotel: Parameters<typeof HotelJsonLd>[0]['hotel'],
  rooms: Parameters<typeof HotelJsonLd>[0]['rooms'],
  locale: 'en' | 'ar' = 'en',
): unknown => {
  renderPage(
    <PageI18nProvider locale={locale} texts={{ en, ar }[locale]}>
      <HotelJsonLd hotel={hotel} rooms={rooms} />
    </PageI18nProvider>,
  )
  return JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '')
}
