import type { BusyRun } from '#server/modules/inventory/roomDays.store.ts'
import type { HotelRecord } from './hotels.index.ts'

/** A source of hotels, which fills the empty database. */
export interface HotelSource {
  /** Every hotel as stored; room type numbers are unique across all hotels. */
  hotels: () => HotelRecord[]
  /** Rooms already sold at seeding, for the first `seasonDays` days. */
  busyRuns: (hotel: HotelRecord, seasonDays: number) => BusyRun[]
}
