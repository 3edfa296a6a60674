import type { Bounds } from '#contract/hotel/destination.ts'
import type { HomeLanguage } from './home.ts'
import type { LocalText } from '#server/localText.ts'

/** A place of the local index. */
export interface KnownPlace {
  id: string
  name: LocalText
  /** City, state and country around it, as shown. */
  around: LocalText
  /** Its name in each script. */
  names: readonly string[]
  /** Other spellings, older names and codes. */
  otherNames: readonly string[]
  /** Every name of the areas around it, which a guest may add to its own. */
  aroundNames: readonly string[]
  /** Higher comes first among equally good matches; about 0 to 10. */
  weight: number
  /** The language of its country, whose speakers mean this place by a name that places share. */
  home?: HomeLanguage | undefined
  types: readonly string[]
  lat: number
  lng: number
  /** Only for an area without a single point: the box that a search covers. `point` is its center. */
  bounds?: Bounds
  phone?: string
  website?: string
}
