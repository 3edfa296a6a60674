import { string } from 'superstruct'
import type { JsonStorage } from './storage.ts'

const KEY = 'lastSearch'

/** The last search in this browser, as the query of its URL; null if none is stored. */
export const lastSearch = (storage: JsonStorage) => ({
  read: (): string | null => storage.read(KEY, string()) ?? null,
  keep: (query: string): void => storage.write(KEY, query),
})

/** Call when the user signs out. */
export const forgetLastSearch = (storage: JsonStorage): void => storage.remove(KEY)
