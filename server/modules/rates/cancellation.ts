import type { Cancellation } from '#contract/hotel/hotels.ts'
import type { DayHour } from '#contract/hotel/stay.ts'
import type { HotelRecord } from '#server/modules/hotels/hotels.index.ts'
import { hotelTime } from '#server/modules/hotels/hotelTime.ts'
import type { Plan } from './plans.ts'

const HOUR_MS = 3_600_000

const NOT_REFUNDABLE: Cancellation = { refundable: false, deadline: null, deadline_local: null }

/**
 * Decisions §5: free until the hotel's number of hours before the chosen check-in. Counts elapsed hours, so across a clock
 * change the deadline has another time of day. Once the deadline has passed, the rate is non-refundable.
 */
export const cancellationOf = (
  hotel: Pick<HotelRecord, 'time_zone' | 'cancellation_hours'>,
  plan: Plan,
  checkIn: DayHour,
  now: number,
): Cancellation => {
  if (plan === 'non_refundable') return NOT_REFUNDABLE
  const time = hotelTime(hotel.time_zone)
  const deadline = time.momentOf(checkIn) - hotel.cancellation_hours * HOUR_MS
  if (deadline <= now) return NOT_REFUNDABLE
  return {
    refundable: true,
    deadline: `${hotelTime('UTC').localOf(deadline)}:00Z`,
    deadline_local: time.localOf(deadline),
  }
}
