import type { FailureCode } from './failure.ts'

/** The field at which a form shows a failure; null means above the button. */
export type FailureField = 'email' | 'password' | 'otp'

interface Message {
  key: MessageKey
  field: FailureField | null
}

export type MessageKey = PlainMessageKey | 'errors.tooManyRequests' | 'errors.weakPassword' | 'errors.popupBlocked'

/** Texts without parameters. */
export type PlainMessageKey =
  | 'errors.accountDisabled'
  | 'errors.card.different'
  | 'errors.commonPassword'
  | 'errors.emailExists'
  | 'errors.expiredCode'
  | 'errors.expiredLink'
  | 'errors.forbidden'
  | 'errors.inProgress'
  | 'errors.invalidCode'
  | 'errors.invalidEmail'
  | 'errors.invalidLink'
  | 'errors.invalidPassword'
  | 'errors.invalidRequest'
  | 'errors.linkFailed'
  | 'errors.missingEmail'
  | 'errors.network'
  | 'errors.notReady'
  | 'errors.offerUnavailable'
  | 'errors.pageNotFound'
  | 'errors.priceChanged'
  | 'errors.signInNeeded'
  | 'errors.somethingWrong'
  | 'errors.starting'
  | 'errors.unableToLogIn'
  | 'errors.upstream'

const above = (key: MessageKey): Message => ({ key, field: null })
const under = (field: FailureField, key: MessageKey): Message => ({ key, field })

/** Codes with their own texts where they occur, or that are our own bugs. A type, so it adds nothing to the bundle. */
type Wordless =
  | 'terms_changed'
  | 'wallet.cancelled'
  | 'wallet.failed'
  | 'already_answered'
  | 'already_asked'
  | 'already_booked'
  | 'already_countered'
  | 'bad_answer'
  | 'card.cancelled'
  | 'card.fixCard'
  | 'card.gone'
  | 'card.ours'
  | 'location.denied'
  | 'location.unavailable'
  | 'location.timeout'
  | 'card.refreshToken'
  | 'card.retry'
  | 'has_bookings'
  | 'has_inquiries'
  | 'has_open_invoices'
  | 'internal'
  | 'method_not_allowed'
  | 'no_receipt'
  | 'over_limit'
  | 'not_cancellable'
  | 'not_settleable'
  | 'not_withdrawable'
  | 'recent_sign_in_needed'
  | 'refund_changed'
  | 'rejected'
  | 'too_large'
  | 'too_late'
  | 'too_many_cards'
  | 'promo_refused'
  | 'unsupported_media_type'
  | 'auth/account-exists-with-different-credential'
  | 'auth/argument-error'
  | 'auth/cancelled-popup-request'
  | 'auth/internal-error'
  | 'auth/invalid-user-token'
  | 'auth/operation-not-allowed'
  | 'auth/popup-closed-by-user'
  | 'auth/quota-exceeded'
  | 'auth/unauthorized-domain'
  | 'auth/user-cancelled'
  | 'auth/user-mismatch'
  | 'auth/web-storage-unsupported'

/**
 * The one map from codes to texts: for our server, the card form, and the identity provider with its current and older code
 * names (specification §8).
 */
const MESSAGES: Readonly<Record<Exclude<FailureCode, Wordless>, Message>> = {
  common_password: under('password', 'errors.commonPassword'),
  declined: above('errors.card.different'),
  email_exists: above('errors.emailExists'),
  expired_code: under('otp', 'errors.expiredCode'),
  forbidden: above('errors.forbidden'),
  gone: above('errors.offerUnavailable'),
  in_progress: above('errors.inProgress'),
  invalid_code: under('otp', 'errors.invalidCode'),
  invalid_request: above('errors.invalidRequest'),
  key_reused: above('errors.inProgress'),
  network: above('errors.network'),
  not_found: above('errors.pageNotFound'),
  not_ready: above('errors.notReady'),
  price_changed: above('errors.priceChanged'),
  starting: above('errors.starting'),
  timeout: above('errors.network'),
  too_many_requests: above('errors.tooManyRequests'),
  unauthorized: above('errors.signInNeeded'),
  unavailable: above('errors.offerUnavailable'),
  unreachable: above('errors.network'),
  upstream_failed: above('errors.upstream'),

  // Used by another account: comes from a failed link, which leaves the guest signed in.
  'auth/credential-already-in-use': above('errors.linkFailed'),
  'auth/email-already-exists': above('errors.emailExists'),
  'auth/email-already-in-use': above('errors.emailExists'),
  'auth/expired-action-code': above('errors.expiredLink'),
  'auth/invalid-action-code': above('errors.invalidLink'),
  'auth/invalid-credential': above('errors.unableToLogIn'),
  'auth/invalid-email': under('email', 'errors.invalidEmail'),
  'auth/invalid-login-credentials': above('errors.unableToLogIn'),
  'auth/invalid-password': under('password', 'errors.invalidPassword'),
  'auth/missing-email': under('email', 'errors.missingEmail'),
  'auth/missing-password': under('password', 'errors.invalidPassword'),
  'auth/network-request-failed': above('errors.network'),
  'auth/password-does-not-meet-requirements': under('password', 'errors.commonPassword'),
  'auth/popup-blocked': above('errors.popupBlocked'),
  'auth/provider-already-linked': above('errors.linkFailed'),
  'auth/requires-recent-login': above('errors.signInNeeded'),
  'auth/too-many-requests': above('errors.tooManyRequests'),
  'auth/user-disabled': above('errors.accountDisabled'),
  'auth/user-not-found': above('errors.unableToLogIn'),
  'auth/user-token-expired': above('errors.signInNeeded'),
  'auth/weak-password': under('password', 'errors.weakPassword'),
  'auth/wrong-password': above('errors.unableToLogIn'),
}

const messages: Readonly<Partial<Record<FailureCode, Message>>> = MESSAGES

/** The message for a code; null if there is no general one. */
export const messageOfCode = (code: FailureCode): Message | null => messages[code] ?? null

/** The guest closed the provider's window: no message (specification §4). */
const CLOSED_BY_GUEST: ReadonlySet<FailureCode> = new Set([
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/user-cancelled',
])

export const isPopupClosedByGuest = ({ code }: { code: FailureCode }): boolean => CLOSED_BY_GUEST.has(code)
