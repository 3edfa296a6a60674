import { africaSights } from './data/africa.sights.ts'
import { asiaSights } from './data/asia.sights.ts'
import { easternEuropeSights } from './data/easternEurope.sights.ts'
import { latinAmericaSights } from './data/latinAmerica.sights.ts'
import { middleEastSights } from './data/middleEast.sights.ts'
import { northAmericaSights } from './data/northAmerica.sights.ts'
import { oceaniaSights } from './data/oceania.sights.ts'
import type { SightRow } from './data/rows.ts'
import { westernEuropeSights } from './data/westernEurope.sights.ts'
import { fold } from './fold.ts'
import type { LocalText } from './regions.ts'

export type SightKind = 'district' | 'landmark' | 'station' | 'airport'

/** A hand-written place within a city. */
export interface Sight {
  /** `place-` and the English name (the city behind it where two share a name): renaming a sight gives it another id. */
  id: string
  kind: SightKind
  /** English name of its city. */
  city: string
  name: LocalText
  otherSpellings: readonly string[]
  lat: number
  lng: number
}

const slugOf = (name: string): string => fold(name).replaceAll(' ', '-')
const takenIds = new Set<string>()

const sightOf =
  (kind: SightKind, city: string) =>
  ([en, ar, he, lat, lng, ...otherSpellings]: SightRow): Sight => {
    const plainId = `place-${slugOf(en)}`
    const id = takenIds.has(plainId) ? `${plainId}-${slugOf(city)}` : plainId
    takenIds.add(id)
    return { id, kind, city, name: { en, ar, he }, otherSpellings, lat, lng }
  }

export const SIGHTS: readonly Sight[] = [
  ...northAmericaSights,
  ...latinAmericaSights,
  ...westernEuropeSights,
  ...easternEuropeSights,
  ...middleEastSights,
  ...africaSights,
  ...asiaSights,
  ...oceaniaSights,
].flatMap(({ city, districts = [], landmarks = [], stations = [], airports = [] }) => [
  ...districts.map(sightOf('district', city)),
  ...landmarks.map(sightOf('landmark', city)),
  ...stations.map(sightOf('station', city)),
  ...airports.map(sightOf('airport', city)),
])
