import { toLatinDigits } from '#contract/shared/typedText.ts'
import { addDays, dayHour, datePart, hourPart, LAST_HOUR, NIGHT_END_HOUR, type DayHour } from '#contract/hotel/stay.ts'

/** From touchdown until the guest has left the plane. */
export const DEPLANING_MINUTES = 20
export const IMMIGRATION_MINUTES = 60
/** Wait for a checked bag; none after immigration, since the bag arrives meanwhile. */
export const BAGGAGE_MINUTES = 20
/** Until the guest is in a car or train. */
export const TRANSFER_START_MINUTES = 10
/** Road distance divided by straight-line distance. */
const ROAD_FACTOR = 1.3
/** Door to door, in km/h: in a city, and on a motorway for the part beyond `CITY_ROAD_KM`. */
const CITY_KMH = 35
const CITY_ROAD_KM = 30
const MOTORWAY_KMH = 70

export interface Landing {
  /** `YYYY-MM-DDTHH:MM`, local time of the airport, which is that of the hotel. */
  at: string
  /** Straight-line distance from airport to hotel. */
  km: number
  border: boolean
  bag: boolean
}

export interface Arrival {
  /** Minutes from landing to the hotel's door. */
  minutes: number
  /** The part of `minutes` on the road. */
  onTheRoad: number
  /** Time at the door, `YYYY-MM-DDTHH:MM`, rounded up to ten minutes. */
  doorTime: string
  /** First full hour at which the guest can be at the door. */
  door: DayHour
  /** Hour to book: that of `door`, or 23:00 of the night before if `afterMidnight`. */
  checkIn: DayHour
  /** The guest arrives after midnight, so the night before is booked and the room waits for them. */
  afterMidnight: boolean
}

/**
 * Reads a time as guests write it: 06:40, 6.40, 0640, 6:40 pm, 6:40 م.
 * @returns `HH:MM` in 24 hours; null if it is no time.
 */
export const readTime = (input: string): string | null => {
  const { hour, minute, half } = WHOLE_TIME.exec(toLatinDigits(input).trim())?.groups ?? {}
  if (hour === undefined || (minute ?? half) === undefined || Number(minute ?? 0) > 59) return null
  return timeOf(half === undefined ? Number(hour) : onWholeClock(Number(hour), /^[pم]/i.test(half)), minute)
}

/** Reads an hour alone. Use it only once the guest has finished typing, since it may be the beginning of a longer time. */
export const readHour = (input: string): string | null => {
  const digits = toLatinDigits(input).trim()
  return /^\d{1,2}$/.test(digits) ? timeOf(Number(digits)) : null
}

const WHOLE_TIME = /^(?<hour>\d{1,2})(?:[:.٫]?(?<minute>\d{2}))?\s*(?<half>[ap]\.?m\.?|[صم])?$/i
const HOURS_OF_A_HALF = 12

/** NaN if the 12-hour clock has no such hour. */
const onWholeClock = (hour: number, isAfternoon: boolean): number =>
  hour < 1 || hour > HOURS_OF_A_HALF ? NaN : (hour % HOURS_OF_A_HALF) + (isAfternoon ? HOURS_OF_A_HALF : 0)

const timeOf = (hour: number, minute = '00'): string | null =>
  hour <= LAST_HOUR ? `${String(hour).padStart(2, '0')}:${minute}` : null

const MINUTES_PER_HOUR = 60

/** The estimate is no better than this. */
const DOOR_STEP_MINUTES = 10

/** So many minutes after the start of a day, as `YYYY-MM-DDTHH:MM`. */
const timeAfter = (day: string, minutes: number): string => {
  const hour = Math.floor(minutes / MINUTES_PER_HOUR)
  const wholeHour = dayHour(addDays(day, Math.floor(hour / 24)), hour % 24)
  return `${wholeHour.slice(0, -2)}${String(minutes % MINUTES_PER_HOUR).padStart(2, '0')}`
}

const roadMinutes = (km: number): number => {
  const inTheCity = Math.min(km, CITY_ROAD_KM)
  return Math.ceil((inTheCity / CITY_KMH + (km - inTheCity) / MOTORWAY_KMH) * MINUTES_PER_HOUR)
}

/** A guest who has said no more than when they land: through immigration, with a bag. */
export const USUAL_LANDING = { border: true, bag: true } as const

/**
 * The day on which a guest lands who checks in at `checkIn`: the next one if the evening before is booked for an arrival after
 * midnight.
 * @param time `HH:MM`.
 */
export const landingDay = (checkIn: DayHour, time: string): string => {
  const isNightBefore = hourPart(checkIn) === LAST_HOUR && Number(time.slice(0, 2)) < NIGHT_END_HOUR
  return addDays(datePart(checkIn), isNightBefore ? 1 : 0)
}

/**
 * Earliest arrival at the hotel's door, rounded up to the full hour: leaving the plane, immigration or baggage, and the road. In
 * the small hours, the night before is booked from its last hour.
 */
export const arrivalOf = ({ at, km, border, bag }: Landing): Arrival => {
  const onTheRoad = roadMinutes(km * ROAD_FACTOR)
  const minutes =
    DEPLANING_MINUTES + (border ? IMMIGRATION_MINUTES : bag ? BAGGAGE_MINUTES : 0) + TRANSFER_START_MINUTES + onTheRoad
  const landed = Number(at.slice(11, 13)) * MINUTES_PER_HOUR + Number(at.slice(14, 16))
  const atDoor = Math.ceil((landed + minutes) / DOOR_STEP_MINUTES) * DOOR_STEP_MINUTES
  const hours = Math.ceil((landed + minutes) / MINUTES_PER_HOUR)
  const door = dayHour(addDays(at.slice(0, 10), Math.floor(hours / 24)), hours % 24)
  const afterMidnight = hourPart(door) < NIGHT_END_HOUR
  return {
    minutes,
    onTheRoad,
    doorTime: timeAfter(at.slice(0, 10), atDoor),
    door,
    checkIn: afterMidnight ? dayHour(addDays(datePart(door), -1), LAST_HOUR) : door,
    afterMidnight,
  }
}
