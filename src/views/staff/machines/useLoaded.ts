import { useEffect, useState } from 'react'

/** Something that loads: `value` is null until it has come. */
export interface Loaded<Value> {
  value: Value | null
  isLoading: boolean
  hasFailed: boolean
  retry: () => void
}

interface Outcome<Value> {
  load: (() => Promise<Value>) | null
  attempt: number
  value: Value | null
  hasFailed: boolean
}

/**
 * Loads once per `load`, which therefore has to be memoized; null loads nothing. After a failure it is tried again on request or
 * once the network is back.
 */
export const useLoaded = <Value>(load: (() => Promise<Value>) | null): Loaded<Value> => {
  const [attempt, setAttempt] = useState(0)
  const [outcome, setOutcome] = useState<Outcome<Value>>({ load: null, attempt, value: null, hasFailed: false })

  useEffect(() => {
    if (load === null) return undefined
    let isWanted = true
    load().then(
      (value) => isWanted && setOutcome({ load, attempt, value, hasFailed: false }),
      () => isWanted && setOutcome({ load, attempt, value: null, hasFailed: true }),
    )
    return () => {
      isWanted = false
    }
  }, [load, attempt])

  const isCurrent = outcome.load === load && outcome.attempt === attempt
  const hasFailed = isCurrent && outcome.hasFailed
  useEffect(() => {
    if (!hasFailed) return undefined
    const again = () => setAttempt((count) => count + 1)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [hasFailed])

  return {
    value: isCurrent ? outcome.value : null,
    isLoading: load !== null && !isCurrent,
    hasFailed,
    retry: () => setAttempt((count) => count + 1),
  }
}
