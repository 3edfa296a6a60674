import { epochDay } from './epochDay.ts'
import { daysOfSpan, type Span } from './span.ts'

/** A span in numbers: hour `opens` of day `first` until hour `closes` (1 to 24) of day `last`; days since 1970. */
export interface HourRange {
  first: number
  opens: number
  last: number
  closes: number
}

export const hourRange = (span: Span): HourRange => {
  const { first, opens, last, closes } = daysOfSpan(span)
  return { first: epochDay(first), opens, last: epochDay(last), closes }
}

/** Rooms taken (`count` > 0) or released (`count` < 0), applied after the transaction has committed. */
export interface InventoryChange extends Span {
  roomTypeId: string
  count: number
}

/** A day that is not entirely free. */
export interface RoomDay {
  room_type_id: string
  epoch_day: number
  cap: number
  /** Rooms taken in each of the 24 hours. */
  sold: ArrayLike<number>
}

/**
 * The inventory in memory, sparse like the table. Only a hint for searches and lists, read without a query: `hold` in the
 * database decides what is free.
 */
export interface Availability {
  /** The minimum number of free rooms in any hour of the range; 0 for an unknown room type. */
  roomsFree(room: { number: number }, range: HourRange): number
  /** True if `count` rooms are free in every hour of the range. Faster than comparing `roomsFree`. */
  hasRooms(room: { number: number }, range: HourRange, count: number): boolean
  apply(change: InventoryChange): void
  /** Replaces the days of a span with those of the table; `days` are those not entirely free. */
  correct(room: Span & { roomTypeId: string }, days: readonly RoomDay[]): void
  /** Replaces everything with the table, after a start or to catch up with other processes. */
  replace(days: Iterable<RoomDay>): void
}

const HOURS = 24
/** Counts are stored in one byte. */
const MAX_COUNTED = 255

/**
 * One bit per day, wrapping around, 64 bytes per room type. A search looks at thousands of days, of which nearly all are
 * entirely free and even fewer have a full hour: a bit that is not set answers immediately.
 */
const MARK_WORDS = 16

const hoursFree = ({ cap, sold }: RoomDay): Uint8Array =>
  Uint8Array.from({ length: HOURS }, (_, hour) => Math.max(0, Math.min(MAX_COUNTED, cap - (sold[hour] ?? 0))))

/** The minimum number of free rooms in those hours of `day` that are in the range. */
const leastOn = (free: Uint8Array, day: number, range: HourRange): number => {
  const until = day === range.last ? range.closes : HOURS
  let least = MAX_COUNTED
  for (let hour = day === range.first ? range.opens : 0; hour < until; hour += 1)
    least = Math.min(least, free[hour] ?? 0)
  return least
}

export const createAvailability = (
  roomTypes: readonly { id: string; number: number; rooms_total: number }[],
): Availability => {
  const places = roomTypes.reduce((most, { number }) => Math.max(most, number), 0) + 1
  const numbers = new Map(roomTypes.map(({ id, number }) => [id, number]))
  // All arrays are indexed by room type number.
  const totals = new Int32Array(places)
  for (const { number, rooms_total } of roomTypes) totals[number] = rooms_total
  /** Days that are not entirely free. */
  const marks = new Uint32Array(places * MARK_WORDS)
  /** Days with at least one full hour. */
  const full = new Uint32Array(places * MARK_WORDS)
  /** By room type number and day: free rooms in each hour. A missing day is entirely free. */
  const days = new Map<number, Map<number, Uint8Array>>()

  const wordOf = (number: number, day: number): number => number * MARK_WORDS + ((day >> 5) % MARK_WORDS)

  const freeOn = (number: number, day: number): Uint8Array | undefined =>
    ((marks[wordOf(number, day)] ?? 0) & (1 << (day & 31))) === 0 ? undefined : days.get(number)?.get(day)

  /** `free` must not be changed afterwards: days may share it. */
  const keep = (number: number, day: number, free: Uint8Array): void => {
    const word = wordOf(number, day)
    const bit = 1 << (day & 31)
    marks[word] = (marks[word] ?? 0) | bit
    full[word] = free.includes(0) ? (full[word] ?? 0) | bit : (full[word] ?? 0) & ~bit
    const freeByDay = days.get(number)
    if (freeByDay) freeByDay.set(day, free)
    else days.set(number, new Map([[day, free]]))
  }

  const freeDay = (number: number): Uint8Array => new Uint8Array(HOURS).fill(Math.min(totals[number] ?? 0, MAX_COUNTED))

  return {
    roomsFree: ({ number }, range) => {
      let least = totals[number] ?? 0
      for (let day = range.first; day <= range.last; day += 1) {
        const free = freeOn(number, day)
        if (free !== undefined) least = Math.min(least, leastOn(free, day, range))
      }
      return least
    },

    hasRooms: ({ number }, range, count) => {
      if ((totals[number] ?? 0) < count) return false
      // For one room, a day without a full hour is enough.
      const suspects = count === 1 ? full : marks
      for (let day = range.first; day <= range.last; day += 1) {
        if (((suspects[wordOf(number, day)] ?? 0) & (1 << (day & 31))) === 0) continue
        const free = freeOn(number, day)
        if (free !== undefined && leastOn(free, day, range) < count) return false
      }
      return true
    },

    apply: ({ roomTypeId, count, ...span }) => {
      const number = numbers.get(roomTypeId)
      if (number === undefined) return
      const range = hourRange(span)
      for (let day = range.first; day <= range.last; day += 1) {
        const free = freeOn(number, day)?.slice() ?? freeDay(number)
        const until = day === range.last ? range.closes : HOURS
        for (let hour = day === range.first ? range.opens : 0; hour < until; hour += 1)
          free[hour] = Math.max(0, Math.min(MAX_COUNTED, (free[hour] ?? 0) - count))
        keep(number, day, free)
      }
    },

    correct: ({ roomTypeId, ...span }, roomDays) => {
      const number = numbers.get(roomTypeId)
      if (number === undefined) return
      const { first, last } = hourRange(span)
      for (let day = first; day <= last; day += 1) if (freeOn(number, day)) keep(number, day, freeDay(number))
      for (const day of roomDays) keep(number, day.epoch_day, hoursFree(day))
    },

    replace: (all) => {
      marks.fill(0)
      full.fill(0)
      days.clear()
      // Share equal days to save memory: the reader passes the same `sold` array for equal counts.
      const cache = new Map<ArrayLike<number>, Map<number, Uint8Array>>()
      for (const day of all) {
        const number = numbers.get(day.room_type_id)
        if (number === undefined) continue
        const byCap = cache.get(day.sold) ?? new Map<number, Uint8Array>()
        const free = byCap.get(day.cap) ?? hoursFree(day)
        if (byCap.size === 0) cache.set(day.sold, byCap)
        byCap.set(day.cap, free)
        keep(number, day.epoch_day, free)
      }
    },
  }
}
