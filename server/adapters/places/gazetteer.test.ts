import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { boundsCodec } from '#contract/hotel/destination.ts'
import { LOCALES, type Locale } from '#contract/shared/locale.ts'
import { CITIES } from '#server/demo/catalogue/cities.ts'
import { fold } from '#contract/shared/fold.ts'
import { readCities, type City } from './cities.geonames.ts'
import { kilometres } from './distance.ts'
import { loadDestinations } from './gazetteer.ts'
import { NAMED_CITIES } from './namedCities.ts'
import { SIGHTS } from './sights.ts'

test('there are at least 20,000 cities, each of them political, and 300 hand-written sights', () => {
  expect(cities.length).toBeGreaterThanOrEqual(20_000)
  expect(cities.every(({ types }) => types.includes('political'))).toBe(true)
  expect(SIGHTS.length).toBeGreaterThanOrEqual(300)
})

test('every hand-written name is present in its own script', () => {
  const wrong = [...NAMED_CITIES, ...SIGHTS].flatMap(({ name }) =>
    LOCALES.filter((locale) => !SCRIPT[locale].test(name[locale])).map((locale) => `${locale}: ${name[locale]}`),
  )
  expect(wrong).toEqual([])
})

test('a city is where its hotels are: a search for it covers 12 km around', () => {
  const far = CITIES.flatMap(({ name, lat, lng }) => {
    const city = destinations.find((place) => place.types.includes('locality') && place.name.en === name.en)
    return city !== undefined && kilometres(city, { lat, lng }) > 8 ? [name.en] : []
  })
  expect(far).toEqual([])
})

test('no two places share an id, and every id is URL-safe', () => {
  const ids = destinations.map(({ id }) => id)

  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !/^(?:city-\d+|(?:place|area)-[a-z0-9-]+|country-[a-z]{2})$/.test(id))).toEqual([])
})

test('every named city is a city of GeoNames with a unique English name', () => {
  const ids = new Set(destinations.map(({ id }) => id))

  expect(NAMED_CITIES.filter(({ geonames }) => !ids.has(`city-${geonames}`))).toEqual([])
  expect(new Set(NAMED_CITIES.map(({ name }) => name.en)).size).toBe(NAMED_CITIES.length)
})

test('every sight is in or near its city', () => {
  const byName = new Map(cities.filter(({ weight }) => weight > 6.5).map((city) => [city.name.en, city]))
  const far = SIGHTS.filter((sight) => {
    const city = byName.get(sight.city)
    return city === undefined || kilometres(city, sight) > (sight.kind === 'district' ? 40 : 110)
  })
  expect(far.map(({ id }) => id)).toEqual([])
})

test('a district that GeoNames also lists is present once', () => {
  const brooklyns = destinations.filter(
    ({ name, lat, lng }) => fold(name.en) === 'brooklyn' && kilometres({ lat, lng }, NEW_YORK) < 30,
  )
  expect(brooklyns.map(({ id }) => id)).toEqual(['place-brooklyn'])
})

test('each city with hotels has the name and location of the catalog', () => {
  const missing = CITIES.filter(({ name, country, lat, lng }) => {
    const namesakes = cities.filter((city) => LOCALES.every((locale) => city.name[locale] === name[locale]))
    return !namesakes.some((city) => kilometres(city, { lat, lng }) < 25) || country.length !== 2
  })
  expect(missing.map(({ name }) => name.en)).toEqual([])
})

describe.each(['ar', 'he'] as const)('in %s', (locale) => {
  const bareOf = (belongs: (city: City) => boolean): string[] => {
    const ids = new Set(
      readCities()
        .filter(belongs)
        .map(({ geonames }) => `city-${geonames}`),
    )
    const towns = destinations.filter(({ id }) => ids.has(id))
    expect(towns.length).toBeGreaterThan(1_000)
    return towns.filter(({ name }) => !SCRIPT[locale].test(name[locale])).map(({ name }) => name.en)
  }

  test('every town in countries of Arabic or Hebrew speakers has a name', () => {
    expect(bareOf(({ country }) => SPEAKING.has(country))).toEqual([])
  })

  test('every place of more than 100,000 people has a name', () => {
    const bare = bareOf(({ population }) => population > 100_000)
    // A hostel and a branch office that GeoNames lists as towns.
    expect(bare.sort()).toEqual(['Pasragad Branch', 'Tutamandahostel'])
  })
})

test('no name is in another language or script', () => {
  const wrong = destinations.filter(
    ({ name }) =>
      /[\u0600-\u06ff]/.test(name.he) || /[\u0590-\u05ff\u067e\u0686\u06a9\u06af\u06cc\u06be\u06d2]/.test(name.ar),
  )
  expect(wrong.map(({ name }) => name)).toEqual([])
})

describe('an area', () => {
  const areas = destinations.filter(({ bounds }) => bounds !== undefined)

  test('is every country, state of America, and well-known region and island', () => {
    expect(areas.filter(({ id }) => id.startsWith('country-')).length).toBeGreaterThan(230)
    expect(areas.length).toBeGreaterThan(400)
  })

  test('has a box around its middle that its codec can carry', () => {
    const wrong = areas.filter(({ bounds, lat, lng }) => {
      if (bounds === undefined) return true
      const { neLat, swLat, neLng, swLng } = bounds
      const isAcross = swLng <= neLng ? swLng < lng && lng < neLng : lng > swLng || lng < neLng
      return !isAcross || !(swLat < lat && lat < neLat) || boundsCodec.decode(boundsCodec.encode(bounds)) === undefined
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  test('is the mainland, without the ocean to its farthest island', () => {
    const america = areas.find(({ id }) => id === 'country-us')?.bounds
    expect(america?.swLng).toBeGreaterThan(-130)
    const spain = areas.find(({ id }) => id === 'country-es')?.bounds
    expect(spain?.swLat).toBeGreaterThan(34)
  })
})

test('the license of the data is stored beside it', async () => {
  const note = await readFile(new URL('data/LICENCE.md', import.meta.url), 'utf8')
  expect(note).toContain('GeoNames')
  expect(note).toContain('Creative Commons Attribution 4.0')
})

const destinations = loadDestinations()
const cities = destinations.filter(({ id }) => id.startsWith('city-'))
const SPEAKING = new Set('IL PS JO EG LB SY SA AE QA KW BH OM YE IQ MA EH DZ TN LY SD MR'.split(' '))
const NEW_YORK = { lat: 40.714, lng: -74.006 }

/** Digits and punctuation belong to every script. */
const SCRIPT: Record<Locale, RegExp> = {
  en: /^(?=.*\p{Script=Latin})[\p{Script=Latin}\p{P}\p{N} ]+$/u,
  ar: /^(?=.*\p{Script=Arabic})[\p{Script=Arabic}\p{M}\p{P}\p{N} ]+$/u,
  he: /^(?=.*\p{Script=Hebrew})[\p{Script=Hebrew}\p{P}\p{N} ]+$/u,
}
