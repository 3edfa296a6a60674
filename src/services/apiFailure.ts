import type { BookingNamed } from '#contract/errors.ts'

/** Whose side it is that nobody answers: the guest has no network, or has one and does not reach us. */
export const noAnswerCode = (online: boolean): 'network' | 'unreachable' => (online ? 'unreachable' : 'network')

/** A failure with a face. The message is the server's `error.message` (specification §8). */
export class ApiFailure extends Error {
  /** A code of `contract/errors.ts`, or `network`, `unreachable`, `timeout`, `bad_answer`. */
  readonly code: string
  /** HTTP status; 500 where there was none. */
  readonly status: number
  /** The part of the request that is wrong. */
  readonly field?: string
  /** After this long it may be asked again. */
  readonly retryAfterSeconds?: number
  /** The booking that stands in the way. */
  readonly booking?: BookingNamed

  constructor(failure: {
    code: string
    status?: number
    message: string
    field?: string
    retryAfterSeconds?: number
    booking?: BookingNamed
    cause?: unknown
  }) {
    super(failure.message, { cause: failure.cause })
    this.name = 'ApiFailure'
    this.code = failure.code
    this.status = failure.status ?? 500
    if (failure.field !== undefined) this.field = failure.field
    if (failure.booking !== undefined) this.booking = failure.booking
    if (failure.retryAfterSeconds !== undefined) this.retryAfterSeconds = failure.retryAfterSeconds
  }
}
