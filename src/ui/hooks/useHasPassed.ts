import { useCallback, useSyncExternalStore } from 'react'

/** The longest delay that `setTimeout` can wait, in milliseconds. */
const MAX_DELAY_MS = 2 ** 31 - 1

/** Whether an ISO instant has passed; updates as it passes. Null: never. */
export const useHasPassed = (instant: string | null): boolean => {
  const at = instant === null ? Infinity : Temporal.Instant.from(instant).epochMilliseconds
  const watch = useCallback(
    (onChange: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const wait = () => {
        const left = at - Date.now()
        if (left <= 0) onChange()
        else if (left !== Infinity) timer = setTimeout(wait, Math.min(left, MAX_DELAY_MS))
      }
      wait()
      // Timers stop while a device sleeps.
      document.addEventListener('visibilitychange', onChange)
      return () => {
        clearTimeout(timer)
        document.removeEventListener('visibilitychange', onChange)
      }
    },
    [at],
  )
  return useSyncExternalStore(
    watch,
    () => at <= Date.now(),
    () => false,
  )
}
