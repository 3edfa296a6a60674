import { toLatinDigits } from '#contract/shared/typedText.ts'
import { addDays, dayHour, datePart, hourPart, type DayHour } from '#contract/hotel/stay.ts'

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
const LAST_HOUR = 23
const HOURS_OF_A_HALF = 12

/** NaN if the 12-hour clock has no such hour. */
const onWholeClock = (hour: number, isAfternoon: boolean): number =>
  hour < 1 || hour > HOURS_OF_A_HALF ? NaN : (hour % HOURS_OF_A_HALF) + (isAfternoon ? HOURS_OF_A_HALF : 0)

const timeOf = (hour: number, minute = '00'): string | null =>
  hour <= LAST_HOUR ? `${String(hour).padStart(2, '0')}:${minute}` : null

/** An arrival before this hour belongs to the night before. */
const SMALL_HOURS_END = 6
const MINUTES_PER_HOUR = 60

const roadMinutes = (km: number): number => {
  const inTheCity = Math.min(km, CITY_ROAD_KM)
  return Math.ceil((inTheCity / CITY_KMH + (km - inTheCity) / MOTORWAY_KMH) * MINUTES_PER_HOUR)
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
  const hours = Math.ceil((landed + minutes) / MINUTES_PER_HOUR)
  const door = dayHour(addDays(at.slice(0, 10), Math.floor(hours / 24)), hours % 24)
  const afterMidnight = hourPart(door) < SMALL_HOURS_END
  return {
    minutes,
    onTheRoad,
    door,
    checkIn: afterMidnight ? dayHour(addDays(datePart(door), -1), LAST_HOUR) : door,
    afterMidnight,
  }
}
