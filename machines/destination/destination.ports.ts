import { port } from '#machines/kit/port.ts'
import type { PickedPlace, PlaceDetail, PlaceShortcut, PlaceOption } from './destination.rules.ts'

export const destinationPorts = {
  /** `types` limits the kinds of place, e.g. `['lodging']`; empty: any. */
  loadSuggestions: port<PlaceOption[], { text: string; types: string[] }>('loadSuggestions'),
  /** Recent places of the guest, then popular ones, in display order. */
  loadOffers: port<PlaceShortcut[], Record<string, never>>('loadOffers'),
  /** Returns the guest's location. */
  locate: port<PickedPlace, Record<string, never>>('locate'),
  /** Null if the place has no detail. */
  loadPlace: port<PlaceDetail | null, { id: string }>('loadPlace'),
}
