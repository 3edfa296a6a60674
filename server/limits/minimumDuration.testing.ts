import { vi } from 'vitest'
import { UNIFORM_MS } from './minimumDuration.ts'

const realTimer = setTimeout(() => {}, 0)

/** Begins what must take at least `UNIFORM_MS`, and holds that time back until `go`. `pauses`: how often it waits so long. */
export const heldBack = <Answer>(
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
