import { NEAREST_KM } from '#contract/hotel/destination.ts'
import 'temporal-polyfill/global'
import type { Locale } from '#contract/shared/locale.ts'
import { readCities } from '#server/adapters/places/cities.geonames.ts'
import { fold } from '#contract/shared/fold.ts'
import { loadDestinations } from '#server/adapters/places/gazetteer.ts'
import { localPlaces, type LocalPlacesDeps, type Lodging } from '#server/adapters/places/local.places.ts'
import type { PlacesProvider } from '#server/adapters/places/places.port.ts'
import { sequence } from '#server/adapters/places/sequence.testing.ts'
import { slipped } from '#server/adapters/places/slips.testing.ts'
import { createHotelIndex } from '#server/modules/hotels/hotels.index.ts'
import { sampleHotel } from '#server/modules/hotels/hotels.samples.ts'
import { areaOf } from '#server/modules/hotels/hotels.search.ts'
import { hotelById } from '#server/demo/catalogue/catalogue.ts'
import { CITIES } from '#server/demo/catalogue/cities.ts'
import { quantile, round, type Aim, type Figure } from './figure.ts'

const QUERIES = 3_000
const AIM: Aim = { atMost: 5 }
const SCRIPTS: readonly { script: string; locale: Locale }[] = [
  { script: 'Latin', locale: 'en' },
  { script: 'Arabic', locale: 'ar' },
  { script: 'Hebrew', locale: 'he' },
]

/** Suggestions as a page requests them, over cities, our own places and the hotels of the demo catalogue. */
export const benchPlaces = async (): Promise<Figure[]> => {
  const lodging = catalogueLodging()
  const before = memoryMegabytes()
  const started = performance.now()
  const places = localPlaces({ lodging, ...hotelsOf(lodging) })
  const build = performance.now() - started
  const memory = memoryMegabytes() - before

  const destinations = loadDestinations()
  const next = sequence(1)
  const figures: Figure[] = [
    { name: 'places: destinations', value: destinations.length, unit: 'places', aim: { atLeast: 20_000 } },
    { name: 'places: hotels', value: lodging.length, unit: 'hotels' },
    { name: 'places: load and build', value: round(build), unit: 'ms', aim: { atMost: 1500 } },
    { name: 'places: memory', value: round(memory), unit: 'MB' },
  ]
  figures.push(...coverage())
  for (const { script, locale } of SCRIPTS) {
    const names = destinations.map(({ name }) => name[locale]).filter((name) => locale === 'en' || !/[a-z]/i.test(name))
    const pick = (): string => names[next(names.length)] ?? ''
    const prefix = (): string => pick().slice(0, 1 + next(12))
    const typo = (): string => slipped(pick().slice(0, 4 + next(9)), next)
    const twoPlaces = (): string => `${pick()} ${pick()}`
    figures.push(
      ...(await timed(places, locale, `prefix, ${script}`, prefix)),
      ...(await timed(places, locale, `typo, ${script}`, typo)),
      ...(await timed(places, locale, `two names, ${script}`, twoPlaces)),
      await recalled(places, locale, script, pick, next),
    )
  }
  return figures
}

const ARABIC_SPEAKING = new Set('PS JO EG LB SY SA AE QA KW BH OM YE IQ MA EH DZ TN LY SD MR'.split(' '))

