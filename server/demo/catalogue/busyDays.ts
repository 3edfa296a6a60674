import { chance } from '#demoImages/chance.ts'
import type { BusyRun } from '#server/modules/inventory/roomDays.store.ts'
import type { HotelRecord } from '#server/modules/hotels/hotels.index.ts'

/** Fairs and holidays of a hotel per season. */
const FAIRS = 2
const LONGEST_FAIR = 4
const CLOSING_SHARE = 0.02
const CLOSED_NIGHTS = 7

/**
 * Invented bookings of a demo hotel: fairs that fill some of its room types, or, for a few hotels, a week closed. Always the
 * same for a hotel, on every machine.
 */
export const busyRuns = (hotel: HotelRecord, seasonDays: number): BusyRun[] => {
  const r = chance(`busy ${hotel.id}`)
  if (r() < CLOSING_SHARE) {
    const first = r.whole(0, seasonDays - CLOSED_NIGHTS)
    return hotel.room_types.map(({ id }) => ({ room_type_id: id, first, nights: CLOSED_NIGHTS, cap: 0, sold: 0 }))
  }
  const runs: BusyRun[] = []
  // One fair per part of the season: they never overlap.
  const part = Math.floor(seasonDays / FAIRS)
  for (let fair = 0; fair < FAIRS; fair += 1) {
    const nights = r.whole(2, LONGEST_FAIR)
    const first = fair * part + r.whole(0, part - nights - 1)
    const full = r.coin(0.6)
    for (const { id, rooms_total } of hotel.room_types) {
      if (r.coin(0.5)) continue
      const sold = full ? rooms_total : r.whole(Math.ceil(rooms_total / 2), rooms_total)
      runs.push({ room_type_id: id, first, nights, cap: rooms_total, sold })
    }
  }
  return runs
}
