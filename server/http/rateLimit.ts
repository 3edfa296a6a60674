import type { Clock } from '#server/clock.ts'
import type { Connection } from '#server/db/schema.ts'
import { countAttempt, type Limit } from '#server/limits/limits.store.ts'
import { ApiError } from './errors.ts'

/** @throws 429 with the minutes to wait. */
export const enforceRateLimit = async (
  connection: Connection,
  limit: Limit,
  subject: string,
  clock: Clock,
): Promise<void> => {
  const take = await countAttempt(connection, limit, subject, clock)
  if (take.allowed) return
  const minutes = Math.ceil(take.retryAfterSeconds / 60)
  throw new ApiError('too_many_requests', `Please, wait for ${minutes} minutes before you can try again`, {
    retryAfterSeconds: take.retryAfterSeconds,
  })
}
