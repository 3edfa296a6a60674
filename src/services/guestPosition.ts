import { Point } from '#contract/hotel/destination.ts'
import type { JsonStorage } from './storage.ts'

const KEY = 'guestPosition'

/**
 * Where the guest was when they last searched near them. A link names the town there, since it may be sent to somebody who is
 * elsewhere; only this tab calls the place "near you".
 */
export const createGuestPosition = (storage: JsonStorage) => ({
  keep: (point: Point): void => storage.write(KEY, point),
  is: ({ lat, lng }: Point): boolean => {
    const kept = storage.read(KEY, Point)
    return kept?.lat === lat && kept.lng === lng
  },
})

/** Call when the user signs out. */
export const forgetGuestPosition = (storage: JsonStorage): void => storage.remove(KEY)
