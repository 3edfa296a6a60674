import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Clock } from '#server/clock.ts'
import type { Connection } from '#server/db/schema.ts'

export interface Limit {
  /** Action that is limited, e.g. `verify_email`. */
  name: string
  most: number
  /** The window begins with the first attempt. */
  windowSeconds: number
}

export type LimitResult = { allowed: true } | { allowed: false; retryAfterSeconds: number }

const keyOf = (limit: Limit, subject: string): string =>
  `${limit.name}:${createHash('sha256').update(subject).digest('base64url')}`

/**
 * Counts one attempt of `subject` (an IP address, an e-mail) and returns whether it is within the limit. Counts are in the
 * database and survive a restart. Call it outside any transaction whose rollback must not undo the count.
 */
export const countAttempt = async (
  connection: Connection,
  limit: Limit,
  subject: string,
  clock: Clock,
): Promise<LimitResult> => {
  const now = clock()
  const resets_at = now.add({ seconds: limit.windowSeconds })
  const row = await connection
    .insertInto('attempts')
    .values({ key: keyOf(limit, subject), count: 1, resets_at })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when attempts.resets_at <= ${now}::timestamptz then 1 else least(attempts.count + 1, ${limit.most}::int + 1) end`,
        resets_at: sql<Temporal.Instant>`case when attempts.resets_at <= ${now}::timestamptz then excluded.resets_at else attempts.resets_at end`,
      }),
    )
    .returning(['count', 'resets_at'])
    .executeTakeFirstOrThrow()
  if (row.count <= limit.most) return { allowed: true }
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(now.until(row.resets_at).total('seconds'))) }
}

/** Takes back an attempt that turned out not to count. */
export const returnAttempt = async (connection: Connection, limit: Limit, subject: string): Promise<void> => {
  await connection
    .updateTable('attempts')
    .set({ count: sql<number>`greatest(count - 1, 0)` })
    .where('key', '=', keyOf(limit, subject))
    .execute()
}

/** Call it after a success. */
export const clearAttempts = async (connection: Connection, limit: Limit, subject: string): Promise<void> => {
  await connection.deleteFrom('attempts').where('key', '=', keyOf(limit, subject)).execute()
}

export const forgetEndedWindows = async (connection: Connection, clock: Clock): Promise<void> => {
  await connection.deleteFrom('attempts').where('resets_at', '<=', clock()).execute()
}
