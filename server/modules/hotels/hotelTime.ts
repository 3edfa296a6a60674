import { dayHour, datePart, hourPart, type DayHour } from '#contract/hotel/stay.ts'
import { dayOfEpoch, epochDay } from '#server/modules/inventory/epochDay.ts'

/** The clock of one time zone. Instants are milliseconds since 1970. */
export interface HotelTime {
  /** The instant at which the clock shows this hour; for an hour skipped by a clock change, the one after it. */
  momentOf(local: DayHour): number
  /** `YYYY-MM-DDTHH:MM`. */
  localOf(moment: number): string
  /** The full hour last begun. */
  hourAt(moment: number): DayHour
}

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
const MAX_STORED_DAYS = 2000

const clocks = new Map<string, HotelTime>()

/**
 * Cached, because a search needs hundreds of instants: Temporal is called once per day and zone.
 * @param timeZone an IANA name.
 */
export const hotelTime = (timeZone: string): HotelTime => {
  const cached = clocks.get(timeZone)
  if (cached !== undefined) return cached
  const clock = clockOf(timeZone)
  clocks.set(timeZone, clock)
  return clock
}

const clockOf = (timeZone: string): HotelTime => {
  const offsetAt = (moment: number): number =>
    Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone).offsetNanoseconds / 1e6

  const steady = new Map<number, number | null>()
  /** The offset from the day before to the day after; null if a clock change is near. */
  const steadyOffset = (day: number): number | null => {
    const cached = steady.get(day)
    if (cached !== undefined) return cached
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
