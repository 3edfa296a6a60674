import { ERROR_STATUS, type BookingRef, type ErrorCode, type InquiryRef } from '#contract/http/errors.ts'

/** A failure that the caller may see: `code` decides the status, `message` is for a person, `field` names the invalid field. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly field: string | undefined
  readonly retryAfterSeconds: number | undefined
  readonly booking: BookingRef | undefined
  readonly inquiry: InquiryRef | undefined
  readonly reason: string | undefined

  constructor(
    code: ErrorCode,
    message: string,
    options: {
      field?: string
      reason?: string
      retryAfterSeconds?: number
      booking?: BookingRef
      inquiry?: InquiryRef
      cause?: unknown
    } = {},
  ) {
    super(message, { cause: options.cause })
    this.name = 'ApiError'
    this.code = code
    this.field = options.field
    this.retryAfterSeconds = options.retryAfterSeconds
    this.booking = options.booking
    this.inquiry = options.inquiry
    this.reason = options.reason
  }

  get status(): (typeof ERROR_STATUS)[ErrorCode] {
    return ERROR_STATUS[this.code]
  }
}
