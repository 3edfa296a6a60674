export interface BreakerSettings {
  /** So many failures one after the other open it. */
  failures: number
  /** Then nothing is asked for so long, milliseconds; and for as long again after each try that fails. */
  restMs: number
  /** Milliseconds that only go forward. */
  now: () => number
}

/** Keeps a service that fails from being asked, and waited for, by everybody. */
export interface Breaker {
  /** May the service be asked now? Of those who come when the rest is over, one alone may try. */
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
