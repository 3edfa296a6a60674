import { TRY_AGAIN_MINUTES } from '#contract/http/limits.ts'
import { type } from 'superstruct'
import { clearAttempts, countAttempt, type Limit } from '#server/limits/limits.store.ts'
import { accountByEmail, insertAccount, type Account } from './accounts.store.ts'
import type { PersonRow } from './identity.tables.ts'
import { Text, readBody, readEmail, readNewPassword, readPassword, type Operation } from './operation.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { linksOf } from './people.store.ts'
import { ProviderProblem } from './problem.ts'
import type { Provider } from './provider.ts'
import { beginSession, requireIdTokenAccount } from './tokens.ts'

/** Failed sign-ins per e-mail and address: others cannot lock the owner out. */
const SIGN_IN: Limit = { name: 'identity_sign_in', most: 5, windowSeconds: TRY_AGAIN_MINUTES * 60 }
/** Sign-ins per address, successful or not: enough for a full hotel, too few to try a list of e-mails. */
const SIGN_INS: Limit = { name: 'identity_sign_ins', most: 200, windowSeconds: TRY_AGAIN_MINUTES * 60 }
/** The live service's own limit: 100 new accounts an hour per address. */
export const SIGN_UP: Limit = { name: 'identity_sign_up', most: 100, windowSeconds: 3600 }

/** @param address address of the peer, for the security log. */
export const enforceRateLimit = async (
  provider: Provider,
  limit: Limit,
  subject: string,
  address: string,
): Promise<void> => {
  const take = await countAttempt(provider.db, limit, subject, provider.clock)
  if (take.allowed) return
  provider.logSecurityEvent('limited', { address, call: limit.name })
  throw new ProviderProblem('TOO_MANY_ATTEMPTS_TRY_LATER : Access has been temporarily disabled. Try again later.')
}

const EmailAndPassword = type({ email: Text, password: Text, displayName: Text, idToken: Text })

export const signUp: Operation = async (provider, request) => {
  const body = readBody(request.body, EmailAndPassword)
  if (body.idToken !== undefined) throw new ProviderProblem('OPERATION_NOT_ALLOWED')
  // Without an e-mail the SDK requests an anonymous account, which we do not support.
  if (body.email === undefined && body.password === undefined) throw new ProviderProblem('ADMIN_ONLY_OPERATION')
  const email = readEmail(body.email)
  const password = readNewPassword(body.password)
  await enforceRateLimit(provider, SIGN_UP, request.address, request.address)
  const account = await insertAccount(
    provider.db,
    { email, password_hash: await hashPassword(password, provider.passwordCost) },
    provider.clock(),
  )
  if (account === undefined) throw new ProviderProblem('EMAIL_EXISTS')
  return { email: account.email, ...(await beginSession(provider, account, 'password')) }
}

export const signInWithPassword: Operation = async (provider, request) => {
  const body = readBody(request.body, EmailAndPassword)
  const email = readEmail(body.email)
  const password = readPassword(body.password)
  const subject = `${email.toLowerCase()} ${request.address}`
  await enforceRateLimit(provider, SIGN_INS, request.address, request.address)
  await enforceRateLimit(provider, SIGN_IN, subject, request.address)
  const account = await accountByEmail(provider.db, email)
  const isRight = await isPassword(password, account?.password_hash ?? null, provider.passwordCost)
  if (account === undefined || !isRight) {
    provider.logSecurityEvent('sign_in_failed', { uid: account?.uid, address: request.address })
    throw new ProviderProblem(wrongSignIn(provider, account))
  }
  if (account.disabled) throw new ProviderProblem('USER_DISABLED')
  await clearAttempts(provider.db, SIGN_IN, subject)
  return { email: account.email, registered: true, ...(await beginSession(provider, account, 'password')) }
}

const wrongSignIn = (provider: Provider, account: Account | undefined): string => {
  if (provider.enumerationProtection) return 'INVALID_LOGIN_CREDENTIALS'
  return account === undefined ? 'EMAIL_NOT_FOUND' : 'INVALID_PASSWORD'
}

const WithToken = type({ idToken: Text })

export const lookup: Operation = async (provider, request) => {
  const { account } = await requireIdTokenAccount(provider, readBody(request.body, WithToken).idToken)
  return { users: [await viewOf(provider, account)] }
}

const Identifier = type({ identifier: Text })

/** `fetchSignInMethodsForEmail`: reveals nothing under enumeration protection. */
export const createAuthUri: Operation = async (provider, request) => {
  const { identifier } = readBody(request.body, Identifier)
  if (identifier === undefined || identifier === '') throw new ProviderProblem('MISSING_IDENTIFIER')
  const email = readEmail(identifier)
  if (provider.enumerationProtection) return {}
  const account = await accountByEmail(provider.db, email)
  const signinMethods = account === undefined ? [] : methodsOf(account, await linksOf(provider.db, account.uid))
  return { registered: account !== undefined, allProviders: signinMethods, signinMethods }
}

const methodsOf = (account: Account, links: readonly PersonRow[]): string[] => [
  ...(account.password_hash === null ? [] : ['password']),
  ...links.map((link) => link.provider),
]

/** Returns an account for the SDK. Times are milliseconds as text, as at the live service. */
export const viewOf = async ({ db }: Provider, account: Account): Promise<Readonly<Record<string, unknown>>> => ({
  localId: account.uid,
  email: account.email,
  emailVerified: account.email_verified,
  ...(account.display_name === null ? {} : { displayName: account.display_name }),
  ...(account.photo_url === null ? {} : { photoUrl: account.photo_url }),
  createdAt: String(account.created_at.epochMilliseconds),
  lastLoginAt: String((account.last_login_at ?? account.created_at).epochMilliseconds),
  validSince: String(Math.floor(account.valid_since.epochMilliseconds / 1000)),
  disabled: account.disabled,
  providerUserInfo: [
    ...(account.password_hash === null ? [] : [infoOf('password', account.email, account.email)]),
    ...(await linksOf(db, account.uid)).map((link) => ({
      ...infoOf(link.provider, link.subject, link.email),
      displayName: link.display_name,
    })),
  ],
  // The SDK only checks whether there is one: never send the hash itself.
  ...(account.password_hash === null ? {} : { passwordHash: 'kept' }),
})

const infoOf = (providerId: string, id: string, email: string) => ({ providerId, federatedId: id, rawId: id, email })
