import {
  addDays,
  dayHour,
  datePart,
  daysBetween,
  hourPart,
  isSkippedHour,
  LAST_HOUR,
  MAX_DAYS_AHEAD,
  MAX_NIGHTS,
  NIGHT_END_HOUR,
  runningNight,
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

/** @param today `YYYY-MM-DD`. */
export const defaultStay = (today: string): Stay => {
  const first = addDays(today, DEFAULT_CHECK_IN_DAYS_AHEAD)
  return {
    checkIn: dayHour(first, STANDARD_CHECK_IN_HOUR),
    checkOut: dayHour(addDays(first, DEFAULT_NIGHTS), STANDARD_CHECK_OUT_HOUR),
  }
}

/** The clock of a place. */
export interface LocalNow {
  /** Current hour there; without a time zone, the first hour of a day that may have begun there. */
  now: DayHour
  /** IANA name; null: unknown. */
  timeZone: string | null
}

/** True if a check-in is on a day that is still sold there, but at an hour that has passed. */
const hasHourPassed = (checkIn: DayHour, { now, timeZone }: LocalNow): boolean => {
  const night = timeZone === null ? null : runningNight(now)
  const isSoldDay = datePart(checkIn) === datePart(now) || (night !== null && datePart(checkIn) === datePart(night))
  return isSoldDay && checkIn < now && checkIn !== night
}

/**
 * Decisions §2: the check-in that can be had in place of one that cannot. A passed hour of today moves to the next full one (the
 * day's last hour is valid until its end), one of yesterday to the running night, a skipped one to the next that exists.
 */
export const clampCheckIn = (checkIn: DayHour, clock: LocalNow): DayHour =>
  existingHour(hasHourPassed(checkIn, clock) ? nextFullHour(checkIn, clock.now) : checkIn, clock.timeZone)

const nextFullHour = (checkIn: DayHour, now: DayHour): DayHour =>
  datePart(checkIn) === datePart(now)
    ? dayHour(datePart(now), Math.min(hourPart(now) + 1, LAST_HOUR))
    : dayHour(datePart(checkIn), LAST_HOUR)

/** The check-out that can be had in place of one that cannot: a passed hour of today moves to the next full one, a skipped one too. */
export const clampCheckOut = (checkOut: DayHour, { now, timeZone }: LocalNow): DayHour => {
  const hasPassed = datePart(checkOut) === datePart(now) && checkOut <= now
  return existingHour(hasPassed ? nextFullHour(checkOut, now) : checkOut, timeZone)
}

/** The hour itself; for one that a clock change skips, the next of its day, otherwise the last before it. */
export const existingHour = (at: DayHour, timeZone: string | null): DayHour => {
  const isPossible = (hour: number) => !isSkippedHour(dayHour(datePart(at), hour), timeZone)
  const hour = hourPart(at)
  return dayHour(datePart(at), nextHour(hour, 1, isPossible) ?? nextHour(hour, -1, isPossible) ?? hour)
}

/** The first possible hour of a day from `hour` on, upwards or downwards; null if there is none. */
export const nextHour = (hour: number, step: 1 | -1, isPossible: (hour: number) => boolean): number | null => {
  for (let next = hour; next >= 0 && next <= LAST_HOUR; next += step) if (isPossible(next)) return next
  return null
}

/**
 * One tap "Tonight" (decisions §2): the running night, otherwise one night from the standard hour of today, or from the next full
 * hour if that has passed.
 */
export const tonightStay = (clock: LocalNow): Stay => {
  const today = datePart(clock.now)
  const night = clock.timeZone === null ? null : runningNight(clock.now)
  const checkIn = night ?? clampCheckIn(dayHour(today, STANDARD_CHECK_IN_HOUR), clock)
  return { checkIn, checkOut: dayHour(addDays(datePart(checkIn), 1), STANDARD_CHECK_OUT_HOUR) }
}

/** Why a stay differs from the one requested. */
export type StayChange = StayProblem | 'hour_passed' | 'night_has_begun' | 'dates_unknown'

/** Check-in or check-out of a link: a `DayHour`, `missing`, or `unknown` if it cannot be read. */
export type RequestedMoment = string

/** The first day on which a guest can check in at this hour: today while it has not passed, otherwise tomorrow. */
const firstDayWith = (hour: number, now: DayHour): string => addDays(datePart(now), hour < hourPart(now) ? 1 : 0)

/**
 * The possible stay nearest to the requested one (decisions §2), and what was changed. A check-in in the past moves to the first
 * day that has its hour, one too far ahead to the last day; hours and number of nights stay as requested. Without a readable
 * check-in the stay is the default one of specification §9: a check-out alone makes none.
 * @param today `YYYY-MM-DD` where the guest is: the default stay counts from there.
 */
export const clampStay = (
  request: { checkIn: RequestedMoment; checkOut: RequestedMoment },
  clock: LocalNow,
  today: string = datePart(clock.now),
): { stay: Stay; changes: StayChange[] } => {
  if (!isMoment(request.checkIn)) {
    const isAsked = request.checkIn === 'unknown' || request.checkOut !== 'missing'
    return { stay: defaultStay(today), changes: isAsked ? ['dates_unknown'] : [] }
  }
  const [targetCheckIn, targetCheckOut] = [request.checkIn, request.checkOut]
  const changes = new Set<StayChange>(targetCheckOut === 'unknown' ? ['dates_unknown'] : [])

  const nights = isMoment(targetCheckOut)
    ? daysBetween(datePart(targetCheckIn), datePart(targetCheckOut))
    : DEFAULT_NIGHTS
  if (nights < 1) changes.add('check_out_not_after_check_in')
  if (nights > MAX_NIGHTS) changes.add('too_many_nights')

  const ahead = daysBetween(datePart(clock.now), datePart(targetCheckIn))
  const hasPassed = hasHourPassed(targetCheckIn, clock)
  const isTonight = hasPassed || targetCheckIn === runningNight(clock.now)
  if (ahead < 0 && !isTonight) changes.add('in_the_past')
  if (ahead > MAX_DAYS_AHEAD) changes.add('too_far_ahead')
  if (hasPassed) changes.add(ahead < 0 ? 'night_has_begun' : 'hour_passed')

  const hour = hourPart(targetCheckIn)
  const day = changes.has('in_the_past')
    ? firstDayWith(hour, clock.now)
    : addDays(datePart(targetCheckIn), Math.min(0, MAX_DAYS_AHEAD - ahead))
  const wantedCheckIn = dayHour(day, hour)
  const wantedCheckOut = dayHour(
    addDays(day, Math.max(1, Math.min(MAX_NIGHTS, nights))),
    isMoment(targetCheckOut) ? hourPart(targetCheckOut) : STANDARD_CHECK_OUT_HOUR,
  )
  const stay = { checkIn: clampCheckIn(wantedCheckIn, clock), checkOut: clampCheckOut(wantedCheckOut, clock) }
  if (isSkippedHour(wantedCheckIn, clock.timeZone)) changes.add('check_in_skipped')
  if (stay.checkOut !== wantedCheckOut)
    changes.add(isSkippedHour(wantedCheckOut, clock.timeZone) ? 'check_out_skipped' : 'check_out_passed')
  return { stay, changes: [...changes] }
}

const isMoment = (moment: RequestedMoment): moment is DayHour => moment !== 'missing' && moment !== 'unknown'

/** For a check-in in the small hours, the last hour of the evening before; null if the guest need not be asked. */
export const eveningBefore = (stay: Stay, { now, timeZone }: LocalNow): DayHour | null => {
  if (hourPart(stay.checkIn) >= NIGHT_END_HOUR) return null
  const evening = dayHour(addDays(datePart(stay.checkIn), -1), LAST_HOUR)
  return stayProblem({ ...stay, checkIn: evening }, now, timeZone) === undefined ? evening : null
}
