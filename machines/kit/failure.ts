import { PROMO_REFUSALS } from '#contract/booking/loyalty.ts'
import { BookingRef, DECLINE_REASONS, ERROR_STATUS, InquiryRef, type ErrorCode } from '#contract/http/errors.ts'
import { enums, integer, is, max, min, pattern, string, type, unknown } from 'superstruct'

/** No response, or not the agreed one. */
const CLIENT_CODES = ['network', 'unreachable', 'timeout', 'bad_answer'] as const

/** Errors of the card form, by what the guest can do about them. `card.gone`: the card is no longer saved. */
const CARD_CODES = [
  'card.fixCard',
  'card.cancelled',
  'card.retry',
  'card.refreshToken',
  'card.ours',
  'card.gone',
] as const

/** Errors of a wallet. */
const WALLET_CODES = ['wallet.cancelled', 'wallet.failed'] as const

/** Errors of the identity provider. `auth/internal-error` also stands for codes missing here. */
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

/** The browser gives no location: refused by the guest or the browser, unknown, or too slow. */
const LOCATION_CODES = ['location.denied', 'location.unavailable', 'location.timeout'] as const

/** From the checkout itself: the booking was paid for, but rejected. */
const OWN_CODES = ['rejected'] as const

/** Failure codes that our code tells apart. `internal` also stands for unexpected failures. */
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

/** Maps an external code to a known one. Codes of the identity provider may lack `auth/`. */
export const failureCode = (code: string): FailureCode => {
  if (isFailureCode(code)) return code
  const ofIdentity = `auth/${code}`
  if (isFailureCode(ofIdentity)) return ofIdentity
  return code.startsWith('auth/') ? 'auth/internal-error' : 'internal'
}

/** Reasons that tell apart failures of a card with one code. Each has its own text, `errors.<reason>`. */
export const CARD_REASONS = ['card.empty', ...DECLINE_REASONS] as const
export type CardReason = (typeof CARD_REASONS)[number]
export const FAILURE_REASONS = [...CARD_REASONS, ...PROMO_REFUSALS] as const
export type FailureReason = (typeof FAILURE_REASONS)[number]

/** An error as plain data for a machine's context. It never contains sentences: texts are chosen by its fields. */
export interface Failure {
  code: FailureCode
  /** HTTP status; 500 if there is none (specification §8). */
  status: number
  reason?: FailureReason
  /** The invalid part of the request, e.g. `guest.first_name`. */
  field?: string
  /** Wait this long before retrying. */
  retryAfterSeconds?: number
  /** The booking that blocks the request. */
  booking?: BookingRef
  /** The request for hours that was made before. */
  inquiry?: InquiryRef
}

const Thrown = type({
  code: string(),
  status: unknown(),
  reason: unknown(),
  field: unknown(),
  retryAfterSeconds: unknown(),
  booking: unknown(),
  inquiry: unknown(),
})
const Status = max(min(integer(), 100), 599)
export const Reason = enums(FAILURE_REASONS)
const Field = pattern(string(), /^[\w.[\]]{1,100}$/)
const Seconds = min(integer(), 0)

/** Converts any thrown value. Only this function decides what a failure may keep. */
export const toFailure = (thrown: unknown): Failure => {
  if (!is(thrown, Thrown)) return { code: 'internal', status: 500 }
  const { code, status, reason, field, retryAfterSeconds, booking, inquiry } = thrown
  return {
    code: failureCode(code),
    status: is(status, Status) ? status : 500,
    ...(is(reason, Reason) ? { reason } : {}),
    ...(is(field, Field) ? { field } : {}),
    ...(is(retryAfterSeconds, Seconds) ? { retryAfterSeconds } : {}),
    ...(is(booking, BookingRef) ? { booking: { id: booking.id, reference: booking.reference } } : {}),
    ...(is(inquiry, InquiryRef) ? { inquiry: { id: inquiry.id, number: inquiry.number } } : {}),
  }
}

/** The request got no response: offline, or the server is unreachable. Worth a retry once the connection is back. */
export const isUnreachable = (failure: Pick<Failure, 'code'> | null): boolean =>
  failure?.code === 'network' || failure?.code === 'unreachable'

/** The request may have been carried out or not. */
export const isOutcomeUnknown = ({ code, status }: Failure): boolean =>
  isUnreachable({ code }) || code === 'timeout' || code === 'in_progress' || status >= 500

/** Specification §8, the N of 'Please, wait for N minutes before you can try again': from the server, or else `otherwise`. */
export const retryAfterMinutes = (
  { retryAfterSeconds }: Pick<Failure, 'retryAfterSeconds'>,
  otherwise: number,
): number => (retryAfterSeconds === undefined ? otherwise : Math.max(1, Math.ceil(retryAfterSeconds / 60)))
