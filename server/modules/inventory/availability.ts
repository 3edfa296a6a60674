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

/** Rooms that were taken (`count` above 0) or given back (below 0), told after the transaction has committed. */
export interface InventoryChange extends Span {
  roomTypeId: string
  count: number
}

/** One day that is not wholly free. */
export interface RoomDay {
  room_type_id: string
  epoch_day: number
  cap: number
  /** Rooms taken in each of the 24 hours. */
  sold: ArrayLike<number>
}

/**
 * The inventory in memory, sparse as the table is. A hint for searches and lists, read without a query;
 * what is really free is decided by `hold` in the database.
 */
export interface Availability {
  /** The least number of rooms free in any hour of the range; 0 for a room type that is not known. */
  roomsFree(roomTypeId: string, range: HourRange): number
  apply(change: InventoryChange): void
  /** Takes the table's word for everything: after a start, or to catch up with other processes. */
  replace(days: Iterable<RoomDay>): void
}

const HOURS = 24
/** Counts are kept in one byte. */
const MOST_COUNTED = 255

interface RoomTypeDays {
  total: number
  /** By day: rooms free in each hour. A missing day is wholly free. */
  days: Map<number, Uint8Array>
  /**
   * One bit for each day of the map, counted round and round. A search looks at hundreds of days that are wholly free:
   * a bit that is not set answers without a look into the map.
   */
  marks: Uint32Array
}

const MARKED_WORDS = 16

const mark = ({ marks }: RoomTypeDays, day: number): void => {
  const word = (day >> 5) % MARKED_WORDS
  marks[word] = (marks[word] ?? 0) | (1 << (day & 31))
}

const isMarked = ({ marks }: RoomTypeDays, day: number): boolean =>
  ((marks[(day >> 5) % MARKED_WORDS] ?? 0) & (1 << (day & 31))) !== 0

export const createAvailability = (roomTypes: Iterable<{ id: string; rooms_total: number }>): Availability => {
  const known = new Map<string, RoomTypeDays>()
  for (const { id, rooms_total } of roomTypes)
    known.set(id, { total: rooms_total, days: new Map(), marks: new Uint32Array(MARKED_WORDS) })

  return {
    roomsFree: (roomTypeId, range) => {
      const room = known.get(roomTypeId)
      if (room === undefined) return 0
      let least = room.total
      for (let day = range.first; day <= range.last; day += 1) {
        const free = isMarked(room, day) ? room.days.get(day) : undefined
        if (free === undefined) continue
        const until = day === range.last ? range.closes : HOURS
        for (let hour = day === range.first ? range.opens : 0; hour < until; hour += 1)
          least = Math.min(least, free[hour] ?? 0)
      }
      return least
    },

    apply: ({ roomTypeId, count, ...span }) => {
      const room = known.get(roomTypeId)
      if (room === undefined) return
      const range = hourRange(span)
      for (let day = range.first; day <= range.last; day += 1) {
        const free = room.days.get(day) ?? new Uint8Array(HOURS).fill(Math.min(room.total, MOST_COUNTED))
        const until = day === range.last ? range.closes : HOURS
        for (let hour = day === range.first ? range.opens : 0; hour < until; hour += 1)
          free[hour] = Math.max(0, Math.min(MOST_COUNTED, (free[hour] ?? 0) - count))
        room.days.set(day, free)
        mark(room, day)
      }
    },

    replace: (days) => {
      for (const room of known.values()) {
        room.days = new Map()
        room.marks.fill(0)
      }
      for (const { room_type_id, epoch_day, cap, sold } of days) {
        const free = new Uint8Array(HOURS)
        for (let hour = 0; hour < HOURS; hour += 1)
          free[hour] = Math.max(0, Math.min(MOST_COUNTED, cap - (sold[hour] ?? 0)))
        const room = known.get(room_type_id)
        if (room === undefined) continue
        room.days.set(epoch_day, free)
        mark(room, epoch_day)
      }
    },
  }
}
