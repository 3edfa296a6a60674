import { dayHour, datePart, hourPart, type DayHour } from '#contract/hotel/stay.ts'
import { dayOfEpoch, epochDay } from '#server/modules/inventory/epochDay.ts'

/** The wall clock of one time zone. Moments are milliseconds since 1970. */
export interface HotelTime {
  /** The moment a wall clock shows this hour; an hour that a change of clocks skips is the one after it. */
  momentOf(local: DayHour): number
  /** `YYYY-MM-DDTHH:MM`. */
  localOf(moment: number): string
  /** The full hour that has begun. */
  hourAt(moment: number): DayHour
}

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
const MAX_STORED_DAYS = 2000

const clocks = new Map<string, HotelTime>()

/** `timeZone` is an IANA name. A search asks for hundreds of moments; Temporal is asked once for each day of each zone. */
export const hotelTime = (timeZone: string): HotelTime => {
  const known = clocks.get(timeZone)
  if (known !== undefined) return known
  const clock = clockOf(timeZone)
  clocks.set(timeZone, clock)
  return clock
}

const clockOf = (timeZone: string): HotelTime => {
  const offsetAt = (moment: number): number =>
    Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone).offsetNanoseconds / 1e6

  const steady = new Map<number, number | null>()
  /** The offset that holds from the day before to the day after; null when clocks change near. */
  const steadyOffset = (day: number): number | null => {
    const known = steady.get(day)
    if (known !== undefined) return known
    const before = offsetAt((day - 1) * DAY_MS)
    const offset = before === offsetAt((day + 2) * DAY_MS) ? before : null
    if (steady.size >= MAX_STORED_DAYS) steady.clear()
    steady.set(day, offset)
    return offset
  }

  const shownAt = (moment: number): number => moment + (steadyOffset(Math.floor(moment / DAY_MS)) ?? offsetAt(moment))

  return {
    momentOf: (local) => {
      const day = epochDay(datePart(local))
      const offset = steadyOffset(day)
      return offset === null
        ? Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).epochMilliseconds
        : day * DAY_MS + hourPart(local) * HOUR_MS - offset
    },
    localOf: (moment) => {
      const shown = shownAt(moment)
      const minute = Math.floor(shown / MINUTE_MS) % 60
      return `${fullHour(shown).slice(0, 14)}${String(minute).padStart(2, '0')}`
    },
    hourAt: (moment) => fullHour(shownAt(moment)),
  }
}

const fullHour = (shown: number): DayHour =>
  dayHour(dayOfEpoch(Math.floor(shown / DAY_MS)), Math.floor(shown / HOUR_MS) % 24)
