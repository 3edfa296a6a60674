import type { Logger } from 'pino'
import type { Clock } from '#server/clock.ts'
import type { Connection, Database } from '#server/db/schema.ts'
import { claimDueJobs, insertJob, markDone, markFailed, type ClaimedJob, type NewJob } from './jobs.store.ts'

/** Does one job. It may run more than once for the same job: what it does must bear that. A throw means: again later. */
export type JobHandler = (payload: unknown) => Promise<void>

export interface Jobs {
  /** Writes a job in the caller's transaction: it is there exactly if that commits. */
  schedule: (connection: Connection, job: NewJob) => Promise<void>
  /** Says who does the jobs of a kind. Jobs of a kind that nobody does stay where they are. */
  handle: (kind: string, handler: JobHandler) => void
  /** Does everything that is due, in order, until nothing is. Answers how many it did. */
  runDue: () => Promise<number>
  /** Looks for due jobs from now on; what is overdue runs at once. */
  start: () => void
  /** Takes no more jobs, and waits for those that run. */
  stop: () => Promise<void>
}

export interface JobsDeps {
  db: Database
  clock: Clock
  log: Logger
}

const LOOK_EVERY_MS = 500
const BATCH = 10
/** A runner that has not finished by then is taken for dead. */
export const LEASE_SECONDS = 120
/** With the longest pause, more than a day: by then somebody has been told. */
export const MAX_ATTEMPTS = 40
const FIRST_PAUSE_SECONDS = 5
const LONGEST_PAUSE_SECONDS = 3600

/** Twice as long after each try, an hour at most. */
export const pauseSeconds = (attempts: number): number =>
  Math.min(FIRST_PAUSE_SECONDS * 2 ** (attempts - 1), LONGEST_PAUSE_SECONDS)

export const createJobs = ({ db, clock, log }: JobsDeps): Jobs => {
  const handlers = new Map<string, JobHandler>()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<number> | undefined
  let stopped = false

  const give = async (job: ClaimedJob, cause: unknown): Promise<void> => {
    const now = clock()
    const isLast = job.attempts >= MAX_ATTEMPTS
    const error = cause instanceof Error ? cause.message : String(cause)
    log[isLast ? 'error' : 'warn']({ err: cause, kind: job.kind, job: job.id, attempts: job.attempts }, 'job failed')
    const runAt = isLast ? null : now.add({ seconds: pauseSeconds(job.attempts) })
    await markFailed(db, { id: job.id, error, now, runAt })
  }

  const run = async (job: ClaimedJob): Promise<void> => {
    try {
      const handler = handlers.get(job.kind)
      if (!handler) throw new Error(`Nobody does jobs of the kind ${job.kind}`)
      await handler(job.payload)
      await markDone(db, job.id, clock())
    } catch (cause) {
      await give(job, cause)
    }
  }

  const claim = async (): Promise<ClaimedJob[]> => {
    const kinds = [...handlers.keys()]
    if (stopped || kinds.length === 0) return []
    const now = clock()
    return claimDueJobs(db, { now, leaseUntil: now.add({ seconds: LEASE_SECONDS }), kinds, limit: BATCH })
  }

  const runDue = async (): Promise<number> => {
    let done = 0
    for (let batch = await claim(); batch.length > 0; batch = await claim()) {
      await Promise.all(batch.map(run))
      done += batch.length
    }
    return done
  }

  const look = async (): Promise<void> => {
    try {
      running = runDue()
      await running
    } catch (cause) {
      log.error({ err: cause }, 'the job runner cannot reach its table')
    }
    if (!stopped) timer = setTimeout(() => void look(), LOOK_EVERY_MS)
  }

  return {
    schedule: (connection, job) => insertJob(connection, job, clock()),
    handle: (kind, handler) => {
      if (handlers.has(kind)) throw new Error(`Two handlers for jobs of the kind ${kind}`)
      handlers.set(kind, handler)
    },
    runDue,
    start: () => void look(),
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await Promise.allSettled([running])
    },
  }
}
