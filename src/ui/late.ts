import { useEffect, useSyncExternalStore } from 'react'

export interface Late<Part> {
  /** Null until it is here. */
  part: Part | null
  hasFailed: boolean
  retry: () => void
}

/**
 * Code that comes when it is first wanted. What `lazy` of React cannot load takes the page down, and stays lost; this
 * says that it failed, and asks again when the guest does or when the connection is back.
 * @returns a hook; whatever is wanted anew is another value, and nothing is wanted with a falsy one
 */
export const lately = <Part>(load: () => Promise<Part>): ((wanted: unknown) => Late<Part>) => {
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

  return function useLate(wanted) {
    const { part, hasFailed } = useSyncExternalStore(
      subscribe,
      () => state,
      () => absent,
    )
    useEffect(() => {
      if (!wanted) return undefined
      retry()
      addEventListener('online', retry)
      return () => removeEventListener('online', retry)
    }, [wanted])
    return { part, hasFailed, retry }
  }
}
