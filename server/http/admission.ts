import type { EndpointName } from '#contract/http/endpoints.ts'
import { createBuckets, type Buckets } from './buckets.ts'
import { MODEST_TOKENS, READ_TOKENS, READS, LOAD_HARD_LIMIT, LOAD_SOFT_LIMIT } from './capacity.ts'
import { ApiError } from './errors.ts'
import { NOT_READY, TRY_AGAIN_SECONDS } from './failure.ts'

/** @throws 503 while the server is overloaded, 429 for an address over its limit. */
export type Admit = (call: EndpointName, address: string) => void

export interface Load {
  /** Event-loop lag in milliseconds. */
  lateMs: () => number
  /** Bytes of responses that clients have not read yet. */
  unsentBytes: () => number
}

const isRead = (call: EndpointName): call is keyof typeof READ_TOKENS => Object.hasOwn(READ_TOKENS, call)

/** Limits public reads only: unlimited ones could overload the server. */
export const createAdmission = (load: Load, buckets: Buckets = createBuckets(READS)): Admit => {
  const isOver = (limit: typeof LOAD_SOFT_LIMIT): boolean =>
    load.lateMs() > limit.lateMs || load.unsentBytes() > limit.unsentBytes
  return (call, address) => {
    if (!isRead(call)) return
    const { waitSeconds, left } = buckets.take(address, READ_TOKENS[call])
    if (waitSeconds > 0)
      throw new ApiError('too_many_requests', 'Please, wait a moment before you can try again', {
        retryAfterSeconds: Math.ceil(waitSeconds),
      })
    const isModest = left >= READS.most - MODEST_TOKENS
    if (isOver(LOAD_HARD_LIMIT) || (isOver(LOAD_SOFT_LIMIT) && !isModest))
      throw new ApiError('not_ready', NOT_READY, { retryAfterSeconds: TRY_AGAIN_SECONDS })
  }
}
