import { is, type Struct } from 'superstruct'

/** JSON in the browser's storage, validated when read. Never throws: without storage, nothing is stored. */
export interface JsonStorage {
  /** Undefined if nothing is stored, or if it does not match the struct. */
  read<T>(key: string, struct: Struct<T>): T | undefined
  write(key: string, value: unknown): void
  remove(key: string): void
}

/** @param open may throw: a browser that forbids storage throws on first access. */
export const jsonStorage = (open: () => Storage): JsonStorage => ({
  read: (key, struct) => {
    try {
      const value: unknown = JSON.parse(open().getItem(key) ?? 'null')
      return is(value, struct) ? value : undefined
    } catch {
      return undefined
    }
  },
  write: (key, value) => {
    try {
      open().setItem(key, JSON.stringify(value))
    } catch {
      // Full or forbidden: the page works without it.
    }
  },
  remove: (key) => {
    try {
      open().removeItem(key)
    } catch {
      // Forbidden: nothing was stored either.
    }
  },
})

/** Lives as long as the browser's data. */
export const localJson = jsonStorage(() => localStorage)
/** Lives as long as the tab. */
export const sessionJson = jsonStorage(() => sessionStorage)
