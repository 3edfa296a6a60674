import { is, string, type } from 'superstruct'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/schema.ts'
import { PermanentFailure, type Jobs } from './jobs.ts'

export interface RecurringWork {
  kind: string
  /** Returns the time of the next run, later than `now`. */
  next: (now: Temporal.Instant) => Temporal.Instant
  /** Must catch up on missed runs: a failing run is retried only until the next one is due. */
  work: () => Promise<void>
}

export interface RecurringDeps {
  db: Database
  clock: Clock
  jobs: Pick<Jobs, 'schedule' | 'handle'>
}

const Planned = type({ planned: string() })

export const everyHour = (now: Temporal.Instant): Temporal.Instant =>
  now.round({ smallestUnit: 'hour', roundingMode: 'floor' }).add({ hours: 1 })

/**
 * Registers recurring work.
 * @returns a function that schedules the first run; call it at the start.
 */
export const recurring = ({ db, clock, jobs }: RecurringDeps, { kind, next, work }: RecurringWork) => {
  const scheduleNext = (): Promise<void> => {
    const runAt = next(clock())
    const planned = runAt.toString()
    // Named by its time: all retries and processes schedule the same run.
    return jobs.schedule(db, { kind, dedupe: `${kind}:${planned}`, payload: { planned }, runAt })
  }

  const isFollowed = (payload: unknown): boolean =>
    is(payload, Planned) && Temporal.Instant.compare(next(Temporal.Instant.from(payload.planned)), clock()) <= 0

  jobs.handle(kind, async (payload) => {
    // Schedule before the work: a run that is set aside must not be the last.
    await scheduleNext()
    try {
      await work()
    } catch (cause) {
      if (!isFollowed(payload)) throw cause
      throw new PermanentFailure(cause instanceof Error ? cause.message : String(cause), { cause })
    }
  })
  return scheduleNext
}
