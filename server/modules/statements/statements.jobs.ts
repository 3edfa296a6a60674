import type { Logger } from 'pino'
import type { Clock } from '#server/clock.ts'
import type { Connection, Database } from '#server/db/schema.ts'
import { everyHour, recurring, type RecurringDeps } from '#server/jobs/recurring.ts'
import { accountsToBill, issueNext, type StatementRow } from './statements.store.ts'

export interface IssueDeps {
  db: Database
  clock: Clock
  log: Pick<Logger, 'error'>
  /** Queues the e-mail, in the transaction that issues the statement. */
  tell: (transaction: Connection, statement: StatementRow) => Promise<void>
}

/**
 * Issues the due statements of every account, the earliest month first; idempotent.
 * @throws after all accounts were tried, if any failed.
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

/** Runs every hour, so statements appear early on the first of a month; call once at start-up. */
export const issueMonthly = (deps: IssueDeps & RecurringDeps): Promise<void> =>
  recurring(deps, { kind: 'statements.issue', next: everyHour, work: () => issueStatements(deps) })()
