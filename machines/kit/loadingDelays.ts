/** What takes this long is spoken of. */
export const SLOW_AFTER_MS = 10_000
/** From then on there is another way than to wait. */
export const STUCK_AFTER_MS = 20_000

/** The delays of a state that loads: `slow` after the first, `stuck` after the second. */
export const waitingDelays = { slowAfter: SLOW_AFTER_MS, stuckAfter: STUCK_AFTER_MS - SLOW_AFTER_MS }
