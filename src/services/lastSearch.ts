import { string } from 'superstruct'
import type { JsonStorage } from './storage.ts'

const KEY = 'lastSearch'

/** What this browser's guest has searched for last, as the query of its address; null where nothing is kept. */
export const lastSearch = (storage: JsonStorage) => ({
  read: (): string | null => storage.read(KEY, string()) ?? null,
  keep: (query: string): void => storage.write(KEY, query),
})

/** It goes with the guest who signs out. */
export const forgetLastSearch = (storage: JsonStorage): void => storage.remove(KEY)
