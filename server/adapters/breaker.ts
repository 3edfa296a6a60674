export interface BreakerSettings {
  /** Consecutive failures that open the breaker. */
  failures: number
  /** Milliseconds without requests once open, and again after each failed try. */
  restMs: number
  /** A monotonic clock, in milliseconds. */
  now: () => number
}

/** Circuit breaker: stops requests to a failing service, so callers do not wait for it. */
export interface Breaker {
  /** True if a request may be sent now. After the rest only one caller may try. */
  admits(): boolean
  answered(): void
  failed(): void
}

export const createBreaker = ({ failures, restMs, now }: BreakerSettings): Breaker => {
  let inARow = 0
  let restsUntil = 0
  return {
    admits: () => {
      if (inARow < failures) return true
      if (now() < restsUntil) return false
      restsUntil = now() + restMs
      return true
    },
    answered: () => {
      inARow = 0
    },
    failed: () => {
      inARow += 1
      if (inARow >= failures) restsUntil = now() + restMs
    },
  }
}
