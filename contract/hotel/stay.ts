import { array, define, integer, max, min, object, type Infer, type Struct } from 'superstruct'
import type { Codec } from '#contract/http/codec.ts'

/** Specification §9. Hours on the hotel's own wall clock. */
export const STANDARD_CHECK_IN_HOUR = 15
export const STANDARD_CHECK_OUT_HOUR = 11

/** Decisions §2. */
export const MAX_NIGHTS = 30
export const MAX_DAYS_AHEAD = 365
/** Until this hour, the night that began yesterday is still sold. */
export const NIGHT_END_HOUR = 6
export const LAST_HOUR = 23

/** Specification §5, rooms picker. */
export const MIN_ADULTS = 1
export const MAX_ADULTS = 20
export const MAX_CHILDREN = 20
export const MAX_CHILD_AGE = 17
export const DEFAULT_CHILD_AGE = 6
/** The decisions set no limit; one booking is one party, and a party this large fits a hotel. */
export const MAX_ROOMS = 8

/** A full hour on the hotel's wall clock, `YYYY-MM-DDTHH:00`, without an offset. */
export type DayHour = string

/** No stay is in another millennium; the database and calendars differ about such years. */
const DAY_HOUR = /^(2\d{3})-(\d{2})-(\d{2})T([01]\d|2[0-3]):00$/

const isCalendarDay = (year: number, month: number, day: number): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= Temporal.PlainYearMonth.from({ year, month }).daysInMonth

export const isDayHour = (value: unknown): value is DayHour => {
  const parts = typeof value === 'string' ? DAY_HOUR.exec(value) : null
  return parts !== null && isCalendarDay(Number(parts[1]), Number(parts[2]), Number(parts[3]))
}

export const DayHourStruct: Struct<DayHour, null> = define('DayHour', (value) =>
  isDayHour(value) ? true : 'expected a full hour of a real day, as 2026-12-24T15:00',
)

export const dayHourCodec: Codec<DayHour> = {
  decode: (value) => (isDayHour(value) ? value : undefined),
  encode: (value) => value,
}

/** `YYYY-MM-DD`. */
export const datePart = (at: DayHour): string => at.slice(0, 10)

/** Hour of the day, 0 to 23. */
export const hourPart = (at: DayHour): number => 10 * digitAt(at, 11) + digitAt(at, 12)

const DIGIT_0 = 48
const digitAt = (text: string, place: number): number => text.charCodeAt(place) - DIGIT_0

export const dayHour = (day: string, hour: number): DayHour => `${day}T${String(hour).padStart(2, '0')}:00`

/** `day` shifted by whole days; both `YYYY-MM-DD`. */
export const addDays = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString()

/** Whole days from `from` to `to`, both `YYYY-MM-DD`. */
export const daysBetween = (from: string, to: string): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days

export interface Stay {
  checkIn: DayHour
  checkOut: DayHour
}

export const countNights = (stay: Stay): number => daysBetween(datePart(stay.checkIn), datePart(stay.checkOut))

/**
 * Elapsed hours from check-in to check-out if the time zone is known (decisions §7), since a clock change makes a day an hour
 * longer or shorter; otherwise wall-clock hours. `timeZone` is not optional: leaving it out would give the same stay another
 * length.
 */
export const countHours = (stay: Stay, timeZone: string | null | undefined): number => {
  if (!timeZone) return countNights(stay) * 24 + hourPart(stay.checkOut) - hourPart(stay.checkIn)
  const momentOf = (at: DayHour) => Temporal.PlainDateTime.from(at).toZonedDateTime(timeZone)
  return momentOf(stay.checkIn).until(momentOf(stay.checkOut), { largestUnit: 'hours' }).hours
}

/** True if a clock change skips this hour, so that no clock there ever shows it. Null: the time zone is unknown. */
export const isSkippedHour = (at: DayHour, timeZone: string | null): boolean => {
  if (timeZone === null) return false
  const local = Temporal.PlainDateTime.from(at)
  return !local.toZonedDateTime(timeZone).toPlainDateTime().equals(local)
}

