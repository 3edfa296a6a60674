import { createLocalJWKSet } from 'jose'
import { is, literal, type } from 'superstruct'
import { accountByEmail, deleteAccount, endSessions, insertAccount, updateAccount } from './accounts.store.ts'
import { hashPassword } from './passwords.ts'
import { LOCAL_ISSUER, LOCAL_PROJECT, type Provider } from './provider.ts'
import type { IdentityAdmin, TokenVerifier } from '#server/adapters/identity/identity.port.ts'
import { createTokenVerifier } from '#server/adapters/identity/tokenVerifier.ts'

/** Verifies the local provider's tokens as any other's; only the keys come from the same process. */
export const localTokenVerifier = (provider: Provider): TokenVerifier =>
  createTokenVerifier(
    {
      issuer: LOCAL_ISSUER,
      audience: LOCAL_PROJECT,
      keys: async (header, token) => createLocalJWKSet((await provider.keys()).jwks)(header, token),
    },
    provider.clock,
  )

const UniqueViolation = type({ code: literal('23505') })

export const localIdentityAdmin = ({ db, clock }: Provider): IdentityAdmin => ({
  async createPasswordUser({ email, password, display_name }) {
    const password_hash = await hashPassword(password)
    const account = await insertAccount(db, { email, password_hash, display_name }, clock())
    return account === undefined ? { outcome: 'email_exists' } : { outcome: 'created', uid: account.uid }
  },
  async setEmail(uid, email) {
    // Done before, its answer lost: the sessions begun since are good.
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
    if (account === undefined) return undefined
    const { uid, email_verified, created_at } = account
    return { uid, email: account.email, email_verified, created_at }
  },
})
