import { watchReconnect } from '#src/actors/system/onReconnect.ts'
import { useEffect, useSyncExternalStore } from 'react'

/** A hook: whatever is wanted anew is another value, and nothing is wanted with a falsy one. */
export interface UseLazyPart<Part> {
  (wanted: unknown): LazyPart<Part>
  /** Asks for it before a page shows it. Resolves when it is here or has failed. */
  begin: () => Promise<void>
}

export interface LazyPart<Part> {
  /** Null until it is here. */
  part: Part | null
  hasFailed: boolean
  retry: () => void
}

/**
 * Code that comes when it is first wanted. What `lazy` of React cannot load takes the page down, and stays lost; this
 * says that it failed, and asks again when the guest does or when the connection is back.
 */
export const lazyPart = <Part>(load: () => Promise<Part>): UseLazyPart<Part> => {
  const absent: { part: Part | null; hasFailed: boolean } = { part: null, hasFailed: false }
  let state = absent
  let isLoading = false
  const listeners = new Set<() => void>()
  const become = (next: typeof state): void => {
    state = next
    for (const listener of listeners) listener()
  }
  const begin = async (): Promise<void> => {
    if (isLoading || state.part !== null) return
    isLoading = true
    become(absent)
    const next = await load().then(
      (part) => ({ part, hasFailed: false }),
      () => ({ part: null, hasFailed: true }),
    )
    isLoading = false
    become(next)
  }
  const retry = (): void => void begin()
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  const useLazyPart = (wanted: unknown): LazyPart<Part> => {
    const { part, hasFailed } = useSyncExternalStore(
      subscribe,
      () => state,
      () => absent,
    )
    useEffect(() => {
      if (!wanted) return undefined
      retry()
      return watchReconnect(retry)
    }, [wanted])
    return { part, hasFailed, retry }
  }
  return Object.assign(useLazyPart, { begin })
}
