import type { Destination, Point } from '#contract/hotel/destination.ts'
import type { Locale } from '#contract/shared/locale.ts'
import type { PlaceResponse, Prediction } from '#contract/hotel/places.ts'

export type PlaceResult = PlaceResponse['result']

export interface SuggestQuery {
  /** The guest's input; any text. */
  query: string
  /** A place is suggested if it has any of these types; empty: destinations, then hotels. */
  types: readonly string[]
  locale: Locale
  /** Constant while one guest types until they pick a place, and for its detail; any text. */
  session?: string
}

/**
 * A source of suggestions: the local index, or a geocoding service. Never rejects, neither for failures of the service nor for
 * any input.
 */
export interface PlacesProvider {
  suggest(query: SuggestQuery): Promise<Prediction[]>
  /** Null for an id unknown to this provider, or while the service fails. */
  detail(id: string, locale: Locale, session?: string): Promise<PlaceResult | null>
}

/** Our own knowledge of places, whichever provider suggests them. */
export interface KnownPlaces {
  /** Name of the town in or near which a point is; null if there is none. */
  nearest(point: Point, locale: Locale): string | null
  /** Name, in this language, of the place with this name in any of our languages near the point; null if unknown. */
  nameOf(place: Pick<Destination, 'name' | 'point'>, locale: Locale): string | null
  /** Location of the town with this name in any of our languages near the point; null if unknown. */
  townOf(place: Pick<Destination, 'name' | 'point'>): Point | null
}
