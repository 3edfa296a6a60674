import { MIN_PASSWORD_LENGTH, TRY_AGAIN_MINUTES } from '#contract/http/limits.ts'
import { isLatinName, MAX_NAME_LENGTH, type SignInMethod, type SocialProvider } from '#contract/user/user.ts'
import { retryAfterMinutes, type Failure, type FailureCode } from '#machines/kit/failure.ts'
import { isClosedByGuest, messageOfCode, type PlainMessageKey } from '#machines/kit/messages.ts'

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
export const linkableMethods = ({ provider, methods }: Pick<PendingLink, 'provider' | 'methods'>): SignInMethod[] => {
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

/** What to tell the guest: a text of the catalogue and what it needs. */
export type AuthMessage = { field: AuthField | null } & (
  | { key: PlainMessageKey }
  | { key: 'errors.tooManyRequests' | 'errors.weakPassword'; n: number }
  | { key: 'errors.noAccount'; email: string }
  /** With the way in that needs no window. */
  | { key: 'errors.popupBlocked' }
)

const WRONG = { key: 'errors.somethingWrong', field: null } as const

const FIELDS: readonly AuthField[] = ['email', 'password', 'otp', 'first_name', 'last_name', 'phone']

/** What was being done: one code says different things of a password and of a provider. */
export type AuthOperation = 'signIn' | 'social' | 'reset' | 'link'

const NOT_THE_PASSWORD: ReadonlySet<FailureCode> = new Set([
  'auth/invalid-credential',
  'auth/invalid-login-credentials',
  'auth/wrong-password',
  'auth/user-not-found',
])

/** What to tell of a failure; null: nothing. `email` is whose sign-in it was. */
export const messageOf = (
  failure: Pick<Failure, 'code' | 'field' | 'retryAfterSeconds'>,
  { email, operation = 'signIn' }: { email: string; operation?: AuthOperation },
): AuthMessage | null => {
  const { code, field } = failure
  if (isClosedByGuest(failure)) return null
  if (operation === 'link') return { key: 'errors.linkFailed', field: null }
  if (operation === 'social' && NOT_THE_PASSWORD.has(code)) return WRONG
  if (code === 'not_found' || (operation === 'reset' && code === 'auth/user-not-found'))
    return { key: 'errors.noAccount', email, field: null }
  const message = messageOfCode(code) ?? WRONG
  switch (message.key) {
    case 'errors.invalidRequest':
      return { key: message.key, field: FIELDS.find((name) => name === field) ?? null }
    case 'errors.tooManyRequests':
      return { key: message.key, field: message.field, n: retryAfterMinutes(failure, TRY_AGAIN_MINUTES) }
    case 'errors.weakPassword':
      return { key: message.key, field: message.field, n: MIN_PASSWORD_LENGTH }
    default:
      return { key: message.key, field: message.field }
  }
}

/** Specification §8: mapped identity errors are told to the guest and logged quietly; others are faults of ours. */
export const isExpected = (failure: Pick<Failure, 'code'>): boolean =>
  isClosedByGuest(failure) || messageOfCode(failure.code) !== null
