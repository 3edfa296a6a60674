import { array, create, integer, object, optional, string } from 'superstruct'
import { Point } from '#contract/hotel/destination.ts'
import { LocalText } from '#server/localText.ts'
import americas from './data/americas.cities.json' with { type: 'json' }
import asiaOceania from './data/asiaOceania.cities.json' with { type: 'json' }
import europe from './data/europe.cities.json' with { type: 'json' }
import middleEastAfrica from './data/middleEastAfrica.cities.json' with { type: 'json' }

/**
 * `geonames`: id at GeoNames, which has position and population; `also`: other spellings; `at`: the place guests mean, if far
 * from the position at GeoNames.
 */
const Rows = array(
  object({ geonames: integer(), name: LocalText, also: optional(array(string())), at: optional(Point) }),
)

export interface NamedCity {
  geonames: number
  name: LocalText
  otherSpellings: readonly string[]
  at?: Point | undefined
}

/** The well-known cities, with display names in the three languages. */
export const NAMED_CITIES: readonly NamedCity[] = [americas, europe, middleEastAfrica, asiaOceania]
  .flatMap((rows) => create(rows, Rows))
  .map(({ also = [], ...city }) => ({ ...city, otherSpellings: also }))