/** Share of the towns of each class that have a name in the script of the language. */
const coverage = (): Figure[] => {
  const byId = new Map(loadDestinations().map((place) => [place.id, place]))
  const towns = readCities().flatMap(({ geonames, population, country }) => {
    const place = byId.get(`city-${geonames}`)
    return place === undefined ? [] : [{ population, country, name: place.name }]
  })
  const share = (what: string, locale: 'ar' | 'he', belongs: (town: (typeof towns)[number]) => boolean): Figure => {
    const all = towns.filter(belongs)
    const named = all.filter(({ name }) => LETTERS[locale].test(name[locale]))
    return {
      name: `places: ${locale} names, ${what} (${all.length})`,
      value: round((100 * named.length) / all.length),
      unit: '%',
    }
  }
  return [
    share('over 100,000 people', 'ar', isLarge),
    share('over 100,000 people', 'he', isLarge),
    share('where Arabic is spoken', 'ar', ({ country }) => ARABIC_SPEAKING.has(country)),
    share('in Israel', 'ar', ({ country }) => country === 'IL'),
    share('in Israel', 'he', ({ country }) => country === 'IL'),
    share('where Arabic is spoken', 'he', ({ country }) => ARABIC_SPEAKING.has(country)),
  ]
}
const isLarge = ({ population }: { population: number }): boolean => population > 100_000
const LETTERS = { ar: /\p{Script=Arabic}/u, he: /\p{Script=Hebrew}/u }

const timed = async (
  places: PlacesProvider,
  locale: Locale,
  name: string,
  query: () => string,
): Promise<readonly Figure[]> => {
  const times: number[] = []
  /** CPU time only: on a busy machine one request in a hundred waits for its turn. */
  const work: number[] = []
  let full = 0
  for (let index = 0; index < QUERIES; index += 1) {
    const text = query()
    const [started, used] = [performance.now(), process.cpuUsage()]
    const predictions = await places.suggest({ query: text, types: [], locale })
    times.push(performance.now() - started)
    const { user, system } = process.cpuUsage(used)
    work.push((user + system) / 1000)
    if (predictions.length > 0) full += 1
  }
  return [
    { name: `places: ${name}, p50`, value: round(quantile(times, 0.5)), unit: 'ms' },
    { name: `places: ${name}, p99`, value: round(quantile(times, 0.99)), unit: 'ms', aim: AIM },
    { name: `places: ${name}, p99 of the processor's time`, value: round(quantile(work, 0.99)), unit: 'ms', aim: AIM },
    { name: `places: ${name}, answered`, value: round((100 * full) / QUERIES), unit: '%' },
  ]
}

/** Share of whole names of five letters or more, with one typo, that are still found. */
const recalled = async (
  places: PlacesProvider,
  locale: Locale,
  script: string,
  pick: () => string,
  next: (below: number) => number,
): Promise<Figure> => {
  let matches = 0
  for (let index = 0; index < QUERIES; index += 1) {
    let name = pick()
    while (name.length < 5) name = pick()
    const predictions = await places.suggest({ query: slipped(name, next), types: [], locale })
    if (predictions.some(({ structured_formatting }) => fold(structured_formatting.main_text) === fold(name)))
      matches += 1
  }
  return {
    name: `places: found after a slip, ${script}`,
    value: round(matches / QUERIES),
    unit: '',
    aim: { atLeast: 0.85 },
  }
}

/** Positions of the hotels, as the server asks its index. */
const hotelsOf = (lodging: readonly Lodging[]): Pick<LocalPlacesDeps, 'countHotels' | 'nearestHotel'> => {
  const hotels = createHotelIndex(lodging.map(({ id, lat, lng }) => sampleHotel({ id, lat, lng })))
  return {
    countHotels: (search) => hotels.count(search.destination.point, areaOf(search)),
    nearestHotel: (point) => hotels.around(point, { kind: 'circle', km: NEAREST_KM }).take()?.km ?? null,
  }
}

const catalogueLodging = (): Lodging[] =>
  CITIES.flatMap((city) =>
    Array.from({ length: city.hotels }, (_, index): Lodging[] => {
      const hotel = hotelById(`${city.id}-${String(index + 1).padStart(4, '0')}`)
      return hotel ? [{ id: hotel.id, names: hotel.name, city: city.name, lat: hotel.lat, lng: hotel.lng }] : []
    }).flat(),
  )

const memoryMegabytes = (): number => {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 1e6
}
