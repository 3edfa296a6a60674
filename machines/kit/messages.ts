import type { FailureCode } from './failure.ts'

/** Where a form tells a failure; null: above its button. */
export type FailureField = 'email' | 'password' | 'otp'

interface Message {
  /** A text of the catalogue. */
  key: MessageKey
  field: FailureField | null
}

export type MessageKey = PlainMessageKey | 'errors.tooManyRequests' | 'errors.weakPassword' | 'errors.popupBlocked'

/** Those that need no number and no name. */
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

/**
 * The one map from codes to texts: those of our server, of the card form and of the identity provider, today's and its older
 * names (specification §8). Null: whoever asked has words of their own for it, or it is a fault of ours.
 */
const MESSAGES: Readonly<Record<FailureCode, Message | null>> = {
  already_booked: null,
  bad_answer: null,
  'card.cancelled': null,
  'card.fixCard': null,
  'card.gone': null,
  'card.ours': null,
  'location.denied': null,
  'location.unavailable': null,
  'location.timeout': null,
  'card.refreshToken': null,
  'card.retry': null,
  common_password: under('password', 'errors.commonPassword'),
  declined: above('errors.card.different'),
  email_exists: above('errors.emailExists'),
  expired_code: under('otp', 'errors.expiredCode'),
  forbidden: above('errors.forbidden'),
  gone: above('errors.offerUnavailable'),
  has_bookings: null,
  in_progress: above('errors.inProgress'),
  internal: null,
  invalid_code: under('otp', 'errors.invalidCode'),
  invalid_request: above('errors.invalidRequest'),
  key_reused: above('errors.inProgress'),
  method_not_allowed: null,
  network: above('errors.network'),
  not_cancellable: null,
  not_found: above('errors.pageNotFound'),
  not_ready: above('errors.notReady'),
  price_changed: above('errors.priceChanged'),
  recent_sign_in_needed: null,
  refund_changed: null,
  rejected: null,
  starting: above('errors.starting'),
  timeout: above('errors.network'),
  too_large: null,
  too_many_cards: null,
  too_many_requests: above('errors.tooManyRequests'),
  unauthorized: above('errors.signInNeeded'),
  unavailable: above('errors.offerUnavailable'),
  unreachable: above('errors.network'),
  unsupported_media_type: null,
  upstream_failed: above('errors.upstream'),

  'auth/account-exists-with-different-credential': null,
  'auth/argument-error': null,
  'auth/cancelled-popup-request': null,
  // In use elsewhere: told by a link that fails, which leaves the guest signed in.
  'auth/credential-already-in-use': above('errors.linkFailed'),
  'auth/email-already-exists': above('errors.emailExists'),
  'auth/email-already-in-use': above('errors.emailExists'),
  'auth/expired-action-code': above('errors.expiredLink'),
  'auth/internal-error': null,
  'auth/invalid-action-code': above('errors.invalidLink'),
  'auth/invalid-credential': above('errors.unableToLogIn'),
  'auth/invalid-email': under('email', 'errors.invalidEmail'),
  'auth/invalid-login-credentials': above('errors.unableToLogIn'),
  'auth/invalid-password': under('password', 'errors.invalidPassword'),
  'auth/invalid-user-token': null,
  'auth/missing-email': under('email', 'errors.missingEmail'),
  'auth/missing-password': under('password', 'errors.invalidPassword'),
  'auth/network-request-failed': above('errors.network'),
  'auth/operation-not-allowed': null,
  'auth/password-does-not-meet-requirements': under('password', 'errors.commonPassword'),
  'auth/popup-blocked': above('errors.popupBlocked'),
  'auth/popup-closed-by-user': null,
  'auth/provider-already-linked': above('errors.linkFailed'),
  'auth/quota-exceeded': null,
  'auth/requires-recent-login': above('errors.signInNeeded'),
  'auth/too-many-requests': above('errors.tooManyRequests'),
  'auth/unauthorized-domain': null,
  'auth/user-cancelled': null,
  'auth/user-disabled': above('errors.accountDisabled'),
  'auth/user-mismatch': null,
  'auth/user-not-found': above('errors.unableToLogIn'),
  'auth/user-token-expired': above('errors.signInNeeded'),
  'auth/weak-password': under('password', 'errors.weakPassword'),
  'auth/web-storage-unsupported': null,
  'auth/wrong-password': above('errors.unableToLogIn'),
}

/** What to tell of a code; null: nothing in general. */
export const messageOfCode = (code: FailureCode): Message | null => MESSAGES[code]

/** The guest closed the provider's window: there is nothing to tell (specification §4). */
const CLOSED_BY_GUEST: ReadonlySet<FailureCode> = new Set([
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/user-cancelled',
])

export const isClosedByGuest = ({ code }: { code: FailureCode }): boolean => CLOSED_BY_GUEST.has(code)
