import type { ExpressionBuilder } from 'kysely'
import type { Connection, Schema } from '#server/db/schema.ts'

export interface ClaimedJob {
  id: number
  kind: string
  payload: Record<string, unknown>
  /** Includes this run. */
  attempts: number
}

export interface NewJob {
  kind: string
  /** A second job with this name is not written, even if the first is done. */
  dedupe?: string
  payload: Record<string, unknown>
  runAt: Temporal.Instant
}

export const insertJob = async (connection: Connection, job: NewJob, now: Temporal.Instant): Promise<void> => {
  await connection
    .insertInto('jobs')
    .values({
      kind: job.kind,
      dedupe: job.dedupe ?? null,
      payload: JSON.stringify(job.payload),
      run_at: job.runAt,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('dedupe').doNothing())
    .execute()
}

const isDue = (now: Temporal.Instant) => (job: ExpressionBuilder<Schema, 'jobs'>) =>
  job.and([
    job('done_at', 'is', null),
    job('failed_at', 'is', null),
    job('run_at', '<=', now),
    job.or([job('locked_until', 'is', null), job('locked_until', '<=', now)]),
  ])

/** Returns those of the kinds that have a due job without a lease. */
export const dueKinds = async (
  connection: Connection,
  kinds: readonly string[],
  now: Temporal.Instant,
): Promise<string[]> => {
  const due = connection.selectFrom('jobs').select('kind').distinct().where(isDue(now)).where('kind', 'in', kinds)
  return (await due.execute()).map(({ kind }) => kind)
}

/** Claims due jobs of a kind without a lease, oldest first, and leases them until `leaseUntil`. */
export const claimDueJobs = async (
  connection: Connection,
  { now, leaseUntil, kind, most }: { now: Temporal.Instant; leaseUntil: Temporal.Instant; kind: string; most: number },
): Promise<ClaimedJob[]> => {
  const claimed = await connection
    // Keep this a CTE: PostgreSQL may run a subquery once per row, and lock other rows each time.
    .with('due', (due) =>
      due
        .selectFrom('jobs')
        .select('id')
        .where(isDue(now))
        .where('kind', '=', kind)
        .orderBy('run_at')
        .orderBy('id')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('jobs')
    .set((set) => ({ locked_until: leaseUntil, attempts: set('attempts', '+', 1) }))
    .where('id', 'in', (ids) => ids.selectFrom('due').select('id'))
    .returning(['id', 'kind', 'payload', 'attempts', 'run_at'])
    .execute()
  return claimed.sort((one, other) => Temporal.Instant.compare(one.run_at, other.run_at) || one.id - other.id)
}

/**
 * Matches the job only while this runner holds it: each claim increments `attempts`, and a runner whose lease was lost changes
 * nothing.
 */
const updateClaimedJob = (connection: Connection, { id, attempts }: Pick<ClaimedJob, 'id' | 'attempts'>) =>
  connection.updateTable('jobs').where('id', '=', id).where('attempts', '=', attempts)

/** Does nothing if the job is done, rescheduled or lost by now. */
export const renewLease = async (
  connection: Connection,
  job: ClaimedJob,
  leaseUntil: Temporal.Instant,
): Promise<void> => {
  await updateClaimedJob(connection, job)
    .where('locked_until', 'is not', null)
    .set({ locked_until: leaseUntil })
    .execute()
}

export const markDone = async (connection: Connection, job: ClaimedJob, now: Temporal.Instant): Promise<void> => {
  await updateClaimedJob(connection, job).set({ done_at: now, locked_until: null, last_error: null }).execute()
}

/** Reschedules a failed job for `runAt`; null sets it aside permanently. */
export const markFailed = async (
  connection: Connection,
  job: ClaimedJob,
  { error, now, runAt }: { error: string; now: Temporal.Instant; runAt: Temporal.Instant | null },
): Promise<void> => {
  await updateClaimedJob(connection, job)
    .set({
      locked_until: null,
      last_error: error,
      failed_at: runAt === null ? now : null,
      ...(runAt === null ? {} : { run_at: runAt }),
    })
    .execute()
}
