import { watchReconnect } from '#src/actors/system/onReconnect.ts'
import { useEffect, useSyncExternalStore } from 'react'

/** Hook that loads a part while `trigger` is truthy; another value requests it again. */
export interface UseLazyPart<Part> {
  (trigger: unknown): LazyPart<Part>
  /** Loads it before a page shows it. Resolves once it has loaded or failed. */
  begin: () => Promise<void>
}

export interface LazyPart<Part> {
  /** Null until loaded. */
  part: Part | null
  hasFailed: boolean
  retry: () => void
}

const loads = new Set<Promise<unknown>>()

/** Resolves once the parts that are being loaded have loaded or failed. @returns whether there were any */
export const partsLoaded = async (): Promise<boolean> => (await Promise.all(loads)).length > 0

/**
 * Code loaded when first wanted. Unlike React's `lazy`, whose failure takes the page down for good, it reports a failure and
 * retries on request or when the connection returns.
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
    const loaded = load().then(
      (part) => ({ part, hasFailed: false }),
      () => ({ part: null, hasFailed: true }),
    )
    loads.add(loaded)
    const next = await loaded
    loads.delete(loaded)
    isLoading = false
    become(next)
  }
  const retry = (): void => void begin()
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  const useLazyPart = (trigger: unknown): LazyPart<Part> => {
    const { part, hasFailed } = useSyncExternalStore(
      subscribe,
      () => state,
      () => absent,
    )
    useEffect(() => {
      if (!trigger) return undefined
      retry()
      return watchReconnect(retry)
    }, [trigger])
    return { part, hasFailed, retry }
  }
  return Object.assign(useLazyPart, { begin })
}
