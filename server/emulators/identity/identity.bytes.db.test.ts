import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#server/db/testDatabase.ts'
import { identityRoutes } from './identity.routes.ts'
import { createProvider } from './provider.ts'
import { provide as provideOn, refused, signedUp, type Answer } from './provider.testing.ts'

let database: TestDatabase
const now = Temporal.Instant.from('2026-12-24T15:00:00Z')
const clock = () => now

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

/** A struct calls an invalid value's own `toString` to print it. */
const HIDING = { toString: 1 }
const INHERITED = JSON.stringify({
  email: HIDING,
  idToken: HIDING,
  oobCode: HIDING,
  identifier: HIDING,
  requestUri: HIDING,
  name: HIDING,
})

describe('any bytes', () => {
  const bodies = [
    '',
    '{',
    'null',
    '[]',
    '7',
    '"text"',
    '\u0000',
    '\ud800',
    '{"email":null}',
    '{"idToken":"a.b.c"}',
    INHERITED,
  ]
  const strange = JSON.stringify({
    email: 'a\u0000@b.c',
    password: '\u0000\ud800',
    idToken: '\u0000',
    oobCode: '\u0000',
    identifier: '\u0000@x.y',
    requestType: '\u0000',
    requestUri: 'http://x/?providerId=google.com&id_token=%00',
    postBody: 'providerId=facebook.com&access_token=\ud800',
  })
  const calls = [
    'signUp',
    'signInWithPassword',
    'signInWithIdp',
    'lookup',
    'createAuthUri',
    'sendOobCode',
    'resetPassword',
    'update',
    'delete',
  ]

  test.each(calls)('get a 4xx from accounts:%s', async (name) => {
    const app = provide()
    for (const body of [...bodies, strange]) expect(await app.post(`accounts:${name}`, body)).toBeRefused()
  })

  test.each(['accounts:', 'accounts:signInWithCustomToken', 'accounts:constructor', 'projects', '%00', '%ff'])(
    'get a 4xx from the unknown call %s',
    async (path) => {
      expect(await provide().post(path, '{}')).toBeRefused()
    },
  )

  test('get a 4xx from a sign-in with a provider, wherever its assertion may be', async () => {
    const app = provide()
    const words = ['', '?', '?providerId=google.com', '?providerId=%00', '?providerId=facebook.com&access_token=%ff']
    for (const word of [...words, 'http://', `?providerId=google.com&id_token=${'x'.repeat(9000)}`])
      for (const body of [{ requestUri: `http://x/${word}` }, { requestUri: word }, { postBody: word.slice(1) }])
        expect(await app.call('signInWithIdp', { ...body, idToken: 'a.b.c', autoCreate: false })).toBeRefused()
  })

  test('get a 4xx from a provider’s window, or leave it in English', async () => {
    const app = provide()
    for (const providerId of ['', 'google', '\u0000', '__proto__'])
      expect(await app.open({ providerId })).toMatchObject({ status: 400 })
    const strange = ['{"hl":7}', '{"hl":"\u0000"}', '{"locale":{}}', '{"hl":{"toString":1}}']
    for (const customParameters of ['', '{', 'null', '[]', '7', ...strange]) {
      const { status, text } = await app.open({ providerId: 'google.com', customParameters })
      expect([status, text.includes('<html lang="en" dir="ltr">')]).toEqual([200, true])
    }
    for (const body of bodies) expect(await app.writePerson(body)).toMatchObject({ status: 400 })
    const lone = JSON.stringify({ providerId: 'google.com', email: 'a@\ud800.x', name: '\ud800' })
    expect(await app.writePerson(lone)).toMatchObject({ status: 400 })
    expect(await app.writePerson('x'.repeat(9000))).toMatchObject({ status: 413 })
  })

  test('get a 4xx from a refresh', async () => {
    const app = provide()
    for (const token of ['', '\u0000', 'nonsense', '\ud800']) expect(await app.refresh(token)).toBeRefused()
  })

  test('over 64 kB are refused before they are read', async () => {
    expect(await provide().post('accounts:signUp', 'x'.repeat(65_537))).toMatchObject({ status: 413 })
  })

  test('in a name are refused, and names in every script are stored', async () => {
    const app = provide()
    const { idToken } = await signedUp(app, 'named@stayless.example')
    expect(await app.call('update', { idToken, displayName: 'a\u0000' })).toMatchObject(refused('INVALID_DISPLAY_NAME'))
    expect(await app.call('update', { idToken, displayName: 'מאיה مايا' })).toMatchObject({
      status: 200,
      body: { displayName: 'מאיה مايا' },
    })
  })
})

test.each([
  ['text of a foreign page', { 'content-type': 'text/plain' }, 415],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['JSON of a foreign page', { origin: 'https://attacker.example' }, 403],
  ['JSON that a foreign page caused', { 'sec-fetch-site': 'cross-site' }, 403],
  ['JSON of our own page', { origin: 'http://127.0.0.1:3000' }, 200],
])('the local provider accepts JSON from our own page only: %s', async (_, headers, status) => {
  const body = JSON.stringify({ email: `origin${status}@stayless.example`, password: 'sea breeze' })
  expect(await provide().post('accounts:signUp', body, headers)).toMatchObject({ status })
})

test('no response of the local provider may be cached', async () => {
  const provider = createProvider({ db: database.db, clock })
  const server = { production: false, host: '127.0.0.1', trustedProxies: 0, origin: 'http://127.0.0.1:3000' }
  const routes = identityRoutes({ provider, server })
  const json = { 'content-type': 'application/json' }
  for (const [path, body] of [
    ['/identitytoolkit.googleapis.com/v1/accounts:lookup', '{}'],
    ['/securetoken.googleapis.com/v1/token', 'grant_type=refresh_token&refresh_token=none'],
  ] as const) {
    const answer = await routes.request(path, { method: 'POST', body, headers: json }, {})
    expect(answer.headers.get('cache-control')).toBe('no-store')
  }
})

test('the local provider refuses production and public addresses', () => {
  const provider = createProvider({ db: database.db, clock })
  const at = (production: boolean, host: string) => () =>
    identityRoutes({ provider, server: { production, host, trustedProxies: 0, origin: 'http://127.0.0.1:3000' } })
  expect(at(true, '127.0.0.1')).toThrow('does not run in production')
  expect(at(false, '0.0.0.0')).toThrow('does not run on a public address (0.0.0.0)')
  expect(at(false, '127.0.0.1.example.com')).toThrow('does not run on a public address')
  expect(at(false, '::1')).not.toThrow()
})

const provide = () => provideOn({ db: database.db, clock })

expect.extend({
  toBeRefused: ({ status, body }: Answer) => ({
    pass: status >= 400 && status < 500 && typeof body['error'] === 'object',
    message: () => `expected a 4xx with an error, got ${status} ${JSON.stringify(body)}`,
  }),
})
declare module 'vitest' {
  interface Matchers {
    toBeRefused: () => void
  }
}
