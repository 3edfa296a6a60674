import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from './schema.ts'

/** Shorter than the interval of load balancers, which check every few seconds. */
const EVERY_MS = 1_000
/**
 * A query open for this many rounds counts as unanswered. Rounds, not milliseconds: a server too busy to read the answer makes
 * no rounds either.
 */
const PATIENCE_ROUNDS = 4

export interface DatabaseWatch {
  isUp: () => boolean
  stop: () => void
}

/** Queries the database all the time, for `/health/` to report its state without waiting. */
export const watchDatabase = (
  db: Database,
  log: Pick<Logger, 'warn' | 'error'>,
  everyMs: number = EVERY_MS,
): DatabaseWatch => {
  let isUp = true
  let isAsking = false
  let rounds = 0

  const turn = (answers: boolean, err?: unknown): void => {
    if (answers === isUp) return
    isUp = answers
    if (answers) log.warn('the database answers again')
    else log.error({ err }, 'the database does not answer')
  }
  const ask = async (): Promise<void> => {
    isAsking = true
    rounds = 0
    try {
      await sql`select 1`.execute(db)
      turn(true)
    } catch (error) {
      turn(false, error)
    } finally {
      isAsking = false
    }
  }
  const timer = setInterval(() => {
    if (!isAsking) void ask()
    else if ((rounds += 1) >= PATIENCE_ROUNDS) turn(false, new Error('A question has been open for too long'))
  }, everyMs).unref()
  return { isUp: () => isUp, stop: () => clearInterval(timer) }
}
