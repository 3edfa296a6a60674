import type { Connection } from '#server/db/schema.ts'

export interface ClaimedJob {
  id: number
  kind: string
  payload: Record<string, unknown>
  /** This run included. */
  attempts: number
}

export interface NewJob {
  kind: string
  /** At most one job of this name, done or not: a second one is not written. */
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

/** Takes due jobs that nobody else holds, oldest first, and leases them until `leaseUntil`. */
export const claimDueJobs = async (
  connection: Connection,
  {
    now,
    leaseUntil,
    kinds,
    limit,
  }: { now: Temporal.Instant; leaseUntil: Temporal.Instant; kinds: readonly string[]; limit: number },
): Promise<ClaimedJob[]> => {
  const claimed = await connection
    .updateTable('jobs')
    .set((set) => ({ locked_until: leaseUntil, attempts: set('attempts', '+', 1) }))
    .where('id', 'in', (due) =>
      due
        .selectFrom('jobs')
        .select('id')
        .where('done_at', 'is', null)
        .where('failed_at', 'is', null)
        .where('kind', 'in', kinds)
        .where('run_at', '<=', now)
        .where((free) => free.or([free('locked_until', 'is', null), free('locked_until', '<=', now)]))
        .orderBy('run_at')
        .orderBy('id')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'kind', 'payload', 'attempts', 'run_at'])
    .execute()
  return claimed.sort((one, other) => Temporal.Instant.compare(one.run_at, other.run_at) || one.id - other.id)
}

export const markDone = async (connection: Connection, id: number, now: Temporal.Instant): Promise<void> => {
  await connection
    .updateTable('jobs')
    .set({ done_at: now, locked_until: null, last_error: null })
    .where('id', '=', id)
    .execute()
}

/** Puts a failed job back for `runAt`, or aside for good when that is null. */
export const markFailed = async (
  connection: Connection,
  { id, error, now, runAt }: { id: number; error: string; now: Temporal.Instant; runAt: Temporal.Instant | null },
): Promise<void> => {
  await connection
    .updateTable('jobs')
    .set({
      locked_until: null,
      last_error: error,
      failed_at: runAt === null ? now : null,
      ...(runAt === null ? {} : { run_at: runAt }),
    })
    .where('id', '=', id)
    .execute()
}
