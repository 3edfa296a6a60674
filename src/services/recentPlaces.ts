import { boundsCodec, destinationCodec, type Bounds, type Destination } from '#contract/hotel/destination.ts'
import { array, nullable, string, tuple } from 'superstruct'
import type { JsonStorage } from './storage.ts'

const KEY = 'recentPlaces'
const MAX_STORED_PLACES = 4

/** Encoded as in a search URL. Untrusted: entries that are not a destination are dropped. */
const StoredPlaces = array(tuple([string(), nullable(string())]))

export interface RecentPlace {
  destination: Destination
  bounds: Bounds | null
}

/** Places searched in this browser, newest first. */
export const recentPlaces = (storage: JsonStorage) => {
  const read = (): RecentPlace[] =>
    (storage.read(KEY, StoredPlaces) ?? []).slice(0, MAX_STORED_PLACES).flatMap(([dest, bounds]) => {
      const destination = destinationCodec.decode(dest)
      return destination === undefined ? [] : [{ destination, bounds: boundsCodec.decode(bounds ?? '') ?? null }]
    })
  return {
    read,
    keep: (place: RecentPlace): void => {
      const others = read().filter(({ destination }) => destination.name !== place.destination.name)
      const places = [place, ...others].slice(0, MAX_STORED_PLACES)
      storage.write(
        KEY,
        places.map(({ destination, bounds }) => [
          destinationCodec.encode(destination),
          bounds === null ? null : boundsCodec.encode(bounds),
        ]),
      )
    },
  }
}

/** Call when the user signs out. */
export const forgetRecentPlaces = (storage: JsonStorage): void => storage.remove(KEY)
