import { is, string, type } from 'superstruct'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/schema.ts'
import { PermanentFailure, type Jobs } from './jobs.ts'

export interface RecurringWork {
  kind: string
  /** When it is done next, later than `now`. */
  next: (now: Temporal.Instant) => Temporal.Instant
  /** Makes good what runs before it did not do: one that fails is tried again until the next is due, and then left to that. */
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

/** Work that is done again and again. @returns what schedules the first run, to be called at the start. */
export const recurring = ({ db, clock, jobs }: RecurringDeps, { kind, next, work }: RecurringWork) => {
  const scheduleNext = (): Promise<void> => {
    const runAt = next(clock())
    const planned = runAt.toString()
    // Named after its time: planned by each try and each process, it is one.
    return jobs.schedule(db, { kind, dedupe: `${kind}:${planned}`, payload: { planned }, runAt })
  }

  const isFollowed = (payload: unknown): boolean =>
    is(payload, Planned) && Temporal.Instant.compare(next(Temporal.Instant.from(payload.planned)), clock()) <= 0

  jobs.handle(kind, async (payload) => {
    // Before the work: a run that is put aside in the end must not be the last.
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
