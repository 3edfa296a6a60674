import { HOUR_CYCLE_ATTR } from '#contract/http/document.ts'
import { HOUR_CYCLES, hourCycleOf, type HourCycle } from '#contract/shared/hourCycle.ts'

/**
 * Specification §9: the hour cycle of the browser, by its first language. A prerendered document says which cycle it was written
 * in; the application continues in that one, or it could not take over the page.
 */
export const browserHourCycle = (): HourCycle => {
  const written = document.documentElement.getAttribute(HOUR_CYCLE_ATTR)
  return HOUR_CYCLES.find((cycle) => cycle === written) ?? hourCycleOf(navigator.language)
}
