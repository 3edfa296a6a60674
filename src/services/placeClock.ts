import { pointCodec, type Point } from '#contract/hotel/destination.ts'
import { dayHour, type DayHour } from '#contract/hotel/stay.ts'
import { hourNow, today } from './clock.ts'

/** Guests do not wait longer for a place's zone: the server checks the hours anyway. */
const PATIENCE_MS = 3000

interface PlaceClock {
  /** Requests the IANA zone of a place once; null if unknown or not answered in time. */
  ask: (point: Point) => Promise<string | null>
  /** Undefined until it is loaded. */
  getZone: (point: Point) => string | null | undefined
  subscribe: (listener: () => void) => () => void
}

export const createPlaceClock = (load: (point: Point) => Promise<string | null>): PlaceClock => {
  const zones = new Map<string, string | null>()
  const requests = new Map<string, Promise<string | null>>()
  const listeners = new Set<() => void>()

  const look = async (key: string, point: Point): Promise<string | null> => {
    try {
      const zone = await load(point)
      zones.set(key, zone !== null && isClock(zone) ? zone : null)
      for (const listener of listeners) listener()
      return zones.get(key) ?? null
    } catch {
      // Allow another attempt.
      requests.delete(key)
      return null
    }
  }

  return {
    ask: (point) => {
      const key = pointCodec.encode(point)
      const answer = requests.get(key) ?? look(key, point)
      requests.set(key, answer)
      return withClockTimeout(answer)
    },
    getZone: (point) => zones.get(pointCodec.encode(point)),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The current hour there. Without a zone: the first hour of the guest's own day. */
export const hourAt = (timeZone: string | null | undefined): DayHour =>
  timeZone ? hourNow(timeZone) : dayHour(today(), 0)

/** The result if it arrives within `PATIENCE_MS`; otherwise null. */
export const withClockTimeout = <T>(answer: Promise<T>): Promise<T | null> =>
  Promise.race([answer, new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS))])

const isClock = (zone: string): boolean => {
  try {
    return hourNow(zone) !== ''
  } catch {
    return false
  }
}
