import type { Locale } from '#contract/locale.ts'
import type { PlaceAnswer, Prediction } from '#contract/places.ts'

export type PlaceResult = PlaceAnswer['result']

export interface SuggestQuery {
  /** What the guest typed: any text. */
  query: string
  /** A place is suggested when it is of any of these types; none means destinations, and hotels behind them. */
  types: readonly string[]
  locale: Locale
}

/** Where suggestions come from: the local index, or a geocoding service. A failure of the service rejects; no input does. */
export interface PlacesProvider {
  suggest(query: SuggestQuery): Promise<Prediction[]>
  /** Null for an id this provider does not know. */
  detail(id: string, locale: Locale): Promise<PlaceResult | null>
}
