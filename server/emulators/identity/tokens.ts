import { createHash, randomBytes } from 'node:crypto'
import { SignJWT, createLocalJWKSet, errors, jwtVerify } from 'jose'
import { is, number, string, type } from 'superstruct'
import type { Connection } from '#server/db/schema.ts'
import { accountByUid, updateAccount, type Account } from './accounts.store.ts'
import { linksOf } from './people.store.ts'
import { ProviderProblem } from './problem.ts'
import { LOCAL_ISSUER, LOCAL_PROJECT, type Provider } from './provider.ts'

const TOKEN_SECONDS = 3600
/** A session that is not refreshed for this long ends. */
export const SESSION_IDLE_DAYS = 30

export interface Tokens {
  idToken: string
  refreshToken: string
  expiresIn: string
  localId: string
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

const secondsOf = (instant: Temporal.Instant): number => Math.floor(instant.epochMilliseconds / 1000)

const signIdToken = async (
  { db, keys, clock }: Provider,
  account: Account,
  session: { sign_in_provider: string; auth_time: Temporal.Instant },
): Promise<string> => {
  const { kid, privateKey } = await keys()
  const now = secondsOf(clock())
  const links = await linksOf(db, account.uid)
  const linked = Object.fromEntries(links.map((link) => [link.provider, [link.subject]]))
  return new SignJWT({
    ...(account.display_name === null ? {} : { name: account.display_name }),
    ...(account.photo_url === null ? {} : { picture: account.photo_url }),
    user_id: account.uid,
    email: account.email,
    email_verified: account.email_verified,
    auth_time: secondsOf(session.auth_time),
    firebase: { identities: { email: [account.email], ...linked }, sign_in_provider: session.sign_in_provider },
  })
    .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
    .setIssuer(LOCAL_ISSUER)
    .setAudience(LOCAL_PROJECT)
    .setSubject(account.uid)
    .setIssuedAt(now)
    .setExpirationTime(now + TOKEN_SECONDS)
    .sign(privateKey)
}

/** Begins a session: a refresh token, stored as a hash, and its first ID token. */
export const beginSession = async (provider: Provider, account: Account, sign_in_provider: string): Promise<Tokens> => {
  const refreshToken = randomBytes(48).toString('base64url')
  const now = provider.clock()
  // A session begun in the second of a change counts from the next one: the change ends all earlier ones.
  const auth_time = Temporal.Instant.compare(now, account.valid_since) < 0 ? account.valid_since : now
  await provider.db
    .insertInto('identity_refresh_tokens')
    .values({ token_hash: hashOf(refreshToken), uid: account.uid, sign_in_provider, auth_time, used_at: now })
    .execute()
  await updateAccount(provider.db, account.uid, { last_login_at: now })
  const idToken = await signIdToken(provider, account, { sign_in_provider, auth_time })
  return { idToken, refreshToken, expiresIn: String(TOKEN_SECONDS), localId: account.uid }
}

/** Issues a new ID token for a session. The refresh token stays the same: two tabs may use it concurrently. */
export const continueSession = async (provider: Provider, refreshToken: string): Promise<Tokens> => {
  const now = provider.clock()
  const session = await provider.db
    .updateTable('identity_refresh_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hashOf(refreshToken))
    .where('used_at', '>', idleBefore(now))
    .returningAll()
    .executeTakeFirst()
  // The only code with which the SDK ends the session instead of retrying.
  if (session === undefined) throw new ProviderProblem('TOKEN_EXPIRED')
  const account = await accountByUid(provider.db, session.uid)
  if (account === undefined) throw new ProviderProblem('USER_NOT_FOUND')
  if (account.disabled) throw new ProviderProblem('USER_DISABLED')
  const idToken = await signIdToken(provider, account, session)
  return { idToken, refreshToken, expiresIn: String(TOKEN_SECONDS), localId: account.uid }
}

const idleBefore = (now: Temporal.Instant): Temporal.Instant => now.subtract({ hours: SESSION_IDLE_DAYS * 24 })

/** Deletes sessions and codes that can no longer be used. */
export const forgetIdleSessions = async (connection: Connection, now: Temporal.Instant): Promise<void> => {
  await connection.deleteFrom('identity_refresh_tokens').where('used_at', '<=', idleBefore(now)).execute()
  await connection.deleteFrom('identity_action_codes').where('expires_at', '<=', now).execute()
}

/** Returns the account's sessions, newest first. */
export const sessionsOf = async (
  connection: Connection,
  uid: string,
): Promise<{ way: string; began_at: Temporal.Instant; used_at: Temporal.Instant }[]> => {
  const rows = await connection
    .selectFrom('identity_refresh_tokens')
    .select(['sign_in_provider', 'auth_time', 'used_at'])
    .where('uid', '=', uid)
    .orderBy('auth_time', 'desc')
    .execute()
  return rows.map(({ sign_in_provider, auth_time, used_at }) => ({
    way: sign_in_provider,
    began_at: auth_time,
    used_at,
  }))
}

const Claims = type({ sub: string(), auth_time: number() })

export interface SignedIn {
  account: Account
  /** Start of the session; sensitive changes need a recent one. */
  authTime: Temporal.Instant
}

/** Returns the account of an ID token. */
export const requireIdTokenAccount = async (provider: Provider, idToken: string | undefined): Promise<SignedIn> => {
  if (idToken === undefined || idToken === '') throw new ProviderProblem('MISSING_ID_TOKEN')
  const { jwks } = await provider.keys()
  const claims = await claimsOf(provider, idToken, createLocalJWKSet(jwks))
  const account = await accountByUid(provider.db, claims.sub)
  if (account === undefined) throw new ProviderProblem('USER_NOT_FOUND')
  if (account.disabled) throw new ProviderProblem('USER_DISABLED')
  if (claims.auth_time < secondsOf(account.valid_since)) throw new ProviderProblem('TOKEN_EXPIRED')
  return { account, authTime: Temporal.Instant.fromEpochMilliseconds(claims.auth_time * 1000) }
}

const claimsOf = async (provider: Provider, idToken: string, keys: ReturnType<typeof createLocalJWKSet>) => {
  try {
    const { payload } = await jwtVerify(idToken, keys, {
      issuer: LOCAL_ISSUER,
      audience: LOCAL_PROJECT,
      algorithms: ['RS256'],
      requiredClaims: ['sub', 'exp', 'auth_time'],
      currentDate: new Date(provider.clock().epochMilliseconds),
    })
    if (is(payload, Claims)) return payload
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new ProviderProblem('TOKEN_EXPIRED')
    if (!(error instanceof errors.JOSEError) && !(error instanceof TypeError)) throw error
  }
  throw new ProviderProblem('INVALID_ID_TOKEN')
}
