import { assert } from 'superstruct'
import { describe, expect, test } from 'vitest'
import { MAX_PREDICTIONS, PlaceResponse, PredictionsResponse } from '#contract/hotel/places.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { localPlaces, type Lodging } from './local.places.ts'
import { sequence } from './sequence.testing.ts'

describe('what a guest types finds', () => {
  test.each([
    ['the start of a name', 'man', 'place-manhattan', 3],
    ['the start of a name in Hebrew', 'מנהט', 'place-manhattan', 1],
    ['a whole name in Hebrew', 'מנהטן', 'place-manhattan', 1],
    ['a whole name in Arabic', 'مانهاتن', 'place-manhattan', 1],
    ['an Arabic name without its alef', 'منهاتن', 'place-manhattan', 1],
    ['an Arabic name without its article', 'قاهره', CAIRO, 1],
    ['an Arabic name with its article', 'القاهرة', CAIRO, 1],
    ['any word of a name', 'york', NEW_YORK, 1],
    ['a name without its accents', 'sao pau', 'city-3448439', 1],
    ['a name with a hyphen', 'tel-av', TEL_AVIV, 1],
    ['two words run together', 'telaviv', TEL_AVIV, 1],
    ['a Hebrew name with its final letter missing', 'ירושלי', 'city-281184', 1],
    ['an older name', 'bombay', 'city-1275339', 1],
    ['the code of an airport', 'jfk', 'place-john-f-kennedy-international-airport', 1],
    ['letters swapped', 'lodnon', LONDON, 1],
    ['a letter dropped', 'londn', LONDON, 1],
    ['a letter added', 'lonndon', LONDON, 1],
    ['a letter replaced', 'lindon', LONDON, 2],
    ['letters swapped in Hebrew', 'לודנון', LONDON, 1],
    ['letters swapped in Arabic', 'لدنن', LONDON, 1],
    ['a slip in the second word', 'new yrok', NEW_YORK, 1],
    ['a city and its country', 'paris france', PARIS, 1],
    ['a country and its city', 'france paris', PARIS, 1],
    ['a city and its country in Hebrew', 'פריז צרפת', PARIS, 1],
    ['a city and its country in Arabic', 'باريس فرنسا', PARIS, 1],
    ['a smaller namesake by its state', 'paris texas', 'city-4717560', 1],
    ['a smaller namesake by the code of its state', 'paris, tx', 'city-4717560', 1],
    ['a slip and a country', 'pariz france', PARIS, 1],
    ['a sight and its city', 'soho london', 'place-soho-london', 1],
    ['a city among words of wish', 'hotels in paris', PARIS, 1],
    ['a city among words of wish in Hebrew', 'מלונות ברלין', 'city-2950159', 1],
    ['a city among words unknown', 'paris qqqqq', PARIS, 1],
    ['an Arabic article in Hebrew, as a word', 'שרם א שייך', SHARM, 1],
    ['an Arabic article in Hebrew, as a word in full', 'שארם אל שיך', SHARM, 1],
    ['an Arabic article in Hebrew, as the start of a word', 'שרם אשייך', SHARM, 1],
    ['an Arabic article in Hebrew, as the start of a word in full', 'שרם אלשייך', SHARM, 1],
    ['a typo in the Arabic article', 'لاقاهرة', CAIRO, 1],
    ['Rome as it is often written in Hebrew', 'רומה', 'city-3169070', 1],
    ['New York in one word in Hebrew', 'נויורק', NEW_YORK, 1],
    ['New York without a letter in Arabic', 'نيورك', NEW_YORK, 1],
    ['São Paulo as it is said in Hebrew', 'סן פאולו', 'city-3448439', 1],
    ['Dubai without its alef, and not Abu Dhabi', 'דובי', 'city-292223', 1],
    ['Istanbul by its other Arabic name', 'استانبول', 'city-745044', 1],
    ['Tokyo with another t in Arabic', 'توكيو', 'city-1850147', 1],
    ['an island without a hotel before a town that begins so', 'crete', 'area-crete', 1],
    ['an island without a hotel in Arabic', 'كريت', 'area-crete', 1],
  ])('%s: %s', async (_, query, id, within) => {
    expect((await ids(query)).slice(0, within)).toContain(id)
  })

  test('a text typed in one language gets suggestions in the language of the page', async () => {
    expect(await firstIn('en')).toEqual({
      place_id: 'place-manhattan',
      structured_formatting: { main_text: 'Manhattan', secondary_text: 'New York, United States' },
      types: ['sublocality', 'political'],
      hotels: 7,
    })
    expect((await firstIn('ar'))?.structured_formatting).toEqual({
      main_text: 'مانهاتن',
      secondary_text: 'نيويورك، الولايات المتحدة',
    })
    expect((await firstIn('he'))?.structured_formatting).toEqual({
      main_text: 'מנהטן',
      secondary_text: 'ניו יורק, ארצות הברית',
    })
  })

  test('a whole name brings no corrections', async () => {
    const labels = (await places.suggest({ query: 'paris', types: [], locale: 'en' })).map(
      ({ structured_formatting }) => structured_formatting.main_text,
    )
    expect(labels.filter((label) => !label.toLowerCase().includes('paris'))).toEqual([])
  })

  test('no two suggestions look the same', async () => {
    for (const query of ['san', 'spring', 'new', 'القا', 'תל']) {
      const labels = (await places.suggest({ query, types: [], locale: 'en' })).map(({ structured_formatting }) =>
        JSON.stringify(structured_formatting),
      )
      expect([...new Set(labels)]).toEqual(labels)
    }
  })

  test.each(['', ' ', '!', '\u0000', 'zzzzzzz', '\uD800', '×××'])('nothing for %j', async (query) => {
    expect(await ids(query)).toEqual([])
  })
})

