import type { Cancellation } from '#contract/hotel/hotels.ts'
import type { DayHour } from '#contract/hotel/stay.ts'
import type { HotelRecord } from '#server/modules/hotels/hotels.index.ts'
import { hotelTime } from '#server/modules/hotels/hotelTime.ts'
import { isRefundable, type Plan } from './plans.ts'

const HOUR_MS = 3_600_000

const NOT_REFUNDABLE: Cancellation = { refundable: false, deadline: null, deadline_local: null }

type Terms = Pick<HotelRecord, 'time_zone' | 'cancellation_hours'>

/**
 * Decisions §5: free until the hotel's number of hours before the chosen check-in, in milliseconds since 1970. Counts elapsed
 * hours, so across a clock change the deadline has another time of day.
 */
const deadlineOf = (hotel: Terms, checkIn: DayHour): number =>
  hotelTime(hotel.time_zone).momentOf(checkIn) - hotel.cancellation_hours * HOUR_MS

/** Whether the deadline of free cancellation is still ahead. */
export const isCancellable = (hotel: Terms, checkIn: DayHour, now: number): boolean => deadlineOf(hotel, checkIn) > now

/** The terms of a plan. A refundable plan is not sold after its deadline; one sold earlier then refunds nothing. */
export const cancellationOf = (hotel: Terms, plan: Plan, checkIn: DayHour, now: number): Cancellation => {
  const deadline = deadlineOf(hotel, checkIn)
  if (!isRefundable(plan) || deadline <= now) return NOT_REFUNDABLE
  return {
    refundable: true,
    deadline: `${hotelTime('UTC').localOf(deadline)}:00Z`,
    deadline_local: hotelTime(hotel.time_zone).localOf(deadline),
  }
}
