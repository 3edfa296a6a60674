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

/** The one map from codes to texts: those of our server and of the identity provider, today's and its older names (specification §8). */
const MESSAGES: ReadonlyMap<string, Message> = new Map([
  ['common_password', under('password', 'errors.commonPassword')],
  ['declined', above('errors.card.different')],
  ['email_exists', above('errors.emailExists')],
  ['expired_code', under('otp', 'errors.expiredCode')],
  ['forbidden', above('errors.forbidden')],
  ['gone', above('errors.offerUnavailable')],
  ['in_progress', above('errors.inProgress')],
  ['invalid_code', under('otp', 'errors.invalidCode')],
  ['invalid_request', above('errors.invalidRequest')],
  ['key_reused', above('errors.inProgress')],
  ['network', above('errors.network')],
  ['not_found', above('errors.pageNotFound')],
  ['not_ready', above('errors.notReady')],
  ['price_changed', above('errors.priceChanged')],
  ['starting', above('errors.starting')],
  ['timeout', above('errors.network')],
  ['too_many_requests', above('errors.tooManyRequests')],
  ['unreachable', above('errors.network')],
  ['unauthorized', above('errors.signInNeeded')],
  ['unavailable', above('errors.offerUnavailable')],
  ['upstream_failed', above('errors.upstream')],

  ['auth/email-already-exists', above('errors.emailExists')],
  ['auth/email-already-in-use', above('errors.emailExists')],
  ['auth/expired-action-code', above('errors.expiredLink')],
  ['auth/invalid-action-code', above('errors.invalidLink')],
  ['auth/invalid-credential', above('errors.unableToLogIn')],
  ['auth/invalid-email', under('email', 'errors.invalidEmail')],
  ['auth/invalid-login-credentials', above('errors.unableToLogIn')],
  ['auth/invalid-password', under('password', 'errors.invalidPassword')],
  ['auth/missing-email', under('email', 'errors.missingEmail')],
  ['auth/missing-password', under('password', 'errors.invalidPassword')],
  ['auth/network-request-failed', above('errors.network')],
  ['auth/password-does-not-meet-requirements', under('password', 'errors.commonPassword')],
  ['auth/popup-blocked', above('errors.popupBlocked')],
  ['auth/requires-recent-login', above('errors.signInNeeded')],
  ['auth/too-many-requests', above('errors.tooManyRequests')],
  ['auth/user-disabled', above('errors.accountDisabled')],
  ['auth/user-not-found', above('errors.unableToLogIn')],
  ['auth/user-token-expired', above('errors.signInNeeded')],
  ['auth/weak-password', under('password', 'errors.weakPassword')],
  ['auth/wrong-password', above('errors.unableToLogIn')],
  // In use elsewhere: told by a link that fails, which leaves the guest signed in.
  ['auth/credential-already-in-use', above('errors.linkFailed')],
  ['auth/provider-already-linked', above('errors.linkFailed')],
])

/** What to tell of a code; undefined: nobody foresaw it. Codes of the identity provider come with or without `auth/`. */
export const messageOfCode = (code: string): Message | undefined => MESSAGES.get(code) ?? MESSAGES.get(`auth/${code}`)

/** The guest closed the provider's window: there is nothing to tell (specification §4). */
const CLOSED_BY_GUEST: ReadonlySet<string> = new Set([
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/user-cancelled',
])

export const isClosedByGuest = ({ code }: { code: string }): boolean => CLOSED_BY_GUEST.has(code)
