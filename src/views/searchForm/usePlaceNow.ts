import type { Point } from '#contract/hotel/destination.ts'
import type { DayHour } from '#contract/hotel/stay.ts'
import { hourAt, placeClock } from '#src/actors/search/placeClock.ts'
import { useSyncExternalStore } from 'react'

const never = () => () => undefined

export interface PlaceNow {
  /** The hour that runs there; null in a prerendered page, which is looked at on another day. */
  now: DayHour | null
  /** IANA name; null while, or where, it is not known. */
  timeZone: string | null
}

/** What hour it is at a place; as long as nobody has asked for its clock, the guest's own day. @param of a zone that is known. */
export const usePlaceNow = (point: Point, of?: string): PlaceNow => {
  const timeZone = useSyncExternalStore(
    placeClock.subscribe,
    () => of ?? placeClock.known(point) ?? null,
    () => null,
  )
  const now = useSyncExternalStore(
    never,
    () => hourAt(timeZone),
    () => null,
  )
  return { now, timeZone }
}
