import type { Logger } from 'pino'
import type { Clock } from '#server/clock.ts'
import type { Connection, Database } from '#server/db/schema.ts'
import {
  claimDueJobs,
  dueKinds,
  insertJob,
  markDone,
  markFailed,
  renewLease,
  type ClaimedJob,
  type NewJob,
} from './jobs.store.ts'
import { createJobWorker, type JobWorker } from './jobWorker.ts'

/** Must be idempotent: a job may run more than once. Throw to retry with backoff. */
export type JobHandler = (payload: unknown) => Promise<void>

/** Throw it from a handler when a retry is pointless. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure'
}

export interface Jobs {
  /** Writes a job in the caller's transaction: it exists only if that commits. */
  schedule: (connection: Connection, job: NewJob) => Promise<void>
  /** Sets the handler of a kind. Jobs of a kind without a handler wait. */
  handle: (kind: string, handler: JobHandler) => void
  /**
   * Runs jobs until none is due: each kind in order, different kinds in parallel.
   * @returns the number of jobs run.
   */
  runDue: () => Promise<number>
  /** Starts polling for due jobs; overdue ones run immediately. */
  start: () => void
  /** Claims no more jobs, and waits for the running ones. */
  stop: () => Promise<void>
}

export interface JobsDeps {
  db: Database
  clock: Clock
  log: Logger
}

const LOOK_EVERY_MS = 500
/** Max. jobs of one kind that one runner runs at a time. */
export const JOB_CONCURRENCY = 10
/** A runner that has not renewed its lease for this long counts as dead. */
export const LEASE_SECONDS = 120
const SIGN_OF_LIFE_MS = 30_000
/** A job that runs longer counts as hanging: its lease is no longer renewed. */
export const LONGEST_RUN_MINUTES = 60
/** With the longest pause, more than a day: time enough for an operator to react. */
export const MAX_ATTEMPTS = 40
const FIRST_PAUSE_SECONDS = 5
const LONGEST_PAUSE_SECONDS = 3600

/** Doubles with each attempt, up to an hour. */
export const backoffSeconds = (attempts: number): number =>
  Math.min(FIRST_PAUSE_SECONDS * 2 ** (attempts - 1), LONGEST_PAUSE_SECONDS)

export const createJobs = ({ db, clock, log }: JobsDeps): Jobs => {
  /** One worker per kind: a hanging mail server must not delay bookings. */
  const lanes = new Map<string, JobWorker>()
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  const isOutOfReach = (cause: unknown): void => log.error({ err: cause }, 'the job runner cannot reach its table')

  const give = async (job: ClaimedJob, cause: unknown): Promise<void> => {
    const now = clock()
    const isLast = job.attempts >= MAX_ATTEMPTS || cause instanceof PermanentFailure
    const error = cause instanceof Error ? cause.message : String(cause)
    log[isLast ? 'error' : 'warn']({ err: cause, kind: job.kind, job: job.id, attempts: job.attempts }, 'job failed')
    const runAt = isLast ? null : now.add({ seconds: backoffSeconds(job.attempts) })
    await markFailed(db, job, { error, now, runAt })
  }

  const leaseUntil = (): Temporal.Instant => clock().add({ seconds: LEASE_SECONDS })

  /**
   * Renews the lease while the job runs.
   * @returns a function that stops renewing.
   */
  const keep = (job: ClaimedJob): (() => void) => {
    const last = clock().add({ minutes: LONGEST_RUN_MINUTES })
    const signs = setInterval(() => {
      if (Temporal.Instant.compare(clock(), last) > 0) clearInterval(signs)
      else renewLease(db, job, leaseUntil()).catch(isOutOfReach)
    }, SIGN_OF_LIFE_MS)
    signs.unref()
    return () => clearInterval(signs)
  }

  const run = async (job: ClaimedJob, handler: JobHandler): Promise<void> => {
    const letGo = keep(job)
    try {
      await handler(job.payload)
      await markDone(db, job, clock())
    } catch (cause) {
      await give(job, cause).catch(isOutOfReach)
    } finally {
      letGo()
    }
  }

  const claim = async (kind: string, most: number): Promise<ClaimedJob[]> => {
    if (stopped) return []
    return claimDueJobs(db, { now: clock(), leaseUntil: leaseUntil(), kind, most })
  }

  const runDue = async (): Promise<number> => {
    const counts = await Promise.all([...lanes.values()].map((worker) => worker.drain()))
    const done = counts.reduce((sum, count) => sum + count, 0)
    // A job of one kind may have scheduled one of another.
    return done === 0 ? 0 : done + (await runDue())
  }

  const look = async (): Promise<void> => {
    try {
      const kinds = lanes.size > 0 ? await dueKinds(db, [...lanes.keys()], clock()) : []
      for (const kind of kinds) lanes.get(kind)?.wake().catch(isOutOfReach)
    } catch (cause) {
      isOutOfReach(cause)
    }
    if (!stopped) timer = setTimeout(() => void look(), LOOK_EVERY_MS)
  }

  return {
    schedule: (connection, job) => insertJob(connection, job, clock()),
    handle: (kind, handler) => {
      if (lanes.has(kind)) throw new Error(`Two handlers for jobs of the kind ${kind}`)
      lanes.set(
        kind,
        createJobWorker(
          JOB_CONCURRENCY,
          (most) => claim(kind, most),
          (job) => run(job, handler),
        ),
      )
    },
    runDue,
    start: () => void look(),
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await Promise.all([...lanes.values()].map((worker) => worker.settled()))
    },
  }
}
