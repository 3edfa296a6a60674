const TICK_MS = 50

export interface Lateness {
  /** Milliseconds by which whatever was due is late just now. */
  now: () => number
  stop: () => void
}

/**
 * How late the event loop is. It is read off an overdue timer, not measured by one: requests that came together are
 * answered one after the other before any timer has its turn.
 */
export const monitorEventLoopLag = (clock: () => number = () => performance.now()): Lateness => {
  let due = clock() + TICK_MS
  const timer = setInterval(() => {
    due = clock() + TICK_MS
  }, TICK_MS).unref()
  return { now: () => Math.max(0, clock() - due), stop: () => clearInterval(timer) }
}
