import { BookingNamed } from '#contract/errors.ts'
import { is, number, optional, string, type, type Infer } from 'superstruct'

const FailureStruct = type({
  /** A code of `contract/errors.ts`, of a service, or `network`, `unreachable`, `timeout`, `bad_answer`, `internal`. */
  code: string(),
  /** HTTP status; 500 where there is none (specification §8). */
  status: number(),
  message: string(),
  /** The part of the request that is wrong, such as `guest.first_name`. */
  field: optional(string()),
  /** After this long it may be asked again. */
  retryAfterSeconds: optional(number()),
  /** The booking that stands in the way. */
  booking: optional(BookingNamed),
})

/** An error as a plain value, fit for a machine's context. */
export type Failure = Infer<typeof FailureStruct>

/** Whatever was thrown, as a value. Nothing but these fields is kept. */
export const toFailure = (thrown: unknown): Failure => {
  if (is(thrown, FailureStruct)) {
    const { code, status, message, field, retryAfterSeconds, booking } = thrown
    return {
      code,
      status,
      message,
      ...(field === undefined ? {} : { field }),
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
      ...(booking === undefined ? {} : { booking: { id: booking.id, reference: booking.reference } }),
    }
  }
  return {
    code: 'internal',
    status: 500,
    message: thrown instanceof Error ? thrown.message : 'Ooops! Something went wrong',
  }
}

/** Nothing came through: without a network, or with one that did not carry. It is worth another try when there is a network again. */
export const isOutOfReach = (failure: Pick<Failure, 'code'> | null): boolean =>
  failure?.code === 'network' || failure?.code === 'unreachable'

/** Nobody knows whether the other side has done what was asked. */
export const isOutcomeUnknown = ({ code, status }: Failure): boolean =>
  isOutOfReach({ code }) || code === 'timeout' || code === 'in_progress' || status >= 500

/** Specification §8, the N of 'Please, wait for N minutes before you can try again': as the server says, or else `otherwise`. */
export const minutesToWait = ({ retryAfterSeconds }: Pick<Failure, 'retryAfterSeconds'>, otherwise: number): number =>
  retryAfterSeconds === undefined ? otherwise : Math.max(1, Math.ceil(retryAfterSeconds / 60))
