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
}

export const createAvailability = (roomTypes: Iterable<{ id: string; rooms_total: number }>): Availability => {
  const known = new Map<string, RoomTypeDays>()
  for (const { id, rooms_total } of roomTypes) known.set(id, { total: rooms_total, days: new Map() })

  return {
    roomsFree: (roomTypeId, range) => {
      const room = known.get(roomTypeId)
      if (room === undefined) return 0
      let least = room.total
      if (room.days.size === 0) return least
      for (let day = range.first; day <= range.last; day += 1) {
        const free = room.days.get(day)
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
      }
    },

    replace: (days) => {
      for (const room of known.values()) room.days = new Map()
      for (const { room_type_id, epoch_day, cap, sold } of days) {
        const free = new Uint8Array(HOURS)
        for (let hour = 0; hour < HOURS; hour += 1)
          free[hour] = Math.max(0, Math.min(MOST_COUNTED, cap - (sold[hour] ?? 0)))
        known.get(room_type_id)?.days.set(epoch_day, free)
      }
    },
  }
}
