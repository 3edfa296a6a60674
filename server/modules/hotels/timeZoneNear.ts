import type { Point } from '#contract/hotel/destination.ts'
import type { HotelIndex } from './hotels.index.ts'

/** A circle as wide as a city finds most; beyond the wider one there is nothing to book, and so no hour to know. */
const REACHES_KM = [12, 300]

/** The time zone of the hotel that is nearest to a point: its clock decides what is today there. Null where none is near. */
export const timeZoneNear = (hotels: Pick<HotelIndex, 'around'>, point: Point): string | null => {
  for (const km of REACHES_KM) {
    const nearest = hotels.around(point, { kind: 'circle', km }).take()
    if (nearest !== undefined) return nearest.hotel.time_zone
  }
  return null
}
