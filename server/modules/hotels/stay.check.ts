import { dayHour, LAST_HOUR, stayProblem, type DayHour, type Stay, type StayProblem } from '#contract/hotel/stay.ts'
import { ApiError } from '#server/http/errors.ts'
import { hotelTime } from './hotelTime.ts'

const MESSAGES: Record<StayProblem, { field: 'checkIn' | 'checkOut'; message: string }> = {
  check_out_not_after_check_in: { field: 'checkOut', message: 'is not after checkIn' },
  too_many_nights: { field: 'checkOut', message: 'is too many nights after checkIn' },
  in_the_past: { field: 'checkIn', message: 'is in the past of the hotel' },
  check_out_passed: { field: 'checkOut', message: 'is in the past of the hotel' },
  too_far_ahead: { field: 'checkIn', message: 'is too far ahead' },
  check_in_skipped: { field: 'checkIn', message: 'is an hour that a clock change skips' },
  check_out_skipped: { field: 'checkOut', message: 'is an hour that a clock change skips' },
}

const refusal = (problem: StayProblem): ApiError => {
  const { field, message } = MESSAGES[problem]
  return new ApiError('invalid_request', `${field}: ${message}`, { field })
}

/**
 * The current hour at the hotel.
 * @param now milliseconds since 1970.
 */
const hotelNow = (timeZone: string, now: number): DayHour => hotelTime(timeZone).hourAt(now)

/**
 * Decisions §2, on the hotel's clock.
 * @throws 400 naming `checkIn` or `checkOut`.
 */
export const requireStay = (stay: Stay, timeZone: string, now: number): void =>
  refuse(stayProblem(stay, hotelNow(timeZone, now), timeZone))

/**
 * Decisions §2 for the days of a stay, whatever its hours: today is valid while one hour is left.
 * @param days `YYYY-MM-DD`.
 * @throws 400 naming `checkIn` or `checkOut`.
 */
export const requireDays = (days: { first: string; last: string }, timeZone: string, now: number): void => {
  const stay = { checkIn: dayHour(days.first, LAST_HOUR), checkOut: dayHour(days.last, LAST_HOUR) }
  // Without the zone: a clock change that skips one of these two hours does not concern the others.
  refuse(stayProblem(stay, hotelNow(timeZone, now), null))
}

const refuse = (problem: StayProblem | undefined): void => {
  if (problem !== undefined) throw refusal(problem)
}

/**
 * Those of the hotels' time zones in which the stay is still valid. Without hotels, the last time zone on earth decides.
 * @throws 400 if the stay is valid in none.
 */
export const zonesForStay = (stay: Stay, timeZones: Iterable<string>, now: number): ReadonlySet<string> => {
  const all = new Set(timeZones)
  const good = new Set<string>()
  let refused: StayProblem | undefined
  for (const zone of all.size === 0 ? [LAST_ZONE] : all) {
    const problem = stayProblem(stay, hotelNow(zone, now), zone)
    if (problem === undefined) good.add(zone)
    else refused ??= problem
  }
  if (good.size === 0 && refused !== undefined) throw refusal(refused)
  return good
}

const LAST_ZONE = 'Etc/GMT+12'