describe('hotels', () => {
  test('come after the destinations that begin alike, three at most', async () => {
    expect(await ids('stayless')).toHaveLength(3)
    const placeIds = await ids('times')
    expect(placeIds.indexOf('place-times-square')).toBeLessThan(placeIds.indexOf('t-0005'))
    expect(placeIds).toContain('t-0005')
  })

  test('are found by a name in each script, and by name and city', async () => {
    expect(await ids('מלון הנמל', ['lodging'])).toEqual(['t-0006'])
    expect(await ids('فندق الميناء', ['lodging'])).toEqual(['t-0006'])
    expect(await ids('harbour hotel tel aviv', ['lodging'])).toEqual(['t-0006'])
    expect(await ids('harbuor hotel', ['lodging'])).toEqual(['t-0006'])
  })

  test('come with the whole name first, then those that begin so, then others; the word hotel counts', async () => {
    const many = Array.from({ length: 30 }, (_, at) => `Moon Hill ${at}`)
    const found = await findMoonHill('Hotel Moon Hill', ...many, 'Moon Hill Hotel Harlem', 'Moon Hill Hótel')
    expect(found.slice(0, 3).map(({ place_id }) => place_id)).toEqual([
      'Moon Hill Hótel',
      'Moon Hill Hotel Harlem',
      'Hotel Moon Hill',
    ])
  })

  test('are not suggested for one or two letters', async () => {
    expect((await ids('ha')).filter((id) => id.startsWith('t-'))).toEqual([])
  })
})

describe('types', () => {
  test('lodging finds hotels only', async () => {
    expect((await ids('stayless', ['lodging'])).sort()).toEqual(['t-0001', 't-0002', 't-0003', 't-0004'])
    expect(await ids('manhattan', ['lodging'])).toEqual([])
  })

  test.each([
    ['airport', 'lon'],
    ['locality', 'man'],
    ['political', 'man'],
    ['tourist_attraction', 'm'],
  ])('%s finds nothing else', async (type, query) => {
    const predictions = await places.suggest({ query, types: [type], locale: 'en' })

    expect(predictions.length).toBeGreaterThan(2)
    expect(predictions.filter(({ types }) => !types.includes(type))).toEqual([])
  })

  test('an unknown one finds nothing', async () => {
    expect(await ids('paris', ['toString'])).toEqual([])
  })
})

