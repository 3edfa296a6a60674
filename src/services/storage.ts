import { is, type Struct } from 'superstruct'

/** JSON in the browser's storage, checked when read. It never throws: without storage nothing is kept. */
export interface JsonStorage {
  /** Undefined when nothing is there, or not what the struct says. */
  read<T>(key: string, struct: Struct<T>): T | undefined
  write(key: string, value: unknown): void
  remove(key: string): void
}

/** @param open may throw: a browser that forbids storage does so on the first touch. */
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
      // Full or forbidden: the page works on without it.
    }
  },
  remove: (key) => {
    try {
      open().removeItem(key)
    } catch {
      // Forbidden: nothing was kept either.
    }
  },
})

/** Stays on this device. */
export const localJson = jsonStorage(() => localStorage)
/** Goes with the tab. */
export const sessionJson = jsonStorage(() => sessionStorage)
