import type { Locale } from '#contract/locale.ts'
import { loadCities } from '#server/adapters/places/cities.geonames.ts'
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

const round = (degrees: number): number => Math.round(degrees * 10_000) / 10_000

export const cityPositions = () =>
  new Map(loadCities(new Set(NAMED_CITIES.map(({ geonames }) => geonames))).map((city) => [city.geonames, city]))

/** What the map calls places: all that have a name in the three languages, the greatest first. */
export const labelsIn = (): Record<Locale, Label[]> => {
  const positions = cityPositions()
  const cities = NAMED_CITIES.flatMap(({ geonames, name }) => {
    const city = positions.get(geonames)
    if (city === undefined) return []
    const [, zoom = SMALL_CITY_ZOOM] = CITY_ZOOMS.find(([population]) => city.population >= population) ?? []
    return [{ name, lng: city.lng, lat: city.lat, kind: 'city' as const, zoom, weight: city.population }]
  })
  const sights = SIGHTS.map((sight) => ({ ...sight, zoom: ZOOM_OF[sight.kind], weight: 0 }))
  const all = [...cities, ...sights].toSorted((one, other) => one.zoom - other.zoom || other.weight - one.weight)
  const inLocale = (locale: Locale): Label[] =>
    all.map(({ name, lng, lat, kind, zoom }) => [name[locale], round(lng), round(lat), kind, zoom])
  return { en: inLocale('en'), ar: inLocale('ar'), he: inLocale('he') }
}
