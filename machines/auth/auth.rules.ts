import { MIN_PASSWORD_LENGTH, TRY_AGAIN_MINUTES } from '#contract/user.ts'
import type { Failure } from '#machines/kit/failure.ts'

/** Our server knows no user for this session, or refuses its token. */
export const isAccountGone = ({ code }: Failure): boolean => code === 'not_found' || code === 'unauthorized'

/** Where a message belongs: under a field of the form, or above its button. */
export type AuthField = 'email' | 'password' | 'otp' | 'first_name' | 'last_name' | 'phone'

type PlainKey =
  | 'errors.emailExists'
  | 'errors.invalidEmail'
  | 'errors.invalidPassword'
  | 'errors.missingEmail'
  | 'errors.unableToLogIn'
  | 'errors.invalidCode'
  | 'errors.expiredCode'
  | 'errors.forbidden'
  | 'errors.network'
  | 'errors.upstream'
  | 'errors.notReady'
  | 'errors.invalidRequest'
  | 'errors.signInNeeded'
  | 'errors.somethingWrong'

/** What to tell the guest: a text of the catalogue and what it needs. */
export type AuthMessage = { field: AuthField | null } & (
  | { key: PlainKey }
  | { key: 'errors.tooManyRequests' | 'errors.weakPassword'; n: number }
  | { key: 'errors.noAccount'; email: string }
  | { key: 'errors.popupBlocked'; providers: string }
)

/** Closed by the guest's own hand: nothing to tell (specification §4). */
const SILENT: ReadonlySet<string> = new Set([
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/user-cancelled',
])

const WEAK_PASSWORD = { key: 'errors.weakPassword', n: MIN_PASSWORD_LENGTH, field: 'password' } as const
const TOO_MANY = { key: 'errors.tooManyRequests', n: TRY_AGAIN_MINUTES, field: null } as const
const EMAIL_EXISTS = { key: 'errors.emailExists', field: null } as const
const UNABLE = { key: 'errors.unableToLogIn', field: null } as const
const NETWORK = { key: 'errors.network', field: null } as const
const WRONG: AuthMessage = { key: 'errors.somethingWrong', field: null }

/** Specification §8 in today's codes: those of the web SDK, their older names, and our server's. */
const MESSAGES: ReadonlyMap<string, AuthMessage> = new Map<string, AuthMessage>([
  ['auth/email-already-exists', EMAIL_EXISTS],
  ['auth/email-already-in-use', EMAIL_EXISTS],
  ['email_exists', EMAIL_EXISTS],
  ['auth/invalid-email', { key: 'errors.invalidEmail', field: 'email' }],
  ['auth/missing-email', { key: 'errors.missingEmail', field: 'email' }],
  ['auth/invalid-password', { key: 'errors.invalidPassword', field: 'password' }],
  ['auth/missing-password', { key: 'errors.invalidPassword', field: 'password' }],
  ['auth/weak-password', WEAK_PASSWORD],
  ['auth/password-does-not-meet-requirements', WEAK_PASSWORD],
  ['auth/user-not-found', UNABLE],
  ['auth/wrong-password', UNABLE],
  ['auth/invalid-credential', UNABLE],
  ['auth/invalid-login-credentials', UNABLE],
  ['auth/user-disabled', { key: 'errors.forbidden', field: null }],
  ['auth/too-many-requests', TOO_MANY],
  ['too_many_requests', TOO_MANY],
  ['auth/network-request-failed', NETWORK],
  ['network', NETWORK],
  ['timeout', NETWORK],
  ['auth/user-token-expired', { key: 'errors.signInNeeded', field: null }],
  ['auth/requires-recent-login', { key: 'errors.signInNeeded', field: null }],
  ['unauthorized', { key: 'errors.signInNeeded', field: null }],
  ['forbidden', { key: 'errors.forbidden', field: null }],
  ['invalid_code', { key: 'errors.invalidCode', field: 'otp' }],
  ['expired_code', { key: 'errors.expiredCode', field: 'otp' }],
  ['not_ready', { key: 'errors.notReady', field: null }],
  ['upstream_failed', { key: 'errors.upstream', field: null }],
])

const FIELDS: readonly AuthField[] = ['email', 'password', 'otp', 'first_name', 'last_name', 'phone']

/** What to tell of a failure; null: nothing. `email` is whose sign-in it was, `providers` the ways left when a popup is blocked. */
export const messageOf = (
  { code, field }: Pick<Failure, 'code' | 'field'>,
  { email, providers = 'email' }: { email: string; providers?: string },
): AuthMessage | null => {
  if (SILENT.has(code)) return null
  if (code === 'not_found') return { key: 'errors.noAccount', email, field: null }
  if (code === 'auth/popup-blocked') return { key: 'errors.popupBlocked', providers, field: null }
  if (code === 'invalid_request')
    return { key: 'errors.invalidRequest', field: FIELDS.find((name) => name === field) ?? null }
  return MESSAGES.get(code) ?? WRONG
}

/** Specification §8: mapped identity errors are told to the guest and logged quietly; others are faults of ours. */
export const isExpected = ({ code }: Pick<Failure, 'code'>): boolean =>
  SILENT.has(code) ||
  MESSAGES.has(code) ||
  code === 'not_found' ||
  code === 'auth/popup-blocked' ||
  code === 'invalid_request'