/**
 * Decisions §2: the check-in of the night that began yesterday, which is sold until `NIGHT_END_HOUR`; null after that.
 * @param hotelNow current hour at the hotel.
 */
export const runningNight = (hotelNow: DayHour): DayHour | null =>
  hourPart(hotelNow) < NIGHT_END_HOUR ? dayHour(addDays(datePart(hotelNow), -1), LAST_HOUR) : null

const isPast = (checkIn: DayHour, hotelNow: DayHour): boolean =>
  checkIn < hotelNow && checkIn !== runningNight(hotelNow)

/** Decisions §2: an hour at which a guest can check in: neither passed nor skipped. For the parameters see `stayProblem`. */
export const isCheckInHour = (at: DayHour, hotelNow: DayHour, timeZone: string | null): boolean =>
  !isPast(at, hotelNow) && !isSkippedHour(at, timeZone)

/** Decisions §2: an hour at which a guest can check out: still ahead, and not skipped. For the parameters see `stayProblem`. */
export const isCheckOutHour = (at: DayHour, hotelNow: DayHour, timeZone: string | null): boolean =>
  at > hotelNow && !isSkippedHour(at, timeZone)

export type StayProblem =
  | 'check_out_not_after_check_in'
  | 'too_many_nights'
  | 'in_the_past'
  | 'check_out_passed'
  | 'too_far_ahead'
  | 'check_in_skipped'
  | 'check_out_skipped'

/**
 * Decisions §2: at least one night, at most 30, check-in not in the hotel's past (or in the running night) and at most 365 days
 * ahead, check-out still ahead, and no hour that a clock change skips.
 * @param timeZone of the hotel; null: unknown, so no hour counts as skipped.
 */
export const stayProblem = (stay: Stay, hotelNow: DayHour, timeZone: string | null): StayProblem | undefined => {
  const nights = countNights(stay)
  if (nights < 1) return 'check_out_not_after_check_in'
  if (nights > MAX_NIGHTS) return 'too_many_nights'
  if (isPast(stay.checkIn, hotelNow)) return 'in_the_past'
  // The running night may end today.
  if (stay.checkOut <= hotelNow) return 'check_out_passed'
  if (daysBetween(datePart(hotelNow), datePart(stay.checkIn)) > MAX_DAYS_AHEAD) return 'too_far_ahead'
  if (isSkippedHour(stay.checkIn, timeZone)) return 'check_in_skipped'
  if (isSkippedHour(stay.checkOut, timeZone)) return 'check_out_skipped'
  return undefined
}

export const RoomStruct = object({
  adults: max(min(integer(), MIN_ADULTS), MAX_ADULTS),
  children: array(max(min(integer(), 0), MAX_CHILD_AGE)),
})
export type Room = Infer<typeof RoomStruct>

const wholeNumber = (value: string, least: number, most: number): number | undefined => {
  if (!/^\d{1,2}$/.test(value)) return undefined
  const number = Number(value)
  return number >= least && number <= most ? number : undefined
}

const decodeRoom = (value: string): Room | undefined => {
  const [adultsText, agesText, ...rest] = value.split(':')
  if (rest.length > 0) return undefined
  const adults = wholeNumber(adultsText ?? '', MIN_ADULTS, MAX_ADULTS)
  const ages = agesText ? agesText.split(',').map((age) => wholeNumber(age, 0, MAX_CHILD_AGE)) : []
  const children = ages.filter((age) => age !== undefined)
  if (adults === undefined || children.length !== ages.length || children.length > MAX_CHILDREN) return undefined
  return { adults, children }
}

/** `2:6,4|1:` means two rooms: two adults with children of 6 and 4; one adult. */
export const roomsCodec: Codec<Room[]> = {
  decode: (value) => {
    const rooms = value.split('|').map(decodeRoom)
    const validRooms = rooms.filter((room) => room !== undefined)
    return validRooms.length === rooms.length && validRooms.length <= MAX_ROOMS ? validRooms : undefined
  },
  encode: (rooms) => rooms.map((room) => `${room.adults}:${room.children.join(',')}`).join('|'),
}
