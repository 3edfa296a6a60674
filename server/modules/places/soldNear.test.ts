import { expect, test } from 'vitest'
import { soldNear } from './soldNear.ts'

const text = (word: string) => ({ en: `${word} en`, ar: `${word} ar`, he: `${word} he` })
const CITIES = {
  athens: { lat: 37.98, lng: 23.73, zone: 'Europe/Athens' },
  cairo: { lat: 30.04, lng: 31.24, zone: 'Africa/Cairo' },
  istanbul: { lat: 41.01, lng: 28.98, zone: 'Europe/Istanbul' },
  rome: { lat: 41.9, lng: 12.5, zone: 'Europe/Rome' },
  suva: { lat: -18.14, lng: 178.44, zone: 'Pacific/Fiji' },
  apia: { lat: -13.83, lng: -171.76, zone: 'Pacific/Apia' },
  oslo: { lat: 59.91, lng: 10.75, zone: 'Europe/Oslo' },
}

const near = soldNear({
  records: [...Object.entries(CITIES), ...Object.entries(CITIES), ['nowhere', { zone: 'Asia/Nowhere' }] as const].map(
    ([city_id, { zone }]) => ({ city_id, time_zone: zone }),
  ),
  cityOf: (id) => {
    const at = Object.entries(CITIES).find(([name]) => name === id)?.[1]
    return at && { name: text(id), country: text('land'), lat: at.lat, lng: at.lng }
  },
  countHotels: ({ destination, bounds }) => (bounds === undefined ? (destination.name === 'Crete' ? 0 : 7) : 4),
})
const crete = { name: 'Crete', point: { lat: 35.2, lng: 24.9 }, poi: false }

test('the nearest cities that have hotels, nearest first, in the language of the guest, none far away or on another continent', () => {
  const { hotels, places } = near({ destination: crete }, 'he')
  expect(hotels).toBe(0)
  expect(places.map(({ name, distance }) => `${name} ${Math.round(distance)}`)).toEqual([
    'athens he 326',
    'istanbul he 738',
  ])
  expect(places[0]).toEqual({
    name: 'athens he',
    around: 'land he',
    location: { lat: CITIES.athens.lat, lng: CITIES.athens.lng },
    // As for every place: the number of hotels that a search covers.
    hotels: 7,
    distance: 326.3,
  })
})

test('the distance across the Pacific is the shorter one', () => {
  const { places } = near({ destination: { name: 'Tonga', point: { lat: -21.1, lng: -175.2 }, poi: false } }, 'en')
  expect(places.map(({ name }) => name)).toEqual(['suva en', 'apia en'])
})

test('the number of hotels is that of the searched area', () => {
  expect(near({ destination: crete, bounds: { neLat: 1, neLng: 1, swLat: 0, swLng: 0 } }, 'en').hotels).toBe(4)
})
