import { array, create, number, object, optional, string, type Infer } from 'superstruct'
import { LocalText } from '#server/localText.ts'
import africa from './data/africa.sights.json' with { type: 'json' }
import asia from './data/asia.sights.json' with { type: 'json' }
import easternEurope from './data/easternEurope.sights.json' with { type: 'json' }
import latinAmerica from './data/latinAmerica.sights.json' with { type: 'json' }
import middleEast from './data/middleEast.sights.json' with { type: 'json' }
import northAmerica from './data/northAmerica.sights.json' with { type: 'json' }
import oceania from './data/oceania.sights.json' with { type: 'json' }
import westernEurope from './data/westernEurope.sights.json' with { type: 'json' }
import { slugOf } from './slug.ts'

/** Degrees north and east; `also`: other spellings and codes. */
const Row = object({ name: LocalText, lat: number(), lng: number(), also: optional(array(string())) })
/** `city` is the English name of a named city. */
const SightsOfCity = object({
  city: string(),
  districts: optional(array(Row)),
  landmarks: optional(array(Row)),
  stations: optional(array(Row)),
  airports: optional(array(Row)),
})

export type SightKind = 'district' | 'landmark' | 'station' | 'airport'

/** A hand-written place in a city. */
export interface Sight {
  /** `place-` and the English name, plus the city if two sights share a name: renaming a sight changes its id. */
  id: string
  kind: SightKind
  /** English name of its city. */
  city: string
  name: LocalText
  otherSpellings: readonly string[]
  lat: number
  lng: number
}

const takenIds = new Set<string>()

const sightOf =
  (kind: SightKind, city: string) =>
  ({ name, lat, lng, also = [] }: Infer<typeof Row>): Sight => {
    const plainId = `place-${slugOf(name.en)}`
    const id = takenIds.has(plainId) ? `${plainId}-${slugOf(city)}` : plainId
    takenIds.add(id)
    return { id, kind, city, name, otherSpellings: also, lat, lng }
  }

const sightsOf = ({
  city,
  districts = [],
  landmarks = [],
  stations = [],
  airports = [],
}: Infer<typeof SightsOfCity>): Sight[] => [
  ...districts.map(sightOf('district', city)),
  ...landmarks.map(sightOf('landmark', city)),
  ...stations.map(sightOf('station', city)),
  ...airports.map(sightOf('airport', city)),
]

export const SIGHTS: readonly Sight[] = [
  northAmerica,
  latinAmerica,
  westernEurope,
  easternEurope,
  middleEast,
  africa,
  asia,
  oceania,
].flatMap((rows) => create(rows, array(SightsOfCity)).flatMap(sightsOf))
