import { isHotelId, MAX_FAVORITES } from '#contract/limits.ts'
import { localJson } from './storage.ts'
import { array, unknown } from 'superstruct'

const KEY = 'favorites'

/** What this browser keeps for whoever is not signed in, newest first. Anybody may have written there: what is no id is left out. */
export const readKeptFavorites = (): string[] => [
  ...new Set((localJson.read(KEY, array(unknown())) ?? []).filter(isHotelId).slice(0, MAX_FAVORITES)),
]

export const writeKeptFavorites = (ids: readonly string[]): void => {
  if (ids.length > 0) localJson.write(KEY, ids)
  else localJson.remove(KEY)
}

/** Calls back with what another tab has kept. @returns how to stop. */
export const watchKeptFavorites = (onChange: (ids: string[]) => void): (() => void) => {
  const listener = ({ key }: StorageEvent) => {
    // Null: everything was cleared.
    if (key === KEY || key === null) onChange(readKeptFavorites())
  }
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}
