import type { Clock } from '#server/clock.ts'
import type { Connection, Database } from '#server/db/schema.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { forgetEndedWindows } from './limits.store.ts'

const FORGET = 'limits.forget'

/** Deletes ended windows every hour; call it once at the start. */
export const forgetLimitsHourly = async (deps: {
  db: Database
  clock: Clock
  jobs: Pick<Jobs, 'schedule' | 'handle'>
}): Promise<void> => {
  const { db, clock, jobs } = deps
  const scheduleNext = (connection: Connection): Promise<void> => {
    const runAt = clock().round({ smallestUnit: 'hour', roundingMode: 'floor' }).add({ hours: 1 })
    return jobs.schedule(connection, { kind: FORGET, dedupe: `${FORGET}:${runAt.toString()}`, payload: {}, runAt })
  }
  jobs.handle(FORGET, async () => {
    await forgetEndedWindows(db, clock)
    await scheduleNext(db)
  })
  await scheduleNext(db)
}
