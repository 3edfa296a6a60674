import { useNow } from '#src/ui/hooks/useNow.ts'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** Clocks differ by quarters of an hour, so somewhere an hour begins with each. */
const QUARTER_MS = 15 * 60_000
const quarterNow = (): number => Math.floor(Temporal.Now.instant().epochMilliseconds / QUARTER_MS)

/**
 * For a page whose URL holds a stay: once another hour may have begun there, its route reads the URL again as when it was opened.
 * A stay that can no longer be booked is replaced, and the page says so (decisions §2); any other changes nothing.
 */
export const useTimelyUrl = (): void => {
  const router = useRouter()
  const quarter = useNow(quarterNow, 0)
  const read = useRef(quarter)
  useEffect(() => {
    if (read.current === quarter) return
    // A hydrated page does not know the time at first.
    const isFirst = read.current === 0
    read.current = quarter
    if (!isFirst) void router.invalidate()
  }, [router, quarter])
}
