import { port } from '#machines/kit/port.ts'
import type { PlaceDetail, PlaceOption } from './destination.rules.ts'

export const destinationPorts = {
  /** `types` narrows the places, such as `['lodging']`; empty: any place. */
  loadSuggestions: port<PlaceOption[], { text: string; types: string[] }>('loadSuggestions'),
  /** Null when there is no detail of the place. */
  loadPlace: port<PlaceDetail | null, { id: string }>('loadPlace'),
}
