import { vi } from 'vitest'

/** Stops the clocks of all places at an hour, `YYYY-MM-DDTHH:MM`, until the mocks are restored: days that a test names lie ahead for ever. */
export const stopClock = (now: string): void => {
  const at = Temporal.PlainDateTime.from(now)
  vi.spyOn(Temporal.Now, 'plainDateTimeISO').mockReturnValue(at)
  vi.spyOn(Temporal.Now, 'plainDateISO').mockReturnValue(at.toPlainDate())
}
