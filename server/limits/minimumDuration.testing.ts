import { vi } from 'vitest'
import { UNIFORM_MS } from './minimumDuration.ts'

const realTimer = setTimeout(() => {}, 0)

/** Starts work that must take at least `UNIFORM_MS`, and stops that delay until `go`. `pauses`: number of such delays. */
export const pauseDelay = <Answer>(
  ask: () => Promise<Answer>,
): { answered: Promise<Answer>; pauses: number; go: () => void } => {
  const paused: (() => void)[] = []
  const timers = vi.spyOn(globalThis, 'setTimeout').mockImplementation((run: () => void, milliseconds?: number) => {
    if (milliseconds === UNIFORM_MS) paused.push(run)
    return realTimer
  })
  const answered = ask()
  timers.mockRestore()
  return { answered, pauses: paused.length, go: () => paused.forEach((run) => run()) }
}
