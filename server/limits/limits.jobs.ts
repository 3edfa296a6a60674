import { everyHour, recurring, type RecurringDeps } from '#server/jobs/recurring.ts'
import { forgetEndedWindows } from './limits.store.ts'

/** Deletes ended windows every hour; call it once at the start. */
export const forgetLimitsHourly = (deps: RecurringDeps): Promise<void> =>
  recurring(deps, {
    kind: 'limits.forget',
    next: everyHour,
    work: () => forgetEndedWindows(deps.db, deps.clock),
  })()
