import { boundsCodec, destinationCodec, type Bounds, type Destination } from '#contract/hotel/destination.ts'
import { array, nullable, string, tuple } from 'superstruct'
import type { JsonStorage } from './storage.ts'

const KEY = 'recentPlaces'
const MAX_STORED_PLACES = 4

/** As in the address of a search: anybody may have written there, and what is no destination is left out. */
const Kept = array(tuple([string(), nullable(string())]))

export interface RecentPlace {
  destination: Destination
  bounds: Bounds | null
}

/** Where this browser's guest has searched, the last first. */
export const recentPlaces = (storage: JsonStorage) => {
  const read = (): RecentPlace[] =>
    (storage.read(KEY, Kept) ?? []).slice(0, MAX_STORED_PLACES).flatMap(([dest, bounds]) => {
      const destination = destinationCodec.decode(dest)
      return destination === undefined ? [] : [{ destination, bounds: boundsCodec.decode(bounds ?? '') ?? null }]
    })
  return {
    read,
    keep: (place: RecentPlace): void => {
      const others = read().filter(({ destination }) => destination.name !== place.destination.name)
      const kept = [place, ...others].slice(0, MAX_STORED_PLACES)
      storage.write(
        KEY,
        kept.map(({ destination, bounds }) => [
          destinationCodec.encode(destination),
          bounds === null ? null : boundsCodec.encode(bounds),
        ]),
      )
    },
  }
}

/** With the guest who signs out goes where they have searched. */
export const forgetRecentPlaces = (storage: JsonStorage): void => storage.remove(KEY)
