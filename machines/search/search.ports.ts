import type { SearchCriteria } from '#contract/hotel/hotels.ts'
import { port } from '#machines/kit/port.ts'

export const searchPorts = {
  /** Fills the list of hotels where it is kept, and tells how many were found. */
  loadHotels: port<{ count: number }, SearchCriteria>('loadHotels'),
}
