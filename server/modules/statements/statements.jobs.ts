import type { Clock } from '#server/clock.ts'
import type { Connection, Database } from '#server/db/schema.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { accountsToBill, issueNext, type StatementRow } from './statements.store.ts'

export interface IssueDeps {
  db: Database
  clock: Clock
  /** Queues the letter, in the transaction that makes it true. */
  tell: (transaction: Connection, statement: StatementRow) => Promise<void>
}

/** Issues what is due of every account; a month that was missed comes first. What is issued already is not issued again. */
export const issueStatements = async ({ db, clock, tell }: IssueDeps): Promise<void> => {
  const now = clock()
  for (const uid of await accountsToBill(db, now)) while (await issueNext(db, uid, now, tell));
}

const ISSUE = 'statements.issue'

/** Issues statements every hour, so that they are there within the first of a month; call it once at the start. */
export const issueMonthly = async (deps: IssueDeps & { jobs: Pick<Jobs, 'schedule' | 'handle'> }): Promise<void> => {
  const { db, clock, jobs } = deps
  const scheduleNext = (): Promise<void> => {
    const runAt = clock().round({ smallestUnit: 'hour', roundingMode: 'floor' }).add({ hours: 1 })
    return jobs.schedule(db, { kind: ISSUE, dedupe: `${ISSUE}:${runAt.toString()}`, payload: {}, runAt })
  }
  jobs.handle(ISSUE, async () => {
    await issueStatements(deps)
    await scheduleNext()
  })
  await scheduleNext()
}
