import { expect, test, vi } from 'vitest'
import { stopClock } from './stillWorld.ts'

test('nothing counts on where the clock stands still, and what is drawn a moment later still comes', () => {
  vi.useFakeTimers()
  stopClock({ now: '2026-11-04T09:05:00Z', zone: 'Asia/Jerusalem' })
  const [count, draw] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const timer = setInterval(count, 1000)
  setTimeout(draw, 1000)
  vi.advanceTimersByTime(60_000)
  clearInterval(timer)
  expect(draw).toHaveBeenCalledOnce()
  expect(count).not.toHaveBeenCalled()
  expect(Temporal.Now.plainDateTimeISO().toString()).toBe('2026-11-04T11:05:00')
})
