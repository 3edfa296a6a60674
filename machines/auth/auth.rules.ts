import { MIN_PASSWORD_LENGTH, TRY_AGAIN_MINUTES } from '#contract/http/limits.ts'
import { isLatinName, MAX_NAME_LENGTH, readName, type SignInMethod, type SocialProvider } from '#contract/user/user.ts'
import { retryAfterMinutes, type Failure, type FailureCode } from '#machines/kit/failure.ts'
import { isPopupClosedByGuest, messageOfCode, type PlainMessageKey } from '#machines/kit/messages.ts'

/** A credential to be added to an existing account of its email. `methods`: sign-in methods of that account, empty if unknown. */
export interface PendingLink {
  provider: SocialProvider
  email: string
  methods: SignInMethod[]
  /** Refers to the credential, which the identity service keeps. */
  handle: string
}

const OTHER: Readonly<Record<SocialProvider, SocialProvider>> = { google: 'facebook', facebook: 'google' }

/** Methods to sign in to the existing account: those we know of, or if we know of none, all but the pending provider. */
export const linkableMethods = ({ provider, methods }: Pick<PendingLink, 'provider' | 'methods'>): SignInMethod[] => {
  const otherMethods = methods.filter((method) => method !== provider)
  return otherMethods.length > 0 ? otherMethods : [OTHER[provider], 'password']
}

export const isSameEmail = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

interface Names {
  first_name: string
  last_name: string
}

/** Specification §5 requires Latin letters: other names come back empty, and the form asks for them. */
export const namesOf = (displayName: string | null): Names => {
  const [first = '', ...rest] = readName(displayName ?? '').split(' ')
  return { first_name: latinOnly(first), last_name: latinOnly(rest.join(' ')) }
}
const latinOnly = (name: string): string => (isLatinName(name) && name.length <= MAX_NAME_LENGTH ? name : '')

export const hasNames = ({ first_name, last_name }: Names): boolean => first_name !== '' && last_name !== ''

/** The reset link was used, has expired, or is invalid. */
export const isSpentLink = ({ code }: Failure): boolean =>
  code === 'auth/expired-action-code' || code === 'auth/invalid-action-code'

/** Our server does not know the user of this session, or refuses its token. */
export const isAccountGone = ({ code }: Failure): boolean => code === 'not_found' || code === 'unauthorized'

/** The field a message belongs to. */
export type AuthField = 'email' | 'password' | 'otp' | 'first_name' | 'last_name' | 'phone'

/** Message key with its parameters; `field` null: above the button. */
export type AuthMessage = { field: AuthField | null } & (
  | { key: PlainMessageKey }
  | { key: 'errors.tooManyRequests' | 'errors.weakPassword'; n: number }
  | { key: 'errors.noAccount'; email: string }
  /** The text also names the method that needs no window. */
  | { key: 'errors.popupBlocked' }
)

const WRONG = { key: 'errors.somethingWrong', field: null } as const

const FIELDS: readonly AuthField[] = ['email', 'password', 'otp', 'first_name', 'last_name', 'phone']

/** Operation that failed: the same code has different messages for a password and a provider. */
export type AuthOperation = 'signIn' | 'social' | 'reset' | 'link'

const NOT_THE_PASSWORD: ReadonlySet<FailureCode> = new Set([
  'auth/invalid-credential',
  'auth/invalid-login-credentials',
  'auth/wrong-password',
  'auth/user-not-found',
])

/** The message for a failure; null: none. `email`: the one used in the attempt. */
export const messageOf = (
  failure: Pick<Failure, 'code' | 'field' | 'retryAfterSeconds'>,
  { email, operation = 'signIn' }: { email: string; operation?: AuthOperation },
): AuthMessage | null => {
  const { code, field } = failure
  if (isPopupClosedByGuest(failure)) return null
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

/** Specification §8: a failure with a message of its own is shown and logged quietly; any other is our fault. */
export const isExpected = (failure: Pick<Failure, 'code'>): boolean =>
  isPopupClosedByGuest(failure) || messageOfCode(failure.code) !== null
