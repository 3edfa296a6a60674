import type { CallName } from '#contract/calls.ts'
import { createBuckets, type Buckets } from './buckets.ts'
import { LATE_MS, MOST_UNSENT_BYTES, READ_TOKENS, READS } from './capacity.ts'
import { ApiError } from './errors.ts'
import { NOT_READY, TRY_AGAIN_SECONDS } from './failure.ts'

/** @throws 503 while the server has more to do than it can, 429 for an address that asks for more than its share. */
export type Admit = (call: CallName, address: string) => void

export interface Load {
  /** Milliseconds by which the event loop is late. */
  lateMs: () => number
  /** Bytes of answers that nobody has read yet. */
  unsentBytes: () => number
}

const isRead = (call: CallName): call is keyof typeof READ_TOKENS => Object.hasOwn(READ_TOKENS, call)

/** Lets public reads in: what anybody may ask for without end is what a server can be drowned by. */
export const createAdmission = (load: Load, buckets: Buckets = createBuckets(READS)): Admit => {
  const isOverloaded = (): boolean => load.lateMs() > LATE_MS || load.unsentBytes() > MOST_UNSENT_BYTES
  return (call, address) => {
    if (!isRead(call)) return
    const seconds = buckets.take(address, READ_TOKENS[call])
    if (seconds > 0)
      throw new ApiError('too_many_requests', 'Please, wait a moment before you can try again', {
        retryAfterSeconds: Math.ceil(seconds),
      })
    if (isOverloaded()) throw new ApiError('not_ready', NOT_READY, { retryAfterSeconds: TRY_AGAIN_SECONDS })
  }
}
