import type { Logger } from 'pino'
import type { Clock } from '#server/clock.ts'
import type { Connection, Database } from '#server/db/schema.ts'
import { everyHour, recurring, type RecurringDeps } from '#server/jobs/recurring.ts'
import { accountsToBill, issueNext, type StatementRow } from './statements.store.ts'

export interface IssueDeps {
  db: Database
  clock: Clock
  log: Pick<Logger, 'error'>
  /** Queues the letter, in the transaction that makes it true. */
  tell: (transaction: Connection, statement: StatementRow) => Promise<void>
}

/**
 * Issues what is due of every account; a month that was missed comes first. What is issued already is not issued again.
 * @throws when all others are issued, where some account's failed.
 */
export const issueStatements = async ({ db, clock, log, tell }: IssueDeps): Promise<void> => {
  const now = clock()
  const failures: unknown[] = []
  for (const uid of await accountsToBill(db, now)) {
    try {
      while (await issueNext(db, uid, now, tell));
    } catch (err) {
      log.error({ err, uid }, 'an account could not be billed')
      failures.push(err)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts could not be billed`)
}

/** Issues statements every hour, so that they are there within the first of a month; call it once at the start. */
export const issueMonthly = (deps: IssueDeps & RecurringDeps): Promise<void> =>
  recurring(deps, { kind: 'statements.issue', next: everyHour, work: () => issueStatements(deps) })()