describe('the detail', () => {
  test('of a district is political, of an airport it is not', async () => {
    expect(await places.detail('place-manhattan', 'he')).toEqual({
      name: 'מנהטן',
      geometry: { location: { lat: 40.7830603, lng: -73.9712488 } },
      types: ['sublocality', 'political'],
      vicinity: 'ניו יורק, ארצות הברית',
    })
    expect((await places.detail('place-john-f-kennedy-international-airport', 'en'))?.types).toEqual([
      'airport',
      'point_of_interest',
    ])
  })

  test('of a hotel has its telephone number and page', async () => {
    expect(await places.detail('t-0006', 'en')).toEqual({
      name: 'Harbour Hotel',
      geometry: { location: { lat: 32.09, lng: 34.77 } },
      types: ['lodging', 'point_of_interest'],
      vicinity: 'Tel Aviv',
      international_phone_number: '+972 3 555 0100',
      website: 'https://harbour.example/',
    })
  })

  test('of a sight far from its city does not name the city', async () => {
    expect((await places.detail('place-petra', 'en'))?.vicinity).toBe('Jordan')
  })

  test.each(['', 'city-0', '__proto__', 'constructor', '../..', '\u0000'])('of %j does not exist', async (id) => {
    expect(await places.detail(id, 'en')).toBeNull()
  })

  test('exists for every suggestion, in the shape of the contract', async () => {
    for (const { place_id } of await places.suggest({ query: 'par', types: [], locale: 'ar' }))
      assert({ result: await places.detail(place_id, 'ar') }, PlaceResponse)
  })
})

describe('the number of hotels', () => {
  test('is shown for a place and an area, and not for a hotel', async () => {
    expect(await hotelsIn('london')).toBe(7)
    expect(await hotelsIn('thailand')).toBe(70)
    expect(await hotelsIn('stayless one')).toBeUndefined()
  })

  test('puts a place without any after its namesakes with some', async () => {
    const predictions = await places.suggest({ query: 'melbourne', types: [], locale: 'en' })
    const namesakes = predictions.filter((place) => place.structured_formatting.main_text === 'Melbourne')
    const counts = namesakes.map(({ hotels }) => hotels)
    expect(counts).toContain(0)
    expect(counts.toSorted((left = 0, right = 0) => right - left)).toEqual(counts)
    expect((await places.suggest({ query: 'cape town', types: [], locale: 'en' }))[0]?.hotels).toBe(0)
  })
})

test('a place without a hotel shows the distance of the nearest one, if one is near', async () => {
  const predictions = await places.suggest({ query: 'melbourne airport', types: [], locale: 'en' })
  const melbourne = predictions.find(({ types }) => types.includes('airport'))
  expect([melbourne?.hotels, melbourne?.nearest_hotel]).toEqual([0, 9])
  const [capeTown] = await places.suggest({ query: 'cape town', types: [], locale: 'en' })
  expect(capeTown).not.toHaveProperty('nearest_hotel')
  const [airport] = await withoutHotels.suggest({ query: 'jfk', types: [], locale: 'en' })
  expect(airport).toMatchObject({ hotels: 0, nearest_hotel: 3.3 })
  // An area has no single point to measure from.
  const [crete] = await withoutHotels.suggest({ query: 'crete', types: [], locale: 'en' })
  expect([crete?.place_id, crete?.hotels, crete?.nearest_hotel]).toEqual(['area-crete', 0, undefined])
})

describe('an area', () => {
  test('is returned with its bounds', async () => {
    expect(await places.detail('area-koh-samui', 'he')).toEqual({
      name: 'קו סמוי',
      geometry: {
        location: { lat: 9.5, lng: 100.01 },
        viewport: { northeast: { lat: 9.6, lng: 100.1 }, southwest: { lat: 9.4, lng: 99.91 } },
      },
      types: ['natural_feature', 'political'],
      vicinity: 'תאילנד',
    })
  })
})

describe('a point', () => {
  test('is in the nearest town, or in none', () => {
    expect(places.nearest({ lat: 32.08, lng: 34.78 }, 'he')).toBe('תל אביב')
    expect(places.nearest({ lat: 32.08, lng: 34.78 }, 'ar')).toBe('تل أبيب')
    expect(places.nearest({ lat: -40, lng: -120 }, 'en')).toBeNull()
  })

  test.each<[name: string, locale: Locale, expected: string | null]>([
    ['תל אביב', 'en', 'Tel Aviv'],
    ['Tel Aviv', 'ar', 'تل أبيب'],
    ['تل أبيب', 'he', 'תל אביב'],
    ['TEL AVIV', 'he', 'תל אביב'],
    // Any text in a link is not the name of the place.
    ['Haifa', 'he', null],
    ['Best prizes', 'he', null],
  ])('with the name %s is, in %s, called %s', (name, locale, expected) => {
    expect(places.nameOf({ name, point: TEL_AVIV_POINT }, locale)).toBe(expected)
  })

  test('far from the place of a name is unknown', () => {
    expect(places.nameOf({ name: 'Tel Aviv', point: { lat: 31, lng: 34 } }, 'he')).toBeNull()
  })
})

