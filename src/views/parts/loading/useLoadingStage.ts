import { SLOW_AFTER_MS, STUCK_AFTER_MS } from '#machines/kit/loadingDelays.ts'
import { useEffect, useState } from 'react'

export type LoadingStage = 'fresh' | 'slow' | 'stuck'

/**
 * How long something not loaded by a machine has been loading. `attempt`: number of the current attempt, null if none; each
 * starts over.
 */
export const useLoadingStage = (attempt: number | null): LoadingStage => {
  const [waiting, setWaiting] = useState<LoadingStage>('fresh')
  useEffect(() => {
    if (attempt === null) return undefined
    const timers = [
      setTimeout(() => setWaiting('slow'), SLOW_AFTER_MS),
      setTimeout(() => setWaiting('stuck'), STUCK_AFTER_MS),
    ]
    return () => {
      for (const timer of timers) clearTimeout(timer)
      setWaiting('fresh')
    }
  }, [attempt])
  return waiting
}
