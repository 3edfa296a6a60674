import { assert as assertStruct } from 'superstruct'
import { describe, expect, test } from 'vitest'
import { Hotel } from '#contract/hotel/hotels.ts'
import { LOCALES, type Locale } from '#contract/shared/locale.ts'
import { hotelById } from './catalogue.ts'
import type { HotelPage } from '#server/modules/hotels/hotelContent.port.ts'
import type { CatalogueHotel } from './catalogue.types.ts'
import { catalogueContent } from './catalogueContent.ts'
import { TEXTS } from './content.ts'
import { generateHotels } from './hotels.ts'

const NOW = Temporal.Instant.from('2031-03-15T12:00Z')
const content = catalogueContent(() => NOW)
const sample = generateHotels().filter((_, place) => place % 26 === 0)
const MARKS_OF_A_MISTAKE = /undefined|null|NaN|\[object|[{}]|\s\s|\s[.,،]|\.\./

test.each([
  ['jlm-0001', 'he'],
  ['amm-0001', 'ar'],
  ['nyc-0001', 'en'],
  ['nowhere', 'en'],
] as const)('hotels are written to in the language of their country: %s in %s', (id, language) => {
  expect(content.language(id)).toBe(language)
})

describe('the page of a demo hotel', () => {
  test.each(LOCALES)('has the shape of the contract in %s, for 200 hotels', (locale) => {
    expect(sample.length).toBeGreaterThan(200)
    for (const hotel of sample) assertStruct({ ...pageOf(hotel, locale), nearby: [], answer_record: null }, Hotel)
  })

  test.each(LOCALES)('is in %s throughout, without gaps', (locale) => {
    const wrong = sample.flatMap((hotel) =>
      textsOf(hotel, locale).filter(
        (text) => text.trim() === '' || MARKS_OF_A_MISTAKE.test(text) || !isIn(locale, text),
      ),
    )
    expect(wrong).toEqual([])
  })

  test('tells the same story in every language: the same ratings on the same days', () => {
    for (const hotel of sample) {
      const [en, ...others] = LOCALES.map((locale) =>
        pageOf(hotel, locale).reviews.items.map(({ id, rating, date, nights }) => ({ id, rating, date, nights })),
      )
      for (const other of others) expect(other).toEqual(en)
    }
  })

  test('is always the same', () => {
    expect(pageOf(hotelOf('nyc-0042'), 'ar')).toEqual(pageOf(hotelOf('nyc-0042'), 'ar'))
  })

  test('is labeled as a demo, and its phone and e-mail can belong to no one', () => {
    for (const hotel of sample) {
      const page = pageOf(hotel, 'en')
      expect(page.demo).toBe(true)
      expect(page.contact.phone).toMatch(/^\+1 555 01\d\d$/)
      expect(page.contact.email).toBe(`${hotel.id}@stayless.example`)
    }
  })

  test('does not exist for an unknown hotel', () => {
    expect(content.page('nyc-9999', 'en')).toBeUndefined()
    expect(content.address('nyc-9999', 'en')).toBe('')
    expect(content.room('nyc-9999-r1', 'en', 15)).toEqual({ description: '', images: [] })
    expect(content.room('nyc-0001-r9', 'en', 15)).toEqual({ description: '', images: [] })
    expect(content.room('', 'en', 15)).toEqual({ description: '', images: [] })
  })
})

describe('the reviews of a demo hotel', () => {
  test('are six to twelve from the last year and a half, newest first; most hotels had one in the last three months', () => {
    for (const hotel of sample) {
      const dates = pageOf(hotel, 'en').reviews.items.map((review) => review.date)
      expect(dates.length).toBeGreaterThanOrEqual(6)
      expect(dates.length).toBeLessThanOrEqual(12)
      expect(dates).toEqual(dates.toSorted().toReversed())
      expect(dates.every((date) => date < '2031-03-15' && date > '2029-09-15')).toBe(true)
    }
    const newest = sample.map((hotel) => pageOf(hotel, 'en').reviews.items[0]?.date ?? '')
    expect(newest.filter((date) => date > '2030-12-15').length).toBeGreaterThan(0.9 * sample.length)
  })

  test('agree with the rating, and no two of a hotel are the same', () => {
    for (const hotel of sample) {
      const { items } = pageOf(hotel, 'en').reviews
      const mean = items.reduce((sum, review) => sum + review.rating, 0) / items.length
      expect(Math.abs(mean - hotel.rating)).toBeLessThan(1)
      expect(new Set(items.map((review) => review.text)).size).toBe(items.length)
    }
  })

  test('mention only what the hotel has: guaranteed hours, breakfast, a pool', () => {
    const { praise, blame } = TEXTS.en.review
    for (const hotel of sample) {
      const read = pageOf(hotel, 'en')
        .reviews.items.map((review) => review.text)
        .join(' ')
      const never = [
        ...(hotel.guarantees_early_check_in ? blame.arrival : praise.arrival.slice(0, 2)),
        ...(hotel.guarantees_late_check_out ? blame.departure : praise.departure.slice(0, 2)),
        ...(hotel.breakfast_cents > 0 ? [] : [...praise.breakfast, ...blame.breakfast]),
        ...(hotel.amenities.includes('pool') ? [] : [...praise.pool, ...blame.pool]),
      ]
      expect(never.filter((sentence) => read.includes(sentence))).toEqual([])
    }
  })

  test('are signed with a place, not with a name, and never with the hotel’s own city', () => {
    const authors = sample.flatMap((hotel) => pageOf(hotel, 'en').reviews.items.map((review) => review.author))
    expect(authors.filter((author) => !/^(Guest|Couple|Family|Business traveler) from [A-Z]/.test(author))).toEqual([])
    expect(pageOf(hotelOf('hfa-0001'), 'en').reviews.items.filter((review) => review.author.endsWith('Haifa'))).toEqual(
      [],
    )
  })
})

describe('the sentences of the three languages', () => {
  test('are in lists of the same length, since the same index must mean the same', () => {
    expect(shapeOf(TEXTS.ar)).toEqual(shapeOf(TEXTS.en))
    expect(shapeOf(TEXTS.he)).toEqual(shapeOf(TEXTS.en))
  })

  test('are all different within a language', () => {
    for (const locale of LOCALES) {
      const { review, amenities, hours, setting, closing } = TEXTS[locale]
      const sentences = [review.leads, review.praise, review.blame, amenities, hours, setting]
        .flatMap((lists) => Object.values(lists).flat())
        .concat(closing)
      expect(new Set(sentences).size).toBe(sentences.length)
    }
  })

  test('use the Arabic plural forms: one, two, few, many', () => {
    expect([1, 2, 3].map(arabicStars)).toEqual([
      'فندق مكان إقامة من فئة نجمة واحدة في الحي، حيفا.',
      'فندق مكان إقامة من فئة نجمتين في الحي، حيفا.',
      'فندق مكان إقامة من فئة 3 نجوم في الحي، حيفا.',
    ])
    expect([7, 11, 103].map(arabicRooms)).toEqual([
      'يضم المكان 7 غرف، ولكل غرفة حمام خاص.',
      'يضم المكان 11 غرفة، ولكل غرفة حمام خاص.',
      'يضم المكان 103 غرف، ولكل غرفة حمام خاص.',
    ])
  })
})

function hotelOf(id: string): CatalogueHotel {
  const hotel = hotelById(id)
  if (!hotel) throw new Error(`no hotel ${id}`)
  return hotel
}

function pageOf(hotel: CatalogueHotel, locale: Locale): HotelPage {
  const page = content.page(hotel.id, locale)
  if (!page) throw new Error(`no page for ${hotel.id}`)
  return page
}

function arabicStars(stars: number): string {
  return TEXTS.ar.opening[0]({ name: 'فندق', district: 'الحي', city: 'حيفا', stars, rooms: 1 })
}

function arabicRooms(rooms: number): string {
  return TEXTS.ar.rooms[0]({ name: '', district: '', city: '', stars: 1, rooms })
}

function textsOf(hotel: CatalogueHotel, locale: Locale): string[] {
  const page = pageOf(hotel, locale)
  return [
    page.name,
    page.description,
    page.address,
    content.address(hotel.id, locale),
    ...page.reviews.items.flatMap(({ author, title, text }) => [author, title, text]),
    ...page.things_to_know.policies.flatMap(({ title, text }) => [title, text]),
    ...hotel.room_types.map((room) => content.room(room.id, locale, 15).description),
  ]
}

function isIn(locale: Locale, text: string): boolean {
  const letters = { en: /[A-Za-z]/, ar: /[\u0621-\u064A]/, he: /[\u05D0-\u05EA]/ }
  return LOCALES.every((other) => letters[other].test(text) === (other === locale))
}

/** Replaces lists by their length, functions and sentences by their type: the result must be equal in all languages. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]))
}
