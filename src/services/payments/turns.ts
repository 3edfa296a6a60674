/** Runs tasks one at a time: each starts when the previous one has ended, even if that one failed. */
export const createSerialQueue = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    return mine
  }
}

/** Settles as `work` does, unless a signal or the time limit comes first; then it rejects with `reason`. */
export const withAbortAndTimeout = <T>(
  work: Promise<T>,
  limits: { signals: readonly AbortSignal[]; timeLimitMs?: number },
  reason: (why: 'aborted' | 'timeout') => Error,
): Promise<T> =>
  new Promise<T>((resolve, reject) => {
    const abort = (): void => reject(reason('aborted'))
    const timer =
      limits.timeLimitMs === undefined ? undefined : setTimeout(() => reject(reason('timeout')), limits.timeLimitMs)
    if (limits.signals.some((signal) => signal.aborted)) abort()
    for (const signal of limits.signals) signal.addEventListener('abort', abort)
    const settled = (): void => {
      clearTimeout(timer)
      for (const signal of limits.signals) signal.removeEventListener('abort', abort)
    }
    work.finally(settled).then(resolve, reject)
  })
