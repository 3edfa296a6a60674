import {
  isLatinName,
  MAX_NAME_LENGTH,
  MIN_PASSWORD_LENGTH,
  TRY_AGAIN_MINUTES,
  type SignInMethod,
  type SocialProvider,
} from '#contract/user.ts'
import { minutesToWait, type Failure } from '#machines/kit/failure.ts'

/** A credential that waits for its account. The e-mail has one with other ways in: those in `methods`, or nobody knows which. */
export interface PendingLink {
  provider: SocialProvider
  email: string
  methods: SignInMethod[]
  /** Stands for the credential, which the identity service keeps. */
  handle: string
}

const OTHER: Readonly<Record<SocialProvider, SocialProvider>> = { google: 'facebook', facebook: 'google' }

/** The ways into the account that a credential waits for: what was told; otherwise all but the one that has just met it. */
export const waysIn = ({ provider, methods }: Pick<PendingLink, 'provider' | 'methods'>): SignInMethod[] => {
  const told = methods.filter((method) => method !== provider)
  return told.length > 0 ? told : [OTHER[provider], 'password']
}

export const isSameEmail = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

interface Names {
  first_name: string
  last_name: string
}

/** Specification §5 wants Latin letters; what a provider tells in others is asked for. */
export const namesOf = (displayName: string | null): Names => {
  const [first = '', ...rest] = (displayName ?? '').trim().split(/\s+/)
  return { first_name: latinOnly(first), last_name: latinOnly(rest.join(' ')) }
}
const latinOnly = (name: string): string => (isLatinName(name) && name.length <= MAX_NAME_LENGTH ? name : '')

export const hasNames = ({ first_name, last_name }: Names): boolean => first_name !== '' && last_name !== ''

/** The link of the e-mail has been used, has run out, or never was one. */
export const isSpentLink = ({ code }: Failure): boolean =>
  code === 'auth/expired-action-code' || code === 'auth/invalid-action-code'

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
  | 'errors.expiredLink'
  | 'errors.invalidLink'
  | 'errors.linkFailed'
  | 'errors.accountDisabled'
  | 'errors.somethingWrong'

/** What to tell the guest: a text of the catalogue and what it needs. */
export type AuthMessage = { field: AuthField | null } & (
  | { key: PlainKey }
  | { key: 'errors.tooManyRequests' | 'errors.weakPassword'; n: number }
  | { key: 'errors.noAccount'; email: string }
  /** With the way in that needs no window. */
  | { key: 'errors.popupBlocked' }
)

/** Closed by the guest's own hand: nothing to tell (specification §4). */
const SILENT: ReadonlySet<string> = new Set([
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/user-cancelled',
])

const WEAK_PASSWORD = { key: 'errors.weakPassword', n: MIN_PASSWORD_LENGTH, field: 'password' } as const
const TOO_MANY: AuthMessage = { key: 'errors.tooManyRequests', n: TRY_AGAIN_MINUTES, field: null }
const EMAIL_EXISTS = { key: 'errors.emailExists', field: null } as const
const UNABLE = { key: 'errors.unableToLogIn', field: null } as const
const NETWORK = { key: 'errors.network', field: null } as const
const SIGN_IN_NEEDED = { key: 'errors.signInNeeded', field: null } as const
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
  ['auth/popup-blocked', { key: 'errors.popupBlocked', field: null }],
  ['auth/user-disabled', { key: 'errors.accountDisabled', field: null }],
  ['auth/too-many-requests', TOO_MANY],
  ['too_many_requests', TOO_MANY],
  ['auth/network-request-failed', NETWORK],
  ['network', NETWORK],
  ['timeout', NETWORK],
  ['auth/user-token-expired', SIGN_IN_NEEDED],
  ['auth/requires-recent-login', SIGN_IN_NEEDED],
  ['unauthorized', SIGN_IN_NEEDED],
  // Still in use elsewhere: told by a link that fails, which leaves the guest signed in.
  ['auth/credential-already-in-use', { key: 'errors.linkFailed', field: null }],
  ['auth/provider-already-linked', { key: 'errors.linkFailed', field: null }],
  ['auth/expired-action-code', { key: 'errors.expiredLink', field: null }],
  ['auth/invalid-action-code', { key: 'errors.invalidLink', field: null }],
  ['forbidden', { key: 'errors.forbidden', field: null }],
  ['invalid_code', { key: 'errors.invalidCode', field: 'otp' }],
  ['expired_code', { key: 'errors.expiredCode', field: 'otp' }],
  ['not_ready', { key: 'errors.notReady', field: null }],
  ['upstream_failed', { key: 'errors.upstream', field: null }],
])

const FIELDS: readonly AuthField[] = ['email', 'password', 'otp', 'first_name', 'last_name', 'phone']

/** What was being done: one code says different things of a password and of a provider. */
export type Doing = 'signIn' | 'social' | 'reset' | 'link'

const NOT_THE_PASSWORD: ReadonlySet<string> = new Set([
  'auth/invalid-credential',
  'auth/invalid-login-credentials',
  'auth/wrong-password',
  'auth/user-not-found',
])

/** What to tell of a failure; null: nothing. `email` is whose sign-in it was. */
export const messageOf = (
  failure: Pick<Failure, 'code' | 'field' | 'retryAfterSeconds'>,
  { email, doing = 'signIn' }: { email: string; doing?: Doing },
): AuthMessage | null => {
  const { code, field } = failure
  if (SILENT.has(code)) return null
  if (doing === 'link') return { key: 'errors.linkFailed', field: null }
  if (doing === 'social' && NOT_THE_PASSWORD.has(code)) return WRONG
  if (code === 'not_found' || (doing === 'reset' && code === 'auth/user-not-found'))
    return { key: 'errors.noAccount', email, field: null }
  if (code === 'invalid_request')
    return { key: 'errors.invalidRequest', field: FIELDS.find((name) => name === field) ?? null }
  const message = MESSAGES.get(code) ?? WRONG
  return message === TOO_MANY ? { ...TOO_MANY, n: minutesToWait(failure, TRY_AGAIN_MINUTES) } : message
}

/** Specification §8: mapped identity errors are told to the guest and logged quietly; others are faults of ours. */
export const isExpected = ({ code }: Pick<Failure, 'code'>): boolean =>
  SILENT.has(code) || MESSAGES.has(code) || code === 'not_found' || code === 'invalid_request'
