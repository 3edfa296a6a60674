import { PROMO_REFUSALS } from '#contract/booking/loyalty.ts'
import { BookingRef, ERROR_STATUS, type ErrorCode } from '#contract/http/errors.ts'
import { enums, integer, is, max, min, pattern, string, type, unknown } from 'superstruct'

/** Nobody answered, or not as is agreed. */
const CLIENT_CODES = ['network', 'unreachable', 'timeout', 'bad_answer'] as const

/** Of the card form, by what the guest may do about them; `card.gone`: a kept card is kept no more. */
const CARD_CODES = [
  'card.fixCard',
  'card.cancelled',
  'card.retry',
  'card.refreshToken',
  'card.ours',
  'card.gone',
] as const

/** Of a wallet; `wallet.unusable`: no other try will change it. */
const WALLET_CODES = ['wallet.cancelled', 'wallet.failed', 'wallet.unusable'] as const

/** Of the identity provider. `auth/internal-error`: also whatever it says that is not here. */
const IDENTITY_CODES = [
  'auth/account-exists-with-different-credential',
  'auth/argument-error',
  'auth/cancelled-popup-request',
  'auth/credential-already-in-use',
  'auth/email-already-exists',
  'auth/email-already-in-use',
  'auth/expired-action-code',
  'auth/internal-error',
  'auth/invalid-action-code',
  'auth/invalid-credential',
  'auth/invalid-email',
  'auth/invalid-login-credentials',
  'auth/invalid-password',
  'auth/invalid-user-token',
  'auth/missing-email',
  'auth/missing-password',
  'auth/network-request-failed',
  'auth/operation-not-allowed',
  'auth/password-does-not-meet-requirements',
  'auth/popup-blocked',
  'auth/popup-closed-by-user',
  'auth/provider-already-linked',
  'auth/quota-exceeded',
  'auth/requires-recent-login',
  'auth/too-many-requests',
  'auth/unauthorized-domain',
  'auth/user-cancelled',
  'auth/user-disabled',
  'auth/user-mismatch',
  'auth/user-not-found',
  'auth/user-token-expired',
  'auth/weak-password',
  'auth/web-storage-unsupported',
  'auth/wrong-password',
] as const

/** The browser does not say where the guest is: they or it forbid it, it cannot know, it takes too long. */
const LOCATION_CODES = ['location.denied', 'location.unavailable', 'location.timeout'] as const

/** The checkout's own: it was paid for, and not accepted. */
const OWN_CODES = ['rejected'] as const

/** What failed, as far as anybody acts by it. `internal`: also whatever nobody foresaw. */
export type FailureCode =
  | ErrorCode
  | (typeof CLIENT_CODES)[number]
  | (typeof CARD_CODES)[number]
  | (typeof WALLET_CODES)[number]
  | (typeof IDENTITY_CODES)[number]
  | (typeof LOCATION_CODES)[number]
  | (typeof OWN_CODES)[number]

export const FAILURE_CODES: ReadonlySet<string> = new Set([
  ...Object.keys(ERROR_STATUS),
  ...CLIENT_CODES,
  ...CARD_CODES,
  ...WALLET_CODES,
  ...IDENTITY_CODES,
  ...LOCATION_CODES,
  ...OWN_CODES,
])
export const isFailureCode = (code: string): code is FailureCode => FAILURE_CODES.has(code)

/** A code from outside. Those of the identity provider come with or without `auth/`. */
export const failureCode = (code: string): FailureCode => {
  if (isFailureCode(code)) return code
  const ofIdentity = `auth/${code}`
  if (isFailureCode(ofIdentity)) return ofIdentity
  return code.startsWith('auth/') ? 'auth/internal-error' : 'internal'
}

/** Why, where one code has several: what is wrong with a card. Each is a sentence of the catalogue, `errors.<reason>`. */
export const CARD_REASONS = ['card.empty', 'card.invalid', 'card.different', 'card.verify'] as const
export type CardReason = (typeof CARD_REASONS)[number]
export const FAILURE_REASONS = [...CARD_REASONS, ...PROMO_REFUSALS] as const
export type FailureReason = (typeof FAILURE_REASONS)[number]

/** An error as a plain value, fit for a machine's context: never a sentence, words are chosen by what is here. */
export interface Failure {
  code: FailureCode
  /** HTTP status; 500 where there is none (specification §8). */
  status: number
  reason?: FailureReason
  /** The part of the request that is wrong, such as `guest.first_name`. */
  field?: string
  /** After this long it may be asked again. */
  retryAfterSeconds?: number
  /** The booking that stands in the way. */
  booking?: BookingRef
}

const Thrown = type({
  code: string(),
  status: unknown(),
  reason: unknown(),
  field: unknown(),
  retryAfterSeconds: unknown(),
  booking: unknown(),
})
const Status = max(min(integer(), 100), 599)
export const Reason = enums(FAILURE_REASONS)
const Field = pattern(string(), /^[\w.[\]]{1,100}$/)
const Seconds = min(integer(), 0)

/** Whatever was thrown, as a value: the one place where it is said what may be kept of a failure. */
export const toFailure = (thrown: unknown): Failure => {
  if (!is(thrown, Thrown)) return { code: 'internal', status: 500 }
  const { code, status, reason, field, retryAfterSeconds, booking } = thrown
  return {
    code: failureCode(code),
    status: is(status, Status) ? status : 500,
    ...(is(reason, Reason) ? { reason } : {}),
    ...(is(field, Field) ? { field } : {}),
    ...(is(retryAfterSeconds, Seconds) ? { retryAfterSeconds } : {}),
    ...(is(booking, BookingRef) ? { booking: { id: booking.id, reference: booking.reference } } : {}),
  }
}

/** Nothing came through: without a network, or with one that did not carry. It is worth another try when there is a network again. */
export const isUnreachable = (failure: Pick<Failure, 'code'> | null): boolean =>
  failure?.code === 'network' || failure?.code === 'unreachable'

/** Nobody knows whether the other side has done what was asked. */
export const isOutcomeUnknown = ({ code, status }: Failure): boolean =>
  isUnreachable({ code }) || code === 'timeout' || code === 'in_progress' || status >= 500

/** Specification §8, the N of 'Please, wait for N minutes before you can try again': as the server says, or else `otherwise`. */
export const retryAfterMinutes = (
  { retryAfterSeconds }: Pick<Failure, 'retryAfterSeconds'>,
  otherwise: number,
): number => (retryAfterSeconds === undefined ? otherwise : Math.max(1, Math.ceil(retryAfterSeconds / 60)))
