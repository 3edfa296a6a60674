import type { Point } from '#contract/hotel/destination.ts'
import type { HotelIndex } from './hotels.index.ts'

/**
 * First the radius of a city search, which is usually enough. Beyond the larger one there is nothing to book, so no time zone is
 * needed.
 */
const REACHES_KM = [12, 300]

/** Time zone of the hotel nearest to a point, which decides what day is today there. Null if none is near. */
export const timeZoneNear = (hotels: Pick<HotelIndex, 'around'>, point: Point): string | null => {
  for (const km of REACHES_KM) {
    const nearest = hotels.around(point, { kind: 'circle', km }).take()
    if (nearest !== undefined) return nearest.hotel.time_zone
  }
  return null
}
