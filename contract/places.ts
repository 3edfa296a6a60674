import { array, optional, string, type, type Infer } from 'superstruct'
import { Point } from './destination.ts'

/** Specification §9: autocomplete waits this long after a leading call. */
export const AUTOCOMPLETE_DEBOUNCE_MS = 200
export const MAX_PREDICTIONS = 8

export const Prediction = type({
  place_id: string(),
  structured_formatting: type({ main_text: string(), secondary_text: string() }),
  /** Every sort this place is, such as `locality`, `political`, `airport`, `lodging`. */
  types: array(string()),
})
export type Prediction = Infer<typeof Prediction>

export const PredictionsAnswer = type({ predictions: array(Prediction) })

export const PlaceAnswer = type({
  result: type({
    name: string(),
    geometry: type({ location: Point }),
    types: array(string()),
    vicinity: optional(string()),
    international_phone_number: optional(string()),
    website: optional(string()),
    url: optional(string()),
  }),
})
export type PlaceAnswer = Infer<typeof PlaceAnswer>

/** Specification §3: a destination is a point of interest unless its types include political. */
export const isPointOfInterest = (types: readonly string[]): boolean => !types.includes('political')
