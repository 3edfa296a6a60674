import type { BookingRef, InquiryRef } from '#contract/http/errors.ts'
import type { Failure, FailureCode, FailureReason } from '#machines/kit/failure.ts'

/** `network`: the browser is offline. `unreachable`: online, but the server did not answer. */
export const noAnswerCode = (online: boolean): 'network' | 'unreachable' => (online ? 'unreachable' : 'network')

/**
 * A failure with a code that can be shown. `message` is the server's `error.message` (specification §8), for logs and the error
 * page only.
 */
export class ApiFailure extends Error implements Failure {
  readonly code: FailureCode
  /** HTTP status; 500 without a response. */
  readonly status: number
  /** Tells apart several reasons of one code. */
  readonly reason?: FailureReason
  /** The invalid part of the request. */
  readonly field?: string
  /** Retry after this many seconds. */
  readonly retryAfterSeconds?: number
  /** The existing booking in conflict. */
  readonly booking?: BookingRef
  /** The earlier request for hours. */
  readonly inquiry?: InquiryRef

  constructor(failure: {
    code: FailureCode
    status?: number
    message?: string
    reason?: FailureReason
    field?: string
    retryAfterSeconds?: number
    booking?: BookingRef
    inquiry?: InquiryRef
    cause?: unknown
  }) {
    super(failure.message, { cause: failure.cause })
    this.name = 'ApiFailure'
    this.code = failure.code
    this.status = failure.status ?? 500
    if (failure.reason !== undefined) this.reason = failure.reason
    if (failure.field !== undefined) this.field = failure.field
    if (failure.booking !== undefined) this.booking = failure.booking
    if (failure.inquiry !== undefined) this.inquiry = failure.inquiry
    if (failure.retryAfterSeconds !== undefined) this.retryAfterSeconds = failure.retryAfterSeconds
  }
}
