import type { Amenity } from '#contract/hotel/amenities.ts'
import type { Hotel } from '#contract/hotel/hotels.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { chance, type Chance } from '#demoImages/chance.ts'
import type { LocalText } from '#server/localText.ts'
import type { CatalogueHotel, CatalogueRoom, City, District } from './catalogue.types.ts'
import { CITIES, cityById } from './cities.ts'
import { streetName } from './names.ts'
import { reviewsOf, scoresOf } from './reviews.ts'
import { AR } from './texts.ar.ts'
import { EN } from './texts.en.ts'
import { HE } from './texts.he.ts'
import type { CatalogueTexts, Facts, HoursKind } from './texts.types.ts'

export const TEXTS: Readonly<Record<Locale, CatalogueTexts>> = { en: EN, ar: AR, he: HE }

/** Mentioned first if a hotel has them; the list of amenities shows the others. */
const WORTH_TELLING: readonly Amenity[] = [
  'pool',
  'spa',
  'terrace',
  'restaurant',
  'breakfast',
  'gym',
  'family',
  'bar',
  'parking',
  'airport_shuttle',
  'pets',
  'wifi',
]
const MAX_LISTED_AMENITIES = 3
const MAX_LISTED_EXTRAS = 2

const placeOf = (hotel: CatalogueHotel): { city: City; district: District } => {
  const city = cityById(hotel.city_id) ?? CITIES[0]
  if (!city) throw new Error('the catalogue has no city')
  return { city, district: city.districts[hotel.district] ?? city.districts[0] }
}

const hoursKindOf = (hotel: CatalogueHotel): HoursKind => {
  if (hotel.guarantees_early_check_in) return hotel.guarantees_late_check_out ? 'both' : 'early'
  return hotel.guarantees_late_check_out ? 'late' : 'none'
}

const descriptionOf = (hotel: CatalogueHotel, texts: CatalogueTexts, locale: Locale): string => {
  const r = chance(`description ${hotel.id}`)
  const { city, district } = placeOf(hotel)
  const facts: Facts = {
    name: hotel.name[locale],
    district: district.name[locale],
    city: city.name[locale],
    stars: hotel.stars,
    rooms: hotel.room_types.reduce((sum, room) => sum + room.rooms_total, 0),
  }
  const highlights = WORTH_TELLING.filter((amenity) => hotel.amenities.includes(amenity)).slice(0, MAX_LISTED_AMENITIES)
  return [
    r.pick(texts.opening)(facts),
    r.pick(texts.setting[city.climate]),
    r.pick(texts.rooms)(facts),
    ...highlights.map((amenity) => r.pick(texts.amenities[amenity])),
    r.pick(texts.hours[hoursKindOf(hotel)]),
    r.pick(texts.closing),
  ].join(' ')
}

/** Returns the street, number, district and city of a hotel. */
export const hotelAddress = (hotel: CatalogueHotel, locale: Locale): string => {
  const r = chance(`address ${hotel.id}`)
  const { city, district } = placeOf(hotel)
  const [en, ar, he] = streetName(r)
  const street: LocalText = { en, ar, he }
  return TEXTS[locale].address(r.whole(1, 180), street[locale], district.name[locale], city.name[locale])
}

/** Phone numbers reserved for fiction, and a domain that no one can own. */
export const contactOf = (hotel: CatalogueHotel): Hotel['contact'] => ({
  phone: `+1 555 01${String(chance(`phone ${hotel.id}`).whole(0, 99)).padStart(2, '0')}`,
  email: `${hotel.id}@stayless.example`,
})

/** A hotel that checks guests in at every hour needs a night desk. */
const hasNightDesk = (hotel: CatalogueHotel): boolean => hotel.stars >= 3 || hotel.guarantees_early_check_in

const policiesOf = (hotel: CatalogueHotel, texts: CatalogueTexts): { title: string; text: string }[] => {
  const r = chance(`policies ${hotel.id}`)
  const fee = (least: number, most: number): number => (r.coin(0.3) ? 0 : r.whole(least, most))
  return texts.policies({
    quietFrom: r.pick([22, 22, 23]),
    quietUntil: r.pick([6, 7, 7, 8]),
    cancellationHours: hotel.cancellation_hours,
    deskUntil: hasNightDesk(hotel) ? null : chance(`desk ${hotel.id}`).pick([22, 23, 23]),
    phone: contactOf(hotel).phone,
    taxPercent: String(placeOf(hotel).city.tax_basis_points / 100),
    petFee: fee(10, 40),
    parkingFee: fee(8, 24 + hotel.stars * 6),
    breakfast: hotel.breakfast_cents / 100,
    pets: hotel.amenities.includes('pets'),
    parking: hotel.amenities.includes('parking'),
    family: hotel.amenities.includes('family'),
    accessible: hotel.amenities.includes('accessible'),
  })
}

export interface HotelTexts {
  description: string
  address: string
  contact: Hotel['contact']
  scores: Hotel['reviews']['scores']
  reviews: Hotel['reviews']['items']
  policies: Hotel['things_to_know']['policies']
}

/** Returns all texts of a hotel and its reviews in one language; always the same, except for the dates of reviews. */
export const hotelContent = (hotel: CatalogueHotel, locale: Locale, today: Temporal.PlainDate): HotelTexts => {
  const texts = TEXTS[locale]
  return {
    description: descriptionOf(hotel, texts, locale),
    address: hotelAddress(hotel, locale),
    contact: contactOf(hotel),
    scores: scoresOf(hotel),
    reviews: reviewsOf(hotel, texts.review, locale, today),
    policies: policiesOf(hotel, texts),
  }
}

const bedsOf = (room: CatalogueRoom, { beds, and }: CatalogueTexts['room']): string =>
  room.beds.map(({ kind, count }) => beds[kind][count === 1 ? 0 : 1]).reduce((left, right) => and(left, right))

const extrasOf = (r: Chance, room: CatalogueRoom, extras: CatalogueTexts['room']['extras']): string[] => {
  // Amenities of every room are first in the list, and mentioned only if there are no others.
  const sentences = room.amenities.toReversed().flatMap((amenity) => extras[amenity] ?? [])
  const first = r.whole(0, Math.max(0, sentences.length - MAX_LISTED_EXTRAS - 1))
  return sentences.slice(first, first + MAX_LISTED_EXTRAS)
}

export const roomContent = (_hotel: CatalogueHotel, room: CatalogueRoom, locale: Locale): { description: string } => {
  const texts = TEXTS[locale].room
  const r = chance(`room ${room.id}`)
  return {
    description: [
      r.pick(texts.kinds[room.kind]),
      r.pick(texts.measures)(room.size, bedsOf(room, texts)),
      ...extrasOf(r, room, texts.extras),
    ].join(' '),
  }
}
