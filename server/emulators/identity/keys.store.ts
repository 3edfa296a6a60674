import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JSONWebKeySet, type JWK } from 'jose'
import { optional, string, type, create } from 'superstruct'
import { randomBytes } from 'node:crypto'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/schema.ts'

export interface SigningKeys {
  kid: string
  privateKey: CryptoKey
  /** The public key, as the JWKS route returns it. */
  jwks: JSONWebKeySet
}

const PURPOSE = 'id_token'

const RsaJwk = type({
  kty: string(),
  n: string(),
  e: string(),
  d: string(),
  p: string(),
  q: string(),
  dp: string(),
  dq: string(),
  qi: string(),
  alg: optional(string()),
})

const storedKey = (db: Database) =>
  db.selectFrom('identity_signing_keys').selectAll().where('purpose', '=', PURPOSE).executeTakeFirst()

const makeKey = async (db: Database, clock: Clock): Promise<void> => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  await db
    .insertInto('identity_signing_keys')
    .values({
      kid: randomBytes(12).toString('hex'),
      purpose: PURPOSE,
      private_jwk: { ...(await exportJWK(privateKey)) },
      created_at: clock(),
    })
    .onConflict((conflict) => conflict.column('purpose').doNothing())
    .execute()
}

/** Returns the provider's signing key, created on first use and stored in the database: a restart signs nobody out. */
export const loadSigningKeys = async (db: Database, clock: Clock): Promise<SigningKeys> => {
  const existingKey = await storedKey(db)
  if (existingKey === undefined) await makeKey(db, clock)
  const row = existingKey ?? (await storedKey(db))
  if (row === undefined) throw new Error('the signing key of the local identity provider could not be stored')
  const jwk = create(row.private_jwk, RsaJwk)
  const privateKey = await importJWK({ ...jwk, alg: 'RS256' }, 'RS256')
  if (privateKey instanceof Uint8Array) throw new Error('the signing key of the local identity provider is no RSA key')
  const publicJwk: JWK = { kty: jwk.kty, n: jwk.n, e: jwk.e, kid: row.kid, alg: 'RS256', use: 'sig' }
  return { kid: row.kid, privateKey, jwks: { keys: [publicJwk] } }
}
