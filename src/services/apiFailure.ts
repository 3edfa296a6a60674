import type { BookingRef } from '#contract/http/errors.ts'
import type { Failure, FailureCode, FailureReason } from '#machines/kit/failure.ts'

/** Whose side it is that nobody answers: the guest has no network, or has one and does not reach us. */
export const noAnswerCode = (online: boolean): 'network' | 'unreachable' => (online ? 'unreachable' : 'network')

/** A failure with a face. The message, which is the server's `error.message` (specification §8), is for logs and for the page of an error. */
export class ApiFailure extends Error implements Failure {
  readonly code: FailureCode
  /** HTTP status; 500 where there was none. */
  readonly status: number
  /** Why, where one code has several. */
  readonly reason?: FailureReason
  /** The part of the request that is wrong. */
  readonly field?: string
  /** After this long it may be asked again. */
  readonly retryAfterSeconds?: number
  /** The booking that stands in the way. */
  readonly booking?: BookingRef

  constructor(failure: {
    code: FailureCode
    status?: number
    message?: string
    reason?: FailureReason
    field?: string
    retryAfterSeconds?: number
    booking?: BookingRef
    cause?: unknown
  }) {
    super(failure.message, { cause: failure.cause })
    this.name = 'ApiFailure'
    this.code = failure.code
    this.status = failure.status ?? 500
    if (failure.reason !== undefined) this.reason = failure.reason
    if (failure.field !== undefined) this.field = failure.field
    if (failure.booking !== undefined) this.booking = failure.booking
    if (failure.retryAfterSeconds !== undefined) this.retryAfterSeconds = failure.retryAfterSeconds
  }
}
