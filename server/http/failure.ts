import type { Logger } from 'pino'
import type { ErrorResponse } from '#contract/http/errors.ts'
import { isDatabaseUnavailable } from '#server/db/databaseUnavailable.ts'
import { ApiError } from './errors.ts'

/** Specification §8. */
export const SOMETHING_WENT_WRONG = 'Ooops! Something went wrong'

export const errorAnswer = (error: ApiError, requestId: string): ErrorResponse => ({
  error: {
    message: error.message,
    code: error.code,
    requestId,
    ...(error.field === undefined ? {} : { field: error.field }),
    ...(error.reason === undefined ? {} : { reason: error.reason }),
    ...(error.booking === undefined ? {} : { booking: error.booking }),
    ...(error.inquiry === undefined ? {} : { inquiry: error.inquiry }),
  },
})

export const NOT_READY = 'We can not answer just now. Please, try again in a moment'
/** An immediate retry would add to the load. */
export const TRY_AGAIN_SECONDS = 2

/** Converts anything thrown to an `ApiError`. Any other error is our fault: it is logged, and its cause is not sent. */
export const toApiError = (error: unknown, log: Logger, requestId: string): ApiError => {
  if (isDatabaseUnavailable(error)) {
    log.warn({ requestId }, 'the database does not answer')
    return new ApiError('not_ready', NOT_READY, { cause: error, retryAfterSeconds: TRY_AGAIN_SECONDS })
  }
  if (error instanceof ApiError) {
    // Do not log overload refusals: they are no failure, and an attack causes many.
    if (error.status >= 500 && error.code !== 'not_ready') log.error({ err: error, requestId }, 'upstream failed')
    return error
  }
  log.error({ err: error, requestId }, 'request failed')
  return new ApiError('internal', SOMETHING_WENT_WRONG, { cause: error })
}
