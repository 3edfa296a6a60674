/** Does things one after the other: each begins when the one before has ended, well or not. */
export const createSerialQueue = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    return mine
  }
}

/** Settles as `work` does, unless the signal or the time comes first; then it rejects with what `reason` makes. */
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
