/** From then on, show that loading takes long. */
export const SLOW_AFTER_MS = 10_000
/** From then on, offer an alternative to waiting. */
export const STUCK_AFTER_MS = 20_000

/** Delays of a loading state: `slowAfter`, then `stuckAfter`, counted from the end of the first. */
export const waitingDelays = { slowAfter: SLOW_AFTER_MS, stuckAfter: STUCK_AFTER_MS - SLOW_AFTER_MS }
