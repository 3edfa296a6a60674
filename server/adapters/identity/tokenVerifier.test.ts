import { SignJWT, UnsecuredJWT, createLocalJWKSet, errors, exportJWK, generateKeyPair, type JWTPayload } from 'jose'
import { describe, expect, test } from 'vitest'
import { createTokenVerifier } from './tokenVerifier.ts'

const ISSUER = 'https://securetoken.google.com/stayless'
const AUDIENCE = 'stayless'
const NOW = Temporal.Instant.from('2026-12-24T15:00:00Z')
const NOW_SECONDS = NOW.epochMilliseconds / 1000

describe('a token', () => {
  test('of the provider returns the caller it names', async () => {
    const token = await sign(good)
    expect(await verifier.verify(token)).toEqual({
      uid: 'u1',
      email: 'maya@stayless.example',
      email_verified: true,
      auth_time: NOW.subtract({ seconds: 10 }),
      way: 'google.com',
    })
  })

  test('without an e-mail returns a caller without a verified one', async () => {
    const { email: _email, email_verified: _verified, ...claims } = good
    expect(await verifier.verify(await sign(claims))).toMatchObject({ uid: 'u1', email: '', email_verified: false })
  })

  test.each<[string, () => Promise<string> | string]>([
    ['for another project', () => sign({ ...good, aud: 'another' })],
    ['of the local provider, given to the live one', () => sign({ ...good, iss: 'http://local-identity' })],
    ['that has expired', () => sign({ ...good, iat: NOW_SECONDS - 3700, exp: NOW_SECONDS - 60 })],
    ['without an expiry', () => sign(without('exp'))],
    ['without a moment of sign-in', () => sign(without('auth_time'))],
    ['signed in tomorrow', () => sign({ ...good, auth_time: NOW_SECONDS + 86_400 })],
    ['without a user', () => sign({ ...good, sub: '' })],
    ['with a user of 129 characters', () => sign({ ...good, sub: 'u'.repeat(129) })],
    ['with an e-mail that is no text', () => sign({ ...good, email: 7 })],
    ['without a signature', () => new UnsecuredJWT(good).encode()],
    ['signed by somebody else under the same key id', () => sign(good, stranger.privateKey)],
    ['of an unknown key id', () => sign(good, ours.privateKey, 'unknown')],
    ['with a changed body', async () => changeBody(await sign(good))],
    ['signed with the public key as a shared secret', () => signWithPublicKey()],
    ['that is empty', () => ''],
    ['that is noise', () => '\u0000.é.\ud800'],
    ['that is two dots', () => '..'],
  ])('%s is invalid', async (_name, token) => {
    expect(await verifier.verify(await token())).toBeNull()
  })

  test('is still valid a few seconds past its expiry, because clocks differ', async () => {
    const token = await sign({ ...good, iat: NOW_SECONDS - 3600, exp: NOW_SECONDS - 3 })
    expect(await verifier.verify(token)).toMatchObject({ uid: good.sub })
  })
})

test.each([new errors.JWKSTimeout(), new errors.JOSEError('Expected 200 OK'), new TypeError('fetch failed')])(
  'is neither valid nor invalid if the keys cannot be loaded: %s',
  async (failure) => {
    const keys = () => Promise.reject(failure)
    const broken = createTokenVerifier({ issuer: ISSUER, audience: AUDIENCE, keys }, () => NOW)
    await expect(broken.verify(await sign(good))).rejects.toBe(failure)
  },
)

const ours = await generateKeyPair('RS256')
const stranger = await generateKeyPair('RS256')
const publicJwk = { ...(await exportJWK(ours.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }
const keys = createLocalJWKSet({ keys: [publicJwk] })
const verifier = createTokenVerifier({ issuer: ISSUER, audience: AUDIENCE, keys }, () => NOW)

const good: JWTPayload = {
  iss: ISSUER,
  aud: AUDIENCE,
  sub: 'u1',
  iat: NOW_SECONDS,
  exp: NOW_SECONDS + 3600,
  auth_time: NOW_SECONDS - 10,
  email: 'maya@stayless.example',
  email_verified: true,
  firebase: { sign_in_provider: 'google.com' },
}

const without = (name: string): JWTPayload =>
  Object.fromEntries(Object.entries(good).filter(([claim]) => claim !== name))

const sign = (claims: JWTPayload, key = ours.privateKey, kid = 'k1'): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(key)

const signWithPublicKey = (): Promise<string> =>
  new SignJWT(good).setProtectedHeader({ alg: 'HS256', kid: 'k1' }).sign(Buffer.from(JSON.stringify(publicJwk)))

const changeBody = (token: string): string => {
  const [head, body = '', signature] = token.split('.')
  const claims: unknown = JSON.parse(Buffer.from(body, 'base64url').toString())
  const changed = { ...(typeof claims === 'object' ? claims : {}), sub: 'somebody-else' }
  return [head, Buffer.from(JSON.stringify(changed)).toString('base64url'), signature].join('.')
}
