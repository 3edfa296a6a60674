import { isHotelId, MAX_FAVORITES } from '#contract/http/limits.ts'
import { localJson } from './storage.ts'
import { array, unknown } from 'superstruct'

const KEY = 'favorites'

/** Favorites stored in this browser for visitors, newest first. Untrusted: invalid ids are dropped. */
export const readStoredFavorites = (): string[] => [
  ...new Set((localJson.read(KEY, array(unknown())) ?? []).filter(isHotelId).slice(0, MAX_FAVORITES)),
]

const watchers = new Set<(ids: readonly string[]) => void>()

export const writeStoredFavorites = (ids: readonly string[]): void => {
  if (ids.length > 0) localJson.write(KEY, ids)
  else localJson.remove(KEY)
  for (const watcher of watchers) watcher(ids)
}

/** Calls back with the favorites stored by this tab or another. @returns the unsubscribe function. */
export const watchStoredFavorites = (onChange: (ids: readonly string[]) => void): (() => void) => {
  const listener = ({ key }: StorageEvent) => {
    // Null: all storage was cleared.
    if (key === KEY || key === null) onChange(readStoredFavorites())
  }
  watchers.add(onChange)
  addEventListener('storage', listener)
  return () => {
    watchers.delete(onChange)
    removeEventListener('storage', listener)
  }
}
