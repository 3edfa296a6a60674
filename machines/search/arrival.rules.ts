import { toLatinDigits } from '#machines/kit/digits.ts'
import { addDays, dayHour, datePart, hourPart, type DayHour } from '#contract/hotel/stay.ts'

/** Minutes from touching down until the guest is out of the plane. */
export const DEPLANING_MINUTES = 20
export const IMMIGRATION_MINUTES = 60
/** Until a checked bag comes; beside the border there is no more to wait for it. */
export const BAGGAGE_MINUTES = 20
/** Until the guest sits in a car or a train. */
export const TRANSFER_START_MINUTES = 10
/** A road is so much longer than the way of a crow. */
const ROAD_FACTOR = 1.3
/** Door to door, in kilometres an hour: through a city, and where the road is longer than one, on a motorway. */
const CITY_KMH = 35
const CITY_ROAD_KM = 30
const MOTORWAY_KMH = 70

export interface Landing {
  /** On the airport's clock, which is the hotel's: `YYYY-MM-DDTHH:MM`. */
  at: string
  /** From the airport to the hotel as the crow flies. */
  km: number
  border: boolean
  bag: boolean
}

export interface Arrival {
  /** Minutes from landing to the door. */
  minutes: number
  /** Of them on the road. */
  onTheRoad: number
  /** The first full hour at which the guest can be at the door. */
  door: DayHour
  /** What to book: the hour at the door, or the last one of the night that it belongs to. */
  checkIn: DayHour
  /** The guest comes after midnight of the night that is booked: the room waits for them. */
  afterMidnight: boolean
}

/** A time as guests write it: 06:40, 6.40, 0640, 6:40 pm, 6:40 م. @returns `HH:MM` on the clock of 24 hours; null where it is none. */
export const readTime = (written: string): string | null => {
  const { hour, minute, half } = WHOLE_TIME.exec(toLatinDigits(written).trim())?.groups ?? {}
  if (hour === undefined || (minute ?? half) === undefined || Number(minute ?? 0) > 59) return null
  return timeOf(half === undefined ? Number(hour) : onWholeClock(Number(hour), /^[pم]/i.test(half)), minute)
}

/** An hour alone, which may be the beginning of any time: it is one once the guest has done with it. */
export const readHour = (written: string): string | null => {
  const digits = toLatinDigits(written).trim()
  return /^\d{1,2}$/.test(digits) ? timeOf(Number(digits)) : null
}

const WHOLE_TIME = /^(?<hour>\d{1,2})(?:[:.٫]?(?<minute>\d{2}))?\s*(?<half>[ap]\.?m\.?|[صم])?$/i
const LAST_HOUR = 23
const HOURS_OF_A_HALF = 12

/** NaN where a half of a day has no such hour. */
const onWholeClock = (hour: number, isAfternoon: boolean): number =>
  hour < 1 || hour > HOURS_OF_A_HALF ? NaN : (hour % HOURS_OF_A_HALF) + (isAfternoon ? HOURS_OF_A_HALF : 0)

const timeOf = (hour: number, minute = '00'): string | null =>
  hour <= LAST_HOUR ? `${String(hour).padStart(2, '0')}:${minute}` : null

/** Who comes before this hour belongs to the night that began the day before. */
const SMALL_HOURS_END = 6
const MINUTES_PER_HOUR = 60

const roadMinutes = (km: number): number => {
  const inTheCity = Math.min(km, CITY_ROAD_KM)
  return Math.ceil((inTheCity / CITY_KMH + (km - inTheCity) / MOTORWAY_KMH) * MINUTES_PER_HOUR)
}

/**
 * When a guest who lands can be at the door of the hotel, rounded up to the full hour: out of the plane, through the border or with
 * the bag, and on the road. Who comes in the small hours books the night before, from its last hour on.
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
