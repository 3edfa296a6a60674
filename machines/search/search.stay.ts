import {
  addDays,
  dayHour,
  datePart,
  daysBetween,
  hourPart,
  MAX_DAYS_AHEAD,
  MAX_NIGHTS,
  STANDARD_CHECK_IN_HOUR,
  STANDARD_CHECK_OUT_HOUR,
  stayProblem,
  type DayHour,
  type Stay,
  type StayProblem,
} from '#contract/hotel/stay.ts'

/** Specification §9. */
export const DEFAULT_CHECK_IN_DAYS_AHEAD = 33
const DEFAULT_NIGHTS = 3
const LAST_HOUR = 23

/** @param today `YYYY-MM-DD`. */
export const defaultStay = (today: string): Stay => {
  const first = addDays(today, DEFAULT_CHECK_IN_DAYS_AHEAD)
  return {
    checkIn: dayHour(first, STANDARD_CHECK_IN_HOUR),
    checkOut: dayHour(addDays(first, DEFAULT_NIGHTS), STANDARD_CHECK_OUT_HOUR),
  }
}

/** True if a check-in is today, at an hour that has passed. `now`: current hour at the destination. */
const hasHourPassed = (checkIn: DayHour, now: DayHour): boolean => datePart(checkIn) === datePart(now) && checkIn < now

/** Decisions §2: an hour of today that has passed moves to the next full one; the day's last hour is valid until its end. */
export const clampCheckInToNow = (checkIn: DayHour, now: DayHour): DayHour =>
  hasHourPassed(checkIn, now) ? dayHour(datePart(now), Math.min(hourPart(now) + 1, LAST_HOUR)) : checkIn

/**
 * First hour of the check-in's day that has not passed.
 * @param now null: unknown.
 */
export const earliestHour = (checkIn: DayHour, now: DayHour | null): number =>
  now !== null && datePart(now) === datePart(checkIn) ? hourPart(now) : 0

/** Why a stay differs from the one requested. */
export type StayChange = StayProblem | 'hour_passed' | 'dates_unknown'

/** Check-in or check-out of a link: a `DayHour`, `missing`, or `unknown` if it cannot be read. */
export type RequestedMoment = string

/**
 * The possible stay nearest to the requested one (decisions §2), and what was changed. Days in the past or too far ahead become
 * the defaults of specification §9; hours and number of nights stay as requested.
 */
export const clampStay = (
  request: { checkIn: RequestedMoment; checkOut: RequestedMoment },
  now: DayHour,
  today: string = datePart(now),
): { stay: Stay; changes: StayChange[] } => {
  const usual = defaultStay(today)
  const isKnown = request.checkIn !== 'unknown' && request.checkOut !== 'unknown'
  const targetCheckIn = isMoment(request.checkIn) ? request.checkIn : usual.checkIn
  const changes = new Set<StayChange>(isKnown ? [] : ['dates_unknown'])

  const nights = isMoment(request.checkOut)
    ? daysBetween(datePart(targetCheckIn), datePart(request.checkOut))
    : DEFAULT_NIGHTS
  if (isKnown && nights < 1) changes.add('check_out_not_after_check_in')
  if (isKnown && nights > MAX_NIGHTS) changes.add('too_many_nights')

  const ahead = daysBetween(datePart(now), datePart(targetCheckIn))
  if (ahead < 0) changes.add('in_the_past')
  if (ahead > MAX_DAYS_AHEAD) changes.add('too_far_ahead')
  if (hasHourPassed(targetCheckIn, now)) changes.add('hour_passed')

  const isOutOfReach = changes.has('in_the_past') || changes.has('too_far_ahead')
  const day = datePart(isOutOfReach ? usual.checkIn : targetCheckIn)
  const checkIn = clampCheckInToNow(dayHour(day, hourPart(targetCheckIn)), now)
  const possible = isKnown || isWithin(nights) ? Math.max(1, Math.min(MAX_NIGHTS, nights)) : DEFAULT_NIGHTS
  const checkOut = dayHour(
    addDays(day, possible),
    isMoment(request.checkOut) ? hourPart(request.checkOut) : STANDARD_CHECK_OUT_HOUR,
  )
  return { stay: { checkIn, checkOut }, changes: [...changes] }
}

const isMoment = (moment: RequestedMoment): moment is DayHour => moment !== 'missing' && moment !== 'unknown'

const isWithin = (nights: number): boolean => nights >= 1 && nights <= MAX_NIGHTS

/** A check-in before this hour may mean the night before. */
const SMALL_HOURS_END = 6

/** For a check-in in the small hours, the last hour of the evening before; null if the guest need not be asked. */
export const eveningBefore = (stay: Stay, now: DayHour): DayHour | null => {
  if (hourPart(stay.checkIn) >= SMALL_HOURS_END) return null
  const evening = dayHour(addDays(datePart(stay.checkIn), -1), LAST_HOUR)
  return stayProblem({ ...stay, checkIn: evening }, now) === undefined ? evening : null
}
