import type { Point } from '#contract/hotel/destination.ts'
import type { DayHour } from '#contract/hotel/stay.ts'
import { hourAt, placeClock } from '#src/actors/search/placeClock.ts'
import { useNow } from '#src/ui/hooks/useNow.ts'
import { useSyncExternalStore } from 'react'

export interface PlaceNow {
  /** Current hour there; null in a prerendered page, which is read on another day. */
  now: DayHour | null
  /** IANA name; null while unknown. */
  timeZone: string | null
}

/**
 * Current hour at a place. Until its time zone is requested, uses the guest's own clock.
 * @param of time zone, if known.
 */
export const usePlaceNow = (point: Point, of?: string): PlaceNow => {
  const timeZone = useSyncExternalStore(
    placeClock.subscribe,
    () => of ?? placeClock.getZone(point) ?? null,
    () => null,
  )
  return { now: useNow(() => hourAt(timeZone), null), timeZone }
}
