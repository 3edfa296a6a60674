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

/** Whether a check-in is of today, at an hour that has passed. `now` is the hour that runs at the destination. */
const hasHourPassed = (checkIn: DayHour, now: DayHour): boolean => datePart(checkIn) === datePart(now) && checkIn < now

/** Decisions §2: an hour of today that has passed moves to the next full one; the day's last is good until its end. */
export const clampCheckInToNow = (checkIn: DayHour, now: DayHour): DayHour =>
  hasHourPassed(checkIn, now) ? dayHour(datePart(now), Math.min(hourPart(now) + 1, LAST_HOUR)) : checkIn

/** The first hour of the day of a check-in that has not passed. @param now null: not known. */
export const earliestHour = (checkIn: DayHour, now: DayHour | null): number =>
  now !== null && datePart(now) === datePart(checkIn) ? hourPart(now) : 0

/** Why a stay is not as it was asked for. */
export type StayChange = StayProblem | 'hour_passed' | 'dates_unknown'

/** A side as a link has it: a day and hour; `missing` where it is left out, `unknown` where it cannot be understood. */
export type AskedMoment = string

/**
 * The stay nearest to what was asked for that can be had (decisions §2), and what was changed for it. Days that are past or
 * too far ahead become those of specification §9; the hours and the nights stay as they were asked for.
 */
export const clampStay = (
  asked: { checkIn: AskedMoment; checkOut: AskedMoment },
  now: DayHour,
  today: string = datePart(now),
): { stay: Stay; changes: StayChange[] } => {
  const usual = defaultStay(today)
  const isKnown = asked.checkIn !== 'unknown' && asked.checkOut !== 'unknown'
  const wanted = isMoment(asked.checkIn) ? asked.checkIn : usual.checkIn
  const changes = new Set<StayChange>(isKnown ? [] : ['dates_unknown'])

  const nights = isMoment(asked.checkOut) ? daysBetween(datePart(wanted), datePart(asked.checkOut)) : DEFAULT_NIGHTS
  if (isKnown && nights < 1) changes.add('check_out_not_after_check_in')
  if (isKnown && nights > MAX_NIGHTS) changes.add('too_many_nights')

  const ahead = daysBetween(datePart(now), datePart(wanted))
  if (ahead < 0) changes.add('in_the_past')
  if (ahead > MAX_DAYS_AHEAD) changes.add('too_far_ahead')
  if (hasHourPassed(wanted, now)) changes.add('hour_passed')

  const isOutOfReach = changes.has('in_the_past') || changes.has('too_far_ahead')
  const day = datePart(isOutOfReach ? usual.checkIn : wanted)
  const checkIn = clampCheckInToNow(dayHour(day, hourPart(wanted)), now)
  const possible = isKnown || isWithin(nights) ? Math.max(1, Math.min(MAX_NIGHTS, nights)) : DEFAULT_NIGHTS
  const checkOut = dayHour(
    addDays(day, possible),
    isMoment(asked.checkOut) ? hourPart(asked.checkOut) : STANDARD_CHECK_OUT_HOUR,
  )
  return { stay: { checkIn, checkOut }, changes: [...changes] }
}

const isMoment = (asked: AskedMoment): asked is DayHour => asked !== 'missing' && asked !== 'unknown'

const isWithin = (nights: number): boolean => nights >= 1 && nights <= MAX_NIGHTS

/** Before this hour a guest who comes may mean the night that began the day before. */
const SMALL_HOURS_END = 6

/** The last hour of the evening before a check-in in the small hours; null: there is nothing to ask. */
export const eveningBefore = (stay: Stay, now: DayHour): DayHour | null => {
  if (hourPart(stay.checkIn) >= SMALL_HOURS_END) return null
  const evening = dayHour(addDays(datePart(stay.checkIn), -1), LAST_HOUR)
  return stayProblem({ ...stay, checkIn: evening }, now) === undefined ? evening : null
}
