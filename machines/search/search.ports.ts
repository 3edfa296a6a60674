import type { SearchCriteria } from '#contract/hotel/hotels.ts'
import { port } from '#machines/kit/port.ts'

export const searchPorts = {
  /** Fills the query cache with the hotels and returns their number. */
  loadHotels: port<{ count: number }, SearchCriteria>('loadHotels'),
}
