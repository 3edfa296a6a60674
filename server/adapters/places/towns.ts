import { array, create, number, object, optional, string } from 'superstruct'
import { LocalText } from '#server/localText.ts'
import rows from './data/towns.json' with { type: 'json' }

/** `country`: ISO 3166-1 alpha-2; degrees north and east; `also`: other spellings. */
const Town = object({
  country: string(),
  name: LocalText,
  lat: number(),
  lng: number(),
  also: optional(array(string())),
})

/** Hand-written towns and resorts that GeoNames leaves out. */
export const TOWNS = create(rows, array(Town))
