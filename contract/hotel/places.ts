import { array, integer, nullable, number, optional, string, type, type Infer } from 'superstruct'
import { Point } from './destination.ts'

/** Specification §9: autocomplete debounce after a leading call. */
export const AUTOCOMPLETE_DEBOUNCE_MS = 200
export const MAX_PREDICTIONS = 8

export const Prediction = type({
  place_id: string(),
  structured_formatting: type({ main_text: string(), secondary_text: string() }),
  /** All types of the place, e.g. `locality`, `political`, `airport`, `lodging`. */
  types: array(string()),
  /** Number of hotels on sale that a search there finds; omitted if unknown, and for a hotel. */
  hotels: optional(integer()),
  /** Attribution that a list with this prediction must show, unchanged in every language; omitted for our own places. */
  attribution: optional(string()),
  /** For a place without hotels: kilometers to the nearest hotel; omitted if none is near. */
  nearest_hotel: optional(number()),
})
export type Prediction = Infer<typeof Prediction>

export const PredictionsResponse = type({ predictions: array(Prediction) })

export const PlaceResponse = type({
  result: type({
    name: string(),
    /** `viewport` only for areas: a country, region or island has no single point. */
    geometry: type({ location: Point, viewport: optional(type({ northeast: Point, southwest: Point })) }),
    types: array(string()),
    vicinity: optional(string()),
    international_phone_number: optional(string()),
    website: optional(string()),
    url: optional(string()),
  }),
})
export type PlaceResponse = Infer<typeof PlaceResponse>

export const MAX_POPULAR = 6

/** A place that many guests search for, with all that a search and its card need. */
export const PopularPlace = type({
  name: string(),
  /** The country's name. */
  around: string(),
  location: Point,
  hotels: integer(),
  image: string(),
})
export type PopularPlace = Infer<typeof PopularPlace>

export const PopularResponse = type({ places: array(PopularPlace) })

/** The place that a point lies in or near; null if none is near. */
export const NearestResponse = type({ name: nullable(string()) })

export type PlaceKind = 'area' | 'island' | 'city' | 'district' | 'airport' | 'station' | 'landmark' | 'hotel'

/** The first match wins. An island, e.g., is also political: the narrower type comes first. */
const KINDS: readonly (readonly [type: string, kind: PlaceKind])[] = [
  ['lodging', 'hotel'],
  ['airport', 'airport'],
  ['train_station', 'station'],
  ['transit_station', 'station'],
  ['natural_feature', 'island'],
  ['archipelago', 'island'],
  ['country', 'area'],
  ['administrative_area_level_1', 'area'],
  ['administrative_area_level_2', 'area'],
  ['sublocality', 'district'],
  ['neighborhood', 'district'],
  ['locality', 'city'],
]

/** Without a narrower type, a point of interest is a landmark and a political place is a city. */
export const placeKind = (types: readonly string[]): PlaceKind =>
  KINDS.find(([type]) => types.includes(type))?.[1] ?? (isPointOfInterest(types) ? 'landmark' : 'city')

/** Specification §3: a destination is a point of interest unless its types include political. */
export const isPointOfInterest = (types: readonly string[]): boolean => !types.includes('political')
