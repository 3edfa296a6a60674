import { port } from '#machines/kit/port.ts'
import type { PickedPlace, PlaceDetail, PlaceShortcut, PlaceOption } from './destination.rules.ts'

export const destinationPorts = {
  /** `types` narrows the places, such as `['lodging']`; empty: any place. */
  loadSuggestions: port<PlaceOption[], { text: string; types: string[] }>('loadSuggestions'),
  /** What the guest searched for before, and what many do, in the order in which it is shown. */
  loadOffers: port<PlaceShortcut[], Record<string, never>>('loadOffers'),
  /** Where the guest is. */
  locate: port<PickedPlace, Record<string, never>>('locate'),
  /** Null when there is no detail of the place. */
  loadPlace: port<PlaceDetail | null, { id: string }>('loadPlace'),
}
