import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '#contract/locale.ts'
import { CITIES } from '#server/standins/catalogue/cities.ts'
import { fold } from './fold.ts'
import { kilometres, loadDestinations } from './gazetteer.ts'
import { NAMED_CITIES } from './namedCities.ts'
import { SIGHTS } from './sights.ts'

test('there are at least 20,000 cities, each of them political, and 300 hand-written sights', () => {
  expect(cities.length).toBeGreaterThanOrEqual(20_000)
  expect(cities.every(({ types }) => types.includes('political'))).toBe(true)
  expect(SIGHTS.length).toBeGreaterThanOrEqual(300)
})

test('every hand-written name is there in its own script', () => {
  const wrong = [...NAMED_CITIES, ...SIGHTS].flatMap(({ name }) =>
    LOCALES.filter((locale) => !SCRIPT[locale].test(name[locale])).map((locale) => `${locale}: ${name[locale]}`),
  )
  expect(wrong).toEqual([])
})

test('no two places share an id, and every id can stand in an address', () => {
  const ids = destinations.map(({ id }) => id)

  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !/^(?:city-\d+|place-[a-z0-9-]+)$/.test(id))).toEqual([])
})

test('every named city is a city of GeoNames, and its English name is its alone', () => {
  const ids = new Set(destinations.map(({ id }) => id))

  expect(NAMED_CITIES.filter(({ geonames }) => !ids.has(`city-${geonames}`))).toEqual([])
  expect(new Set(NAMED_CITIES.map(({ name }) => name.en)).size).toBe(NAMED_CITIES.length)
})

test('every sight lies in or near its city', () => {
  const byName = new Map(cities.filter(({ weight }) => weight > 6.5).map((city) => [city.name.en, city]))
  const far = SIGHTS.filter((sight) => {
    const city = byName.get(sight.city)
    return city === undefined || kilometres(city, sight) > (sight.kind === 'district' ? 40 : 110)
  })
  expect(far.map(({ id }) => id)).toEqual([])
})

test('a district that GeoNames has as well is there once', () => {
  const brooklyns = destinations.filter(
    ({ name, lat, lng }) => fold(name.en) === 'brooklyn' && kilometres({ lat, lng }, NEW_YORK) < 30,
  )
  expect(brooklyns.map(({ id }) => id)).toEqual(['place-brooklyn'])
})

test('each city with hotels is named as the catalogue names it, in the same place', () => {
  const missing = CITIES.filter(({ name, country, lat, lng }) => {
    const namesakes = cities.filter((city) => LOCALES.every((locale) => city.name[locale] === name[locale]))
    return !namesakes.some((city) => kilometres(city, { lat, lng }) < 25) || country.length !== 2
  })
  expect(missing.map(({ name }) => name.en)).toEqual([])
})

test('the licence of the data is noted beside it', async () => {
  const note = await readFile(new URL('data/LICENCE.md', import.meta.url), 'utf8')
  expect(note).toContain('GeoNames')
  expect(note).toContain('Creative Commons Attribution 4.0')
})

const destinations = loadDestinations()
const cities = destinations.filter(({ id }) => id.startsWith('city-'))
const NEW_YORK = { lat: 40.714, lng: -74.006 }

/** Digits and punctuation are everybody's. */
const SCRIPT: Record<Locale, RegExp> = {
  en: /^(?=.*\p{Script=Latin})[\p{Script=Latin}\p{P}\p{N} ]+$/u,
  ar: /^(?=.*\p{Script=Arabic})[\p{Script=Arabic}\p{M}\p{P}\p{N} ]+$/u,
  he: /^(?=.*\p{Script=Hebrew})[\p{Script=Hebrew}\p{P}\p{N} ]+$/u,
}
