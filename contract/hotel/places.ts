import { array, integer, nullable, number, optional, string, type, type Infer } from 'superstruct'
import { Point } from './destination.ts'

/** Specification §9: autocomplete waits this long after a leading call. */
export const AUTOCOMPLETE_DEBOUNCE_MS = 200
export const MAX_PREDICTIONS = 8

export const Prediction = type({
  place_id: string(),
  structured_formatting: type({ main_text: string(), secondary_text: string() }),
  /** Every sort this place is, such as `locality`, `political`, `airport`, `lodging`. */
  types: array(string()),
  /** How many hotels a search there finds on sale; left out where nobody knows, and of a hotel. */
  hotels: optional(integer()),
  /** Whom a list that shows this one has to name, as it stands here in every language; left out of our own. */
  attribution: optional(string()),
  /** Of a place without a hotel: kilometres to the nearest, where there is one near. */
  nearest_hotel: optional(number()),
})
export type Prediction = Infer<typeof Prediction>

export const PredictionsResponse = type({ predictions: array(Prediction) })

export const PlaceResponse = type({
  result: type({
    name: string(),
    /** `viewport` of an area alone: a country, a region or an island has no one point. */
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

/** A place that many guests look for: all that a search needs, and what shows it. */
export const PopularPlace = type({
  name: string(),
  /** The country. */
  around: string(),
  location: Point,
  hotels: integer(),
  image: string(),
})
export type PopularPlace = Infer<typeof PopularPlace>

export const PopularResponse = type({ places: array(PopularPlace) })

/** The place that a point lies in or near; null where none is near. */
export const NearestResponse = type({ name: nullable(string()) })

export type PlaceKind = 'area' | 'island' | 'city' | 'district' | 'airport' | 'station' | 'landmark' | 'hotel'

/** The first that fits counts: what is political as well, such as an island, is told by the narrower type. */
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

/** A point of interest without a narrower type is a landmark, and what is political without one a city. */
export const placeKind = (types: readonly string[]): PlaceKind =>
  KINDS.find(([type]) => types.includes(type))?.[1] ?? (isPointOfInterest(types) ? 'landmark' : 'city')

/** Specification §3: a destination is a point of interest unless its types include political. */
export const isPointOfInterest = (types: readonly string[]): boolean => !types.includes('political')
