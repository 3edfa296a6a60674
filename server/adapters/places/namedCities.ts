import { americasCities } from './data/americas.cities.ts'
import { asiaOceaniaCities } from './data/asiaOceania.cities.ts'
import { europeCities } from './data/europe.cities.ts'
import { middleEastAfricaCities } from './data/middleEastAfrica.cities.ts'
import type { LocalText } from './regions.ts'

export interface NamedCity {
  geonames: number
  name: LocalText
  otherSpellings: readonly string[]
}

/** The well-known cities, with display names in the three languages. */
export const NAMED_CITIES: readonly NamedCity[] = [
  ...americasCities,
  ...europeCities,
  ...middleEastAfricaCities,
  ...asiaOceaniaCities,
].map(([geonames, en, ar, he, ...otherSpellings]) => ({ geonames, name: { en, ar, he }, otherSpellings }))
