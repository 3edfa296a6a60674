import { SLOW_AFTER_MS, STUCK_AFTER_MS } from '#machines/kit/waiting.ts'
import { useEffect, useState } from 'react'

export type Waiting = 'fresh' | 'slow' | 'stuck'

/** How long something has been waited for, for what no machine loads. Begins anew with each `isWaiting` and each `attempt`. */
export const useWaiting = (isWaiting: boolean, attempt: number): Waiting => {
  const [waiting, setWaiting] = useState<Waiting>('fresh')
  useEffect(() => {
    if (!isWaiting) return undefined
    const timers = [
      setTimeout(() => setWaiting('slow'), SLOW_AFTER_MS),
      setTimeout(() => setWaiting('stuck'), STUCK_AFTER_MS),
    ]
    return () => {
      for (const timer of timers) clearTimeout(timer)
      setWaiting('fresh')
    }
  }, [isWaiting, attempt])
  return waiting
}
