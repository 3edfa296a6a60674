import type { Destination, Point } from '#contract/hotel/destination.ts'
import type { Locale } from '#contract/shared/locale.ts'
import type { PlaceResponse, Prediction } from '#contract/hotel/places.ts'

export type PlaceResult = PlaceResponse['result']

export interface SuggestQuery {
  /** What the guest typed: any text. */
  query: string
  /** A place is suggested when it is of any of these types; none means destinations, and hotels behind them. */
  types: readonly string[]
  locale: Locale
  /** The same for all that one guest types until they pick a place, and for its detail; any text. */
  session?: string
}

/** Where suggestions come from: the local index, or a geocoding service. Neither a failure of the service nor any input rejects. */
export interface PlacesProvider {
  suggest(query: SuggestQuery): Promise<Prediction[]>
  /** Null for an id this provider does not know, or nobody can tell of just now. */
  detail(id: string, locale: Locale, session?: string): Promise<PlaceResult | null>
}

/** What we know ourselves about places, whoever suggests them. */
export interface KnownPlaces {
  /** The name of the town that a point lies in or near; null where none is. */
  nearest(point: Point, locale: Locale): string | null
  /** What a place that bears this name in any language here is called in this one; null for none we know. */
  nameOf(place: Pick<Destination, 'name' | 'point'>, locale: Locale): string | null
  /** Where the town lies that bears this name in any language here, and is near the point; null for none we know. */
  townOf(place: Pick<Destination, 'name' | 'point'>): Point | null
}
