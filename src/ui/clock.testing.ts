import { vi } from 'vitest'

/**
 * Stops the local clocks of all places at `now` (`YYYY-MM-DDTHH:MM`) until mocks are restored, so dates in tests stay in the
 * future.
 */
export const stopClock = (now: string): void => {
  const at = Temporal.PlainDateTime.from(now)
  vi.spyOn(Temporal.Now, 'plainDateTimeISO').mockReturnValue(at)
  vi.spyOn(Temporal.Now, 'plainDateISO').mockReturnValue(at.toPlainDate())
}
