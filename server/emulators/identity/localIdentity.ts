import { createHash } from 'node:crypto'
import { createLocalJWKSet } from 'jose'
import { is, literal, type } from 'superstruct'
import type { IdentityAdmin, ProviderAccount, TokenVerifier } from '#server/adapters/identity/identity.port.ts'
import { createTokenVerifier } from '#server/adapters/identity/tokenVerifier.ts'
import type { Connection } from '#server/db/schema.ts'
import {
  accountByEmail,
  accountByUid,
  deleteAccount,
  endSessions,
  insertAccount,
  updateAccount,
  type Account,
} from './accounts.store.ts'
import { hashPassword } from './passwords.ts'
import { linksOf } from './people.store.ts'
import { LOCAL_ISSUER, LOCAL_PROJECT, type Provider } from './provider.ts'
import { sessionsOf } from './tokens.ts'

/** Verifies the local provider's tokens like any other's, but with keys from the same process. */
export const localTokenVerifier = (provider: Provider): TokenVerifier =>
  createTokenVerifier(
    {
      issuer: LOCAL_ISSUER,
      audience: LOCAL_PROJECT,
      keys: async (header, token) => createLocalJWKSet((await provider.keys()).jwks)(header, token),
    },
    provider.clock,
  )

/** Fingerprint of a password hash: changes with the password, and reveals neither. */
const markOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

const toProviderAccount = async (connection: Connection, account: Account): Promise<ProviderAccount> => {
  const { uid, email, email_verified, disabled, created_at, last_login_at, valid_since, password_hash } = account
  const links = await linksOf(connection, uid)
  return {
    uid,
    email,
    email_verified,
    disabled,
    created_at,
    last_sign_in_at: last_login_at,
    valid_since,
    ways: [
      ...(password_hash === null ? [] : [{ provider: 'password', mark: markOf(password_hash) }]),
      ...links.map(({ provider, subject }) => ({ provider, mark: subject })),
    ],
  }
}

const UniqueViolation = type({ code: literal('23505') })

export const localIdentityAdmin = ({ db, clock, passwordCost }: Provider): IdentityAdmin => ({
  async createPasswordUser({ email, password, display_name }) {
    const password_hash = await hashPassword(password, passwordCost)
    const account = await insertAccount(db, { email, password_hash, display_name }, clock())
    return account === undefined ? { outcome: 'email_exists' } : { outcome: 'created', uid: account.uid }
  },
  async setEmail(uid, email) {
    // Already done by an earlier call whose answer was lost: do not end the sessions begun since.
    if ((await accountByEmail(db, email))?.uid === uid) return 'changed'
    try {
      await db.transaction().execute(async (transaction) => {
        await updateAccount(transaction, uid, { email: email.toLowerCase(), email_verified: true })
        await endSessions(transaction, uid, clock())
      })
    } catch (error) {
      if (is(error, UniqueViolation)) return 'email_exists'
      throw error
    }
    return 'changed'
  },
  setEmailVerified: (uid) => updateAccount(db, uid, { email_verified: true }),
  deleteUser: (uid) => deleteAccount(db, uid),
  async lookupByEmail(email) {
    const account = await accountByEmail(db, email)
    return account === undefined ? undefined : toProviderAccount(db, account)
  },
  async accountOf(uid) {
    const account = await accountByUid(db, uid)
    return account === undefined ? undefined : toProviderAccount(db, account)
  },
  sessionsOf: (uid) => sessionsOf(db, uid),
})
