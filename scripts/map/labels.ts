import type { Locale } from '#contract/shared/locale.ts'
import { readCities } from '#server/adapters/places/cities.geonames.ts'
import { loadCityNames } from '#server/adapters/places/cityNames.ts'
import { kilometres } from '#server/adapters/places/distance.ts'
import { NAMED_CITIES } from '#server/adapters/places/namedCities.ts'
import { SIGHTS, type SightKind } from '#server/adapters/places/sights.ts'

type LabelKind = 'city' | SightKind

/** Name, degrees east and north, kind, and the zoom from which on there is room for it. */
export type Label = [name: string, lng: number, lat: number, kind: LabelKind, zoom: number]

const ZOOM_OF: Readonly<Record<SightKind, number>> = { district: 11.5, airport: 10.5, landmark: 13.5, station: 14 }
/** Of a city: from where on, by its people. */
const CITY_ZOOMS: readonly (readonly [population: number, zoom: number])[] = [
  [8_000_000, 2],
  [3_000_000, 4],
  [1_000_000, 5],
  [300_000, 6],
  [100_000, 7.5],
]
const SMALL_CITY_ZOOM = 8.5
/** Of cities that are not among the best known ones. */
const MIN_PEOPLE = 300_000

/** A borough is called like the greater place that it stands for: nearer than this it is named once. */
const NAMESAKE_KM = 10

const round = (degrees: number): number => Math.round(degrees * 10_000) / 10_000

export const cityPositions = () => new Map(readCities().map((city) => [city.geonames, city]))

/** What the map calls places: the greater ones of those that have a name in the three languages, the greatest first. */
export const labelsIn = (): Record<Locale, Label[]> => {
  const names = loadCityNames()
  const wellKnown = new Map(NAMED_CITIES.map(({ geonames, name }) => [geonames, name]))
  const cities = [...cityPositions().values()].flatMap(({ geonames, name: english, population, lng, lat }) => {
    const foreign = names.get(geonames)
    const known = wellKnown.get(geonames)
    if (known === undefined && (population < MIN_PEOPLE || !foreign?.ar || !foreign.he)) return []
    const name = known ?? { en: foreign?.en ?? english, ar: foreign?.ar ?? english, he: foreign?.he ?? english }
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
