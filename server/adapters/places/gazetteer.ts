import { loadAreas } from './areas.ts'
import { readCities, type City } from './cities.geonames.ts'
import { loadCityNames, type ForeignNames } from './cityNames.ts'
import { homeLanguageOf } from './home.ts'
import type { KnownPlace } from './knownPlace.ts'
import { NAMED_CITIES, type NamedCity } from './namedCities.ts'
import { countryName, everySpelling, listed, regionNames, regionsOf } from './regions.ts'
import type { LocalText } from '#server/localText.ts'
import { kilometres } from './distance.ts'
import { fold } from '#contract/shared/fold.ts'
import { slugOf } from './slug.ts'
import { TOWNS } from './towns.ts'
import { SIGHTS, type Sight, type SightKind } from './sights.ts'

/** Guests search for hand-written places: this puts them before a place thirty times as populous. */
const HAND_WRITTEN_BONUS = 1.5
/** Minimum weight of a well-known city, before the bonus: Venice has 51,000 people. */
const KNOWN_CITY_WEIGHT = 5.3

/** Before the bonus. */
const SIGHT_WEIGHT: Record<SightKind, number> = { district: 5.4, landmark: 5, airport: 5, station: 4.5 }
const SIGHT_TYPES: Record<SightKind, readonly string[]> = {
  district: ['sublocality', 'political'],
  landmark: ['tourist_attraction', 'point_of_interest'],
  station: ['train_station', 'point_of_interest'],
  airport: ['airport', 'point_of_interest'],
}
const CITY_TYPES = ['locality', 'political']

/** Smaller places are included only with an Arabic or Hebrew name, for guests who speak those languages. */
const MIN_POPULATION = 15_000
const MIN_NAMED_POPULATION = 1_000

/** A GeoNames place with the name of a sight this near is that sight. */
const SAME_PLACE_KM = 15
/** A sight farther away is not shown as in its city. Airports are: a guest flies to Tokyo, not to Narita. */
const OUT_OF_TOWN_KM = 40

/**
 * All destinations of the local index. Takes under a second.
 * @throws if the data is inconsistent.
 */
export const loadDestinations = (): KnownPlace[] => {
  const named = new Map(NAMED_CITIES.map((city) => [city.geonames, city]))
  const foreign = loadCityNames()
  const cities = readCities()
    .filter(
      ({ geonames, population }) =>
        population >= MIN_POPULATION ||
        named.has(geonames) ||
        (population >= MIN_NAMED_POPULATION && foreign.has(geonames)),
    )
    .sort((left, right) => right.population - left.population || left.geonames - right.geonames)
  const homes = new Map<string, Home>()
  for (const city of cities) {
    const name = named.get(city.geonames)?.name
    if (name !== undefined) homes.set(name.en, { city, name })
  }
  const populations = new Map<Sight, number>()
  const others = cities.filter((city) => {
    if (named.has(city.geonames)) return true
    const names = [city.name, ...spellingsOf(foreign.get(city.geonames))]
    const sight = sightsNear(city).find((one) => kilometres(one, city) <= SAME_PLACE_KM && isNamed(one, names))
    if (sight === undefined) return true
    populations.set(sight, city.population)
    return false
  })
  const sights = SIGHTS.map((sight) => {
    const home = homes.get(sight.city)
    if (home === undefined) throw new Error(`no named city "${sight.city}" for ${sight.id}`)
    return sightPlace(sight, home, populations.get(sight) ?? 0)
  })
  const towns = others.map((city) => cityPlace(city, named.get(city.geonames), foreign.get(city.geonames)))
  return [...towns, ...TOWNS.map(townPlace), ...sights, ...loadAreas(peopleOf(cities))]
}

