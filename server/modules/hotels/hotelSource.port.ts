import type { BusyRun } from '#server/modules/inventory/roomDays.store.ts'
import type { HotelRecord } from './hotels.index.ts'

/** Whoever has hotels to offer fills the empty database. */
export interface HotelSource {
  /** Every hotel as it is stored; its room types are numbered through all of them. */
  hotels: () => HotelRecord[]
  /** What of a hotel is taken from the beginning, in the first `seasonDays` days. */
  busyRuns: (hotel: HotelRecord, seasonDays: number) => BusyRun[]
}
