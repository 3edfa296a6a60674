import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { exportJWK, exportPKCS8, generateKeyPair, jwtVerify, SignJWT } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createBearerVerifier } from './bearerVerifier.ts'
import { firebaseIdentityAdmin, firebaseTokenVerifier, type FirebaseSettings } from './firebase.admin.ts'

const PROJECT = 'stayless'
const EMAIL = 'maya@stayless.example'
const ACCOUNT_EMAIL = 'admin@stayless.iam.example'

let now = Temporal.Instant.from('2026-12-24T15:00:00Z')
const seconds = () => Math.floor(now.epochMilliseconds / 1000)

let keys: Awaited<ReturnType<typeof generateKeyPair>>
let server: Server
let settings: FirebaseSettings
/** The service's next answers; without one, an account call succeeds. */
let answers: { status: number; body: unknown }[] = []
let requests: { path: string; authorization: string | undefined; body: unknown }[] = []
let exchanges: string[] = []

beforeAll(async () => {
  keys = await generateKeyPair('RS256', { extractable: true })
  server = createServer((request, response) => {
    void reply(request, response)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  settings = {
    projectId: PROJECT,
    account: { client_email: ACCOUNT_EMAIL, private_key: await exportPKCS8(keys.privateKey) },
    clock: () => now,
    addresses: { api: origin, token: `${origin}/token`, keys: `${origin}/keys` },
  }
})
afterAll(() => server.close())
afterEach(() => {
  answers = []
  requests = []
  exchanges = []
})

describe('the administration of the live provider', () => {
  test('gets an access token once, and again shortly before it expires', async () => {
    const admin = firebaseIdentityAdmin(settings)
    await Promise.all([admin.setEmailVerified('u1'), admin.setEmailVerified('u2')])
    const [assertion = ''] = exchanges
    const { payload, protectedHeader } = await jwtVerify(assertion, keys.publicKey, {
      issuer: ACCOUNT_EMAIL,
      audience: settings.addresses?.token ?? '',
      currentDate: new Date(now.epochMilliseconds),
    })
    expect([protectedHeader.alg, payload['scope'], payload.iat, payload.exp]).toEqual([
      'RS256',
      'https://www.googleapis.com/auth/identitytoolkit',
      seconds(),
      seconds() + 3600,
    ])
    now = now.add({ seconds: 3539 })
    await admin.setEmailVerified('u1')
    const before = exchanges.length
    now = now.add({ seconds: 1 })
    await admin.setEmailVerified('u1')
    expect([before, exchanges.length]).toEqual([1, 2])
    expect(requests.map(({ authorization }) => authorization)).toEqual([
      'Bearer access-1',
      'Bearer access-1',
      'Bearer access-1',
      'Bearer access-2',
    ])
  })

  test('creates an account with a password', async () => {
    answers = [{ status: 200, body: { localId: 'u1', email: EMAIL } }]
    expect(await firebaseIdentityAdmin(settings).createPasswordUser(MAYA)).toEqual({ outcome: 'created', uid: 'u1' })
    expect(requests).toMatchObject([
      {
        path: '/v1/projects/stayless/accounts',
        body: { email: EMAIL, password: 'sea breeze', displayName: 'Maya Cohen' },
      },
    ])
  })

  test.each(['EMAIL_EXISTS', 'DUPLICATE_EMAIL', 'EMAIL_EXISTS : in use'])(
    'recognizes a taken e-mail: %s',
    async (code) => {
      answers = [refusal(code), refusal(code)]
      const admin = firebaseIdentityAdmin(settings)
      expect(await admin.createPasswordUser(MAYA)).toEqual({ outcome: 'email_exists' })
      expect(await admin.setEmail('u1', EMAIL)).toBe('email_exists')
    },
  )

  test.each([
    ['WEAK_PASSWORD : Password should be longer', 'password'],
    ['PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing digit', 'password'],
    ['INVALID_EMAIL', 'email'],
  ])('names the field that the provider refuses: %s', async (code, field) => {
    answers = [refusal(code)]
    await expect(firebaseIdentityAdmin(settings).createPasswordUser(MAYA)).rejects.toMatchObject({ status: 400, field })
  })

  test('changes an e-mail and ends earlier sessions', async () => {
    expect(await firebaseIdentityAdmin(settings).setEmail('u1', EMAIL)).toBe('changed')
    expect(requests).toMatchObject([
      {
        path: '/v1/projects/stayless/accounts:update',
        body: { localId: 'u1', email: EMAIL, emailVerified: true, validSince: String(seconds()) },
      },
    ])
  })

  test('deletes an account, even one that is gone', async () => {
    answers = [refusal('USER_NOT_FOUND')]
    await firebaseIdentityAdmin(settings).deleteUser('u1')
    expect(requests).toMatchObject([{ path: '/v1/projects/stayless/accounts:delete', body: { localId: 'u1' } }])
  })

  test('finds an account by its e-mail, or none', async () => {
    answers = [
      { status: 200, body: { users: [{ localId: 'u1', email: EMAIL, createdAt: '1798124400000' }] } },
      { status: 200, body: {} },
    ]
    const admin = firebaseIdentityAdmin(settings)
    expect(await admin.lookupByEmail(EMAIL)).toEqual({
      uid: 'u1',
      email: EMAIL,
      email_verified: false,
      disabled: false,
      created_at: Temporal.Instant.fromEpochMilliseconds(1_798_124_400_000),
      last_sign_in_at: null,
      valid_since: Temporal.Instant.fromEpochMilliseconds(0),
      ways: [],
    })
    expect(await admin.lookupByEmail(EMAIL)).toBeUndefined()
  })

  test('returns an account’s sign-in methods, `valid_since`, and whether it is disabled', async () => {
    answers = [{ status: 200, body: { users: [WHOLE] } }]
    expect(await firebaseIdentityAdmin(settings).accountOf('u1')).toEqual({
      uid: 'u1',
      email: EMAIL,
      email_verified: true,
      disabled: true,
      created_at: Temporal.Instant.fromEpochMilliseconds(1_798_124_400_000),
      last_sign_in_at: Temporal.Instant.fromEpochMilliseconds(1_798_124_460_000),
      valid_since: Temporal.Instant.fromEpochMilliseconds(1_798_124_430_000),
      ways: [
        { provider: 'password', mark: '1798124400123' },
        { provider: 'google.com', mark: '10001' },
      ],
    })
    expect(requests).toMatchObject([{ path: '/v1/projects/stayless/accounts:lookup', body: { localId: ['u1'] } }])
  })

  test('returns the latest session, or none for an account never signed in', async () => {
    answers = [
      { status: 200, body: { users: [WHOLE] } },
      { status: 200, body: {} },
    ]
    const at = Temporal.Instant.fromEpochMilliseconds(1_798_124_460_000)
    const admin = firebaseIdentityAdmin(settings)
    expect(await admin.sessionsOf('u1')).toEqual([{ way: '', began_at: at, used_at: at }])
    expect(await admin.sessionsOf('u2')).toEqual([])
  })

  test('ends a session whose account says so, by the live protocol', async () => {
    const at = seconds()
    answers = [standing(at - 10), standing(at - 9), standing(at - 10, true), { status: 200, body: {} }]
    const sessions = createBearerVerifier({
      verifier: firebaseTokenVerifier(settings),
      accounts: firebaseIdentityAdmin(settings),
      clock: () => now,
      seen: () => Promise.resolve(),
      isOvertaken: () => Promise.resolve(false),
      revoked: () => {},
    })
    const token = await bearer(PROJECT)
    const callers = []
    for (let time = 0; time < 4; time += 1) callers.push(await sessions.callerOf(token, { fresh: true }))
    expect(callers).toEqual([expect.objectContaining({ uid: 'u1' }), null, null, null])
    answers = [{ status: 502, body: '<html>' }]
    await expect(sessions.callerOf(token, { fresh: true })).rejects.toMatchObject({ status: 503, retryAfterSeconds: 5 })
  })

  test.each<[string, { status: number; body: unknown }]>([
    ['refused for a reason of ours', refusal('PERMISSION_DENIED')],
    ['answered by a proxy', { status: 502, body: '<html>' }],
    ['answered with something else', { status: 200, body: { users: [{ localId: 1 }] } }],
    ['answered with a moment that is none', { status: 200, body: { users: [{ localId: 'u', createdAt: 'soon' }] } }],
  ])('that is %s is a 502 to the guest', async (_, answer) => {
    answers = [answer]
    await expect(firebaseIdentityAdmin(settings).lookupByEmail(EMAIL)).rejects.toMatchObject({
      status: 502,
      code: 'upstream_failed',
    })
  })

  test('without an access token is a 502, and the next call requests one again', async () => {
    const admin = firebaseIdentityAdmin(settings)
    exchangeFails = true
    await expect(admin.setEmailVerified('u1')).rejects.toMatchObject({ status: 502 })
    exchangeFails = false
    await admin.setEmailVerified('u1')
    expect(requests).toHaveLength(1)
  })

  test('is not waited for beyond the timeout, nor is the access token', async () => {
    const authorizedAdmin = firebaseIdentityAdmin(settings)
    await authorizedAdmin.setEmailVerified('u1')
    endAllTime()
    for (const admin of [authorizedAdmin, firebaseIdentityAdmin(settings)])
      await expect(admin.setEmailVerified('u1')).rejects.toMatchObject({ status: 502, code: 'upstream_failed' })
    expect([requests.length, exchanges.length]).toEqual([1, 1])
  })
})

describe('a token of the live provider', () => {
  test('is verified by the provider’s own keys, for our project only', async () => {
    const verifier = firebaseTokenVerifier(settings)
    expect(await verifier.verify(await bearer(PROJECT))).toMatchObject({ uid: 'u1', email: EMAIL })
    expect(await verifier.verify(await bearer('another'))).toBeNull()
  })
})

/** Every timeout from now on has already expired. */
const endAllTime = (): void => {
  const over = new DOMException('The time is over', 'TimeoutError')
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(over))
  onTestFinished(() => void vi.restoreAllMocks())
}

/** An account as the live service returns it. */
const WHOLE = {
  localId: 'u1',
  email: EMAIL,
  emailVerified: true,
  disabled: true,
  createdAt: '1798124400000',
  lastLoginAt: '1798124460000',
  validSince: '1798124430',
  passwordUpdatedAt: 1_798_124_400_123,
  providerUserInfo: [
    { providerId: 'password', federatedId: EMAIL, rawId: EMAIL, email: EMAIL },
    { providerId: 'google.com', federatedId: '10001', rawId: '10001', email: EMAIL },
  ],
}

const standing = (validSince: number, disabled = false) => ({
  status: 200,
  body: { users: [{ ...WHOLE, validSince: String(validSince), disabled }] },
})

const MAYA = { email: EMAIL, password: 'sea breeze', display_name: 'Maya Cohen' }
const refusal = (message: string) => ({ status: 400, body: { error: { code: 400, message } } })

let exchangeFails = false

const bearer = (project: string) =>
  new SignJWT({ auth_time: seconds() - 10, email: EMAIL, email_verified: true })
    .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
    .setSubject('u1')
    .setIssuer(`https://securetoken.google.com/${project}`)
    .setAudience(project)
    .setIssuedAt(seconds() - 10)
    .setExpirationTime(seconds() + 3600)
    .sign(keys.privateKey)

const answer = async (request: IncomingMessage): Promise<{ status: number; body: unknown }> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  const text = Buffer.concat(chunks).toString()
  if (request.url === '/keys') {
    return { status: 200, body: { keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'k1', alg: 'RS256' }] } }
  }
  if (request.url === '/token') {
    if (exchangeFails) return { status: 401, body: { error: 'invalid_grant' } }
    exchanges.push(new URLSearchParams(text).get('assertion') ?? '')
    return { status: 200, body: { access_token: `access-${exchanges.length}`, expires_in: 3600 } }
  }
  requests.push({ path: request.url ?? '', authorization: request.headers.authorization, body: JSON.parse(text) })
  return answers.shift() ?? { status: 200, body: {} }
}

const reply = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const { status, body } = await answer(request)
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}