test.each(['bali', 'zanzibar', 'ibiza', 'victoria', 'san', 'crete'])(
  'if no place has a hotel, the order for %s is the same as if all had one',
  async (query) => {
    const idsOf = async (all: typeof places) => {
      const predictions = await all.suggest({ query, types: [], locale: 'en' })
      return predictions.map(({ place_id }) => place_id)
    }
    expect(await idsOf(withoutHotels)).toEqual(await idsOf(withHotels))
  },
)

test('any text gets a response in the shape of the contract', async () => {
  const next = sequence(20_251)
  for (let round = 0; round < 400; round += 1) {
    const query = anyText(next)
    const predictions = await places.suggest({ query, types: round % 3 === 0 ? [anyText(next)] : [], locale: 'he' })
    assert({ predictions }, PredictionsResponse)
    expect(predictions.length).toBeLessThanOrEqual(MAX_PREDICTIONS)
  }
})

const NEW_YORK = 'city-5128581'
const PARIS = 'city-2988507'
const LONDON = 'city-2643743'
const CAIRO = 'city-360630'
const SHARM = 'city-349340'
const TEL_AVIV = 'city-293397'
const TEL_AVIV_POINT = { lat: 32.08088, lng: 34.78057 }

const hotel = (id: string, en: string, ar: string, he: string): Lodging => ({
  id,
  names: { en, ar, he },
  city: { en: 'Tel Aviv', ar: 'تل أبيب', he: 'תל אביב' },
  lat: 32.09,
  lng: 34.77,
  phone: '+972 3 555 0100',
  website: 'https://harbour.example/',
})

const places = localPlaces({
  // No hotels south of the tropic.
  countHotels: ({ destination: { name, point }, bounds }) =>
    point.lat < -23 || name === 'Crete' ? 0 : bounds === undefined ? 7 : 70,
  nearestHotel: ({ lat }) => (lat < -37 ? 9.04 : null),
  lodging: [
    hotel('t-0001', 'Stayless One', 'ستايلس واحد', 'סטיילס אחד'),
    hotel('t-0002', 'Stayless Two', 'ستايلس اثنان', 'סטיילס שתיים'),
    hotel('t-0003', 'Stayless Three', 'ستايلس ثلاثة', 'סטיילס שלוש'),
    hotel('t-0004', 'Stayless Four', 'ستايلس أربعة', 'סטיילס ארבע'),
    hotel('t-0005', 'Times Hotel', 'فندق تايمز', 'מלון טיימס'),
    hotel('t-0006', 'Harbour Hotel', 'فندق الميناء', 'מלון הנמל'),
  ],
})

const findMoonHill = (...names: string[]) =>
  localPlaces({
    lodging: names.map((name) => hotel(name, name, name, name)),
    countHotels: () => 1,
    nearestHotel: () => null,
  }).suggest({ query: 'moon hill HOTEL', types: ['lodging'], locale: 'en' })

const placesWhere = (hotels: number) =>
  localPlaces({ lodging: [], countHotels: () => hotels, nearestHotel: () => 3.26 })
const [withoutHotels, withHotels] = [placesWhere(0), placesWhere(1)]

const hotelsIn = async (query: string) => (await places.suggest({ query, types: [], locale: 'en' }))[0]?.hotels

const firstIn = async (locale: Locale) => (await places.suggest({ query: 'מנהטן', types: [], locale }))[0]

const ids = async (query: string, types: readonly string[] = []): Promise<string[]> =>
  (await places.suggest({ query, types, locale: 'en' })).map(({ place_id }) => place_id)

/** Letters of the three scripts, spaces, marks, control characters and lone surrogates, up to 200 code units. */
const anyText = (next: (below: number) => number): string => {
  const alphabets = [
    () => 0x61 + next(26),
    () => 0x5d0 + next(27),
    () => 0x627 + next(36),
    () => 0x20,
    () => 0x300 + next(0x70),
    () => next(0x10000),
    () => 0xd800 + next(0x800),
  ]
  const alphabet = alphabets[next(alphabets.length)]
  const length = next(next(4) === 0 ? 200 : 12)
  return String.fromCharCode(...Array.from({ length }, () => (next(4) === 0 ? next(0x10000) : (alphabet?.() ?? 0x20))))
}