/** By whole degrees; a sight is in every cell that is near it. */
const cellOf = (lat: number, lng: number): string => `${Math.floor(lat)} ${Math.floor(lng)}`
const NEAR_DEGREES = 0.3
const sightsByCell = new Map<string, Set<Sight>>()
for (const sight of SIGHTS)
  for (const north of [-NEAR_DEGREES, NEAR_DEGREES])
    for (const east of [-NEAR_DEGREES, NEAR_DEGREES]) {
      const cell = cellOf(sight.lat + north, sight.lng + east)
      sightsByCell.set(cell, (sightsByCell.get(cell) ?? new Set<Sight>()).add(sight))
    }
const sightsNear = ({ lat, lng }: City): Sight[] => [...(sightsByCell.get(cellOf(lat, lng)) ?? [])]

const isNamed = (sight: Sight, names: readonly string[]): boolean => {
  const own = new Set(everySpelling([sight.name]).map(fold))
  return names.some((name) => own.has(fold(name)))
}

/** Population in larger places, by country. */
const peopleOf = (cities: readonly City[]): ReadonlyMap<string, number> => {
  const people = new Map<string, number>()
  for (const { country, population } of cities) people.set(country, (people.get(country) ?? 0) + population)
  return people
}

interface Home {
  city: City
  name: LocalText
}

const cityPlace = (city: City, named: NamedCity | undefined, foreign: ForeignNames | undefined): KnownPlace => {
  const regions = regionsOf(city.country, city.admin)
  const weight = Math.log10(Math.max(city.population, 1))
  const name = named?.name ?? nameOf(city.name, foreign)
  return {
    id: `city-${city.geonames}`,
    name,
    around: listed(regions),
    names: [...new Set([...everySpelling([name]), ...saintsOf(name.en)])],
    otherNames: [...(named?.otherSpellings ?? []), city.name, ...spellingsOf(foreign)],
    aroundNames: regionNames(city.country, city.admin),
    weight: named ? Math.max(weight, KNOWN_CITY_WEIGHT) + HAND_WRITTEN_BONUS : weight,
    home: homeLanguageOf(city.country),
    types: CITY_TYPES,
    lat: named?.at?.lat ?? city.lat,
    lng: named?.at?.lng ?? city.lng,
  }
}

const townPlace = ({ country, name, lat, lng, also = [] }: (typeof TOWNS)[number]): KnownPlace => ({
  id: `place-${slugOf(name.en)}`,
  name,
  around: countryName(country),
  names: everySpelling([name]),
  otherNames: also,
  aroundNames: regionNames(country, ''),
  weight: KNOWN_CITY_WEIGHT + HAND_WRITTEN_BONUS,
  home: homeLanguageOf(country),
  types: CITY_TYPES,
  lat,
  lng,
})

/** Saint Petersburg is just as often written St Petersburg. */
const saintsOf = (name: string): string[] => (name.startsWith('Saint ') ? [name.replace('Saint ', 'St ')] : [])

/** In Latin letters if no source has the name: a guessed spelling would be worse. */
const nameOf = (name: string, foreign: ForeignNames | undefined): LocalText => ({
  en: foreign?.en ?? name,
  ar: foreign?.ar || name,
  he: foreign?.he || name,
})

const spellingsOf = (foreign: ForeignNames | undefined): string[] =>
  foreign === undefined ? [] : [foreign.ar, foreign.he, ...foreign.otherSpellings].filter((name) => name !== '')

const sightPlace = (sight: Sight, { city, name }: Home, population: number): KnownPlace => {
  const regions = regionsOf(city.country, city.admin)
  const outOfTown = sight.kind !== 'airport' && kilometres(sight, city) > OUT_OF_TOWN_KM
  return {
    id: sight.id,
    name: sight.name,
    around: listed(outOfTown ? regions : [name, ...regions]),
    names: everySpelling([sight.name]),
    otherNames: sight.otherSpellings,
    aroundNames: [...everySpelling([name]), ...regionNames(city.country, city.admin)],
    weight: Math.max(SIGHT_WEIGHT[sight.kind], Math.log10(Math.max(population, 1))) + HAND_WRITTEN_BONUS,
    home: homeLanguageOf(city.country),
    types: SIGHT_TYPES[sight.kind],
    lat: sight.lat,
    lng: sight.lng,
  }
}
