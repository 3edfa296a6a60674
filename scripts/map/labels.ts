import type { Locale } from '#contract/shared/locale.ts'
import { readCities } from '#server/adapters/places/cities.geonames.ts'
import { loadCityNames } from '#server/adapters/places/cityNames.ts'
import { kilometres } from '#server/adapters/places/distance.ts'
import { NAMED_CITIES } from '#server/adapters/places/namedCities.ts'
import { SIGHTS, type SightKind } from '#server/adapters/places/sights.ts'

type LabelKind = 'city' | SightKind

/** Name, longitude, latitude, kind, min zoom. */
export type Label = [name: string, lng: number, lat: number, kind: LabelKind, zoom: number]

const ZOOM_OF: Readonly<Record<SightKind, number>> = { district: 11.5, airport: 10.5, landmark: 13.5, station: 14 }
/** Min zoom of a city by population, largest first. */
const CITY_ZOOMS: readonly (readonly [population: number, zoom: number])[] = [
  [8_000_000, 2],
  [3_000_000, 4],
  [1_000_000, 5],
  [300_000, 6],
  [100_000, 7.5],
]
const SMALL_CITY_ZOOM = 8.5
/** Min population of a city outside `NAMED_CITIES`. */
const MIN_PEOPLE = 300_000

/** A borough may share the name of its city: within this distance only the greater place is labeled. */
const NAMESAKE_KM = 10

const round = (degrees: number): number => Math.round(degrees * 10_000) / 10_000

export const cityPositions = () => new Map(readCities().map((city) => [city.geonames, city]))

/** Labels of the map, ascending by zoom, then larger cities first. Lesser cities need a name in all three languages. */
export const labelsIn = (): Record<Locale, Label[]> => {
  const names = loadCityNames()
  const wellKnown = new Map(NAMED_CITIES.map(({ geonames, name }) => [geonames, name]))
  const cities = [...cityPositions().values()].flatMap(({ geonames, name: english, population, lng, lat }) => {
    const foreign = names.get(geonames)
    const wellKnownName = wellKnown.get(geonames)
    if (wellKnownName === undefined && (population < MIN_PEOPLE || !foreign?.ar || !foreign.he)) return []
    const name = wellKnownName ?? { en: foreign?.en ?? english, ar: foreign?.ar ?? english, he: foreign?.he ?? english }
    const [, zoom = SMALL_CITY_ZOOM] = CITY_ZOOMS.find(([least]) => population >= least) ?? []
    return [{ name, lng, lat, kind: 'city' as const, zoom, weight: population }]
  })
  const sights = SIGHTS.map((sight) => ({ ...sight, zoom: ZOOM_OF[sight.kind], weight: 0 }))
  const all = [...cities, ...sights].toSorted((one, other) => one.zoom - other.zoom || other.weight - one.weight)
  const inLocale = (locale: Locale): Label[] =>
    all
      .filter((one, place) => {
        const greater = all.slice(0, place)
        return !greater.some((other) => other.name[locale] === one.name[locale] && kilometres(one, other) < NAMESAKE_KM)
      })
      .map(({ name, lng, lat, kind, zoom }) => [name[locale], round(lng), round(lat), kind, zoom])
  return { en: inLocale('en'), ar: inLocale('ar'), he: inLocale('he') }
}
