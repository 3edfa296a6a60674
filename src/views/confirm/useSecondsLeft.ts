import { useEffect, useState } from 'react'

const SECOND_MS = 1000
const secondsTo = (until: number, now: () => number): number => Math.max(0, Math.ceil((until - now()) / SECOND_MS))

/**
 * Full seconds left, counted down while shown.
 * @param until in milliseconds of the clock that `now` reads
 * @param onEnd called once at zero
 */
export const useSecondsLeft = (until: number, now: () => number): number => {
  const [left, setLeft] = useState(() => secondsTo(until, now))
  useEffect(() => {
    const read = () => setLeft(secondsTo(until, now))
    read()
    const timer = setInterval(read, SECOND_MS)
    return () => clearInterval(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- `now` is another function at each render, of the same clock
  }, [until])
  return left
}
