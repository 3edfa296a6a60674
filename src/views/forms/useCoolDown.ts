import { useEffect, useState } from 'react'

/** Seconds left while `running`, counted down from `seconds` since it started. */
export const useCoolDown = (running: boolean, seconds: number): number => {
  const [left, setLeft] = useState(seconds)
  const [wasRunning, setWasRunning] = useState(running)
  if (running !== wasRunning) {
    setWasRunning(running)
    setLeft(seconds)
  }
  useEffect(() => {
    if (!running) return undefined
    const end = performance.now() + seconds * 1000
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000))), 1000)
    return () => clearInterval(timer)
  }, [running, seconds])
  return left
}

/** `0:42` */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
