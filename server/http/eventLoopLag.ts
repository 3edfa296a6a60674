const TICK_MS = 50

export interface Lateness {
  /** Returns the current lag in milliseconds. */
  now: () => number
  stop: () => void
}

/**
 * Measures the event-loop lag. Reads how overdue a timer is instead of waiting for it: requests that arrive together are all
 * handled before any timer fires.
 */
export const monitorEventLoopLag = (clock: () => number = () => performance.now()): Lateness => {
  let due = clock() + TICK_MS
  const timer = setInterval(() => {
    due = clock() + TICK_MS
  }, TICK_MS).unref()
  return { now: () => Math.max(0, clock() - due), stop: () => clearInterval(timer) }
}
