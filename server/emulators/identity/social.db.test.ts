import { UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#server/db/testDatabase.ts'
import type { ProviderOptions } from './provider.ts'
import { provide as provideOn, refused, signedUp } from './provider.testing.ts'

let database: TestDatabase
let now = Temporal.Instant.from('2026-12-24T15:00:00Z')
const clock = () => now
const later = (duration: Temporal.DurationLike) => (now = now.add(duration))

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

describe('a sign-in with Google', () => {
  test('creates an account with a verified e-mail, once', async () => {
    const app = provide()
    const google = await app.person('google.com', 'Maya@Google.example', 'Maya Cohen')
    const first = await app.signInWith(google)
    expect(first).toMatchObject({
      status: 200,
      body: { providerId: 'google.com', email: 'maya@google.example', emailVerified: true, isNewUser: true },
    })
    expect(await app.verifier.verify(String(first.body['idToken']))).toEqual({
      uid: first.body['localId'],
      email: 'maya@google.example',
      email_verified: true,
      auth_time: now,
      way: 'google.com',
    })
    const second = await app.signInWith(await app.person('google.com', 'maya@google.example', 'Maya C.'))
    expect(second.body).toMatchObject({ localId: first.body['localId'] })
    expect(second.body).not.toHaveProperty('isNewUser')
    expect(await app.methodsOf(second)).toEqual(['google.com'])
  })

  test('creates one account even with two concurrent requests', async () => {
    const app = provide()
    const google = await app.person('google.com', 'twice@google.example')
    const answers = await Promise.all([app.signInWith(google), app.signInWith(google)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(new Set(answers.map(({ body }) => body['localId'])).size).toBe(1)
    expect(answers.filter(({ body }) => body['isNewUser'] === true)).toHaveLength(1)
  })

  test('joins an account whose e-mail is verified, and leaves its password', async () => {
    const app = provide()
    const { localId } = await signedUp(app, 'joined@stayless.example')
    await app.admin.setEmailVerified(localId)
    const joined = await app.signInWith(await app.person('google.com', 'joined@stayless.example'))
    expect(joined.body['localId']).toBe(localId)
    expect(await app.methodsOf(joined)).toEqual(['password', 'google.com'])
  })

  test('takes over an unverified account: its password, links and sessions are removed', async () => {
    const app = provide()
    const squatter = await signedUp(app, 'victim@stayless.example')
    const facebook = await app.person('facebook.com', 'squatter@facebook.example')
    expect(await app.signInWith(facebook, { idToken: squatter.idToken })).toMatchObject({ status: 200 })
    later({ seconds: 1 })
    const owner = await app.signInWith(await app.person('google.com', 'victim@stayless.example'))
    expect(owner.body['localId']).toBe(squatter.localId)
    expect(await app.methodsOf(owner)).toEqual(['google.com'])
    expect(await app.call('lookup', { idToken: squatter.idToken })).toMatchObject(refused('TOKEN_EXPIRED'))
    expect(await app.refresh(squatter.refreshToken)).toMatchObject(refused('TOKEN_EXPIRED'))
    const password = { email: 'victim@stayless.example', password: 'sea breeze' }
    expect(await app.call('signInWithPassword', password)).toMatchObject(refused('INVALID_LOGIN_CREDENTIALS'))
    expect(await app.signInWith(facebook)).toMatchObject({ body: { isNewUser: true } })
  })

  test('creates a new account after the last one was deleted', async () => {
    const app = provide()
    const google = await app.person('google.com', 'again@google.example')
    const first = await app.signInWith(google)
    await app.call('delete', { idToken: first.body['idToken'] })
    const second = await app.signInWith(google)
    expect(second.body).toMatchObject({ isNewUser: true })
    expect(second.body['localId']).not.toBe(first.body['localId'])
  })

  test('to a disabled account is refused', async () => {
    const app = provide()
    const google = await app.person('google.com', 'disabled@google.example')
    const { body } = await app.signInWith(google)
    await database.db
      .updateTable('identity_accounts')
      .set({ disabled: true })
      .where('uid', '=', String(body['localId']))
      .execute()
    expect(await app.signInWith(google)).toMatchObject(refused('USER_DISABLED'))
  })

  test('for reauthentication creates no account', async () => {
    const app = provide()
    const google = await app.person('google.com', 'stranger@google.example')
    expect(await app.signInWith(google, { autoCreate: false })).toMatchObject(refused('USER_NOT_FOUND'))
  })
})

describe('a sign-in with Facebook', () => {
  test('creates an account whose e-mail is not verified', async () => {
    const app = provide()
    const { body } = await app.signInWith(await app.person('facebook.com', 'maya@facebook.example'))
    expect(body).toMatchObject({ isNewUser: true, emailVerified: false })
    expect(await app.verifier.verify(String(body['idToken']))).toMatchObject({ email_verified: false })
  })

  test.each([true, false])(
    'with another account’s e-mail asks for that account’s sign-in method, and can then be linked (enumeration protection: %s)',
    async (enumerationProtection) => {
      const app = provide({ enumerationProtection })
      const email = `conflict-${enumerationProtection}@stayless.example`
      const google = await app.person('google.com', email)
      const { body } = await app.signInWith(google)
      const facebook = await app.person('facebook.com', email)
      const conflict = await app.signInWith(facebook)
      expect(conflict.body).toMatchObject({ needConfirmation: true, email, verifiedProvider: ['google.com'] })
      expect(conflict.body).not.toHaveProperty('idToken')
      const { body: authUri } = await app.call('createAuthUri', { identifier: email, continueUri: 'http://127.0.0.1' })
      expect(authUri['signinMethods']).toEqual(enumerationProtection ? undefined : ['google.com'])
      expect(await app.signInWith(facebook, { idToken: body['idToken'] })).toMatchObject({ status: 200 })
      expect((await app.signInWith(facebook)).body['localId']).toBe(body['localId'])
      expect(await app.methodsOf(await app.signInWith(google))).toEqual(['google.com', 'facebook.com'])
    },
  )

  test('with a password account’s e-mail names no other provider', async () => {
    const app = provide({ enumerationProtection: false })
    await signedUp(app, 'password@stayless.example')
    const conflict = await app.signInWith(await app.person('facebook.com', 'password@stayless.example'))
    expect(conflict.body).toMatchObject({ needConfirmation: true, verifiedProvider: [] })
    const { body } = await app.call('createAuthUri', { identifier: 'password@stayless.example' })
    expect(body['signinMethods']).toEqual(['password'])
  })

  test('with a foreign e-mail no longer works once the owner has reset the password', async () => {
    const codes: string[] = []
    const app = provide({ mailAction: async (_connection, { code }) => void codes.push(code) })
    const facebook = await app.person('facebook.com', 'owner@stayless.example')
    await app.signInWith(facebook)
    await app.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: 'owner@stayless.example' })
    const reset = { oobCode: codes[0], newPassword: 'mountain air' }
    expect(await app.call('resetPassword', reset)).toMatchObject({ status: 200 })
    expect(await app.signInWith(facebook)).toMatchObject({ body: { needConfirmation: true, verifiedProvider: [] } })
  })
})

describe('linking', () => {
  test('a person already linked to another account is refused, and changes nothing', async () => {
    const app = provide()
    const facebook = await app.person('facebook.com', 'taken@facebook.example')
    const owner = await app.signInWith(facebook)
    const { idToken } = await signedUp(app, 'linking@stayless.example')
    const taken = refused('FEDERATED_USER_ID_ALREADY_LINKED')
    expect(await app.signInWith(facebook, { idToken })).toMatchObject(taken)
    expect((await app.signInWith(facebook)).body['localId']).toBe(owner.body['localId'])
  })

  test('the same person twice has no effect; another person of the same provider is refused', async () => {
    const app = provide()
    const { idToken } = await signedUp(app, 'one-each@stayless.example')
    const google = await app.person('google.com', 'one@google.example')
    for (let time = 0; time < 2; time += 1)
      expect(await app.signInWith(google, { idToken })).toMatchObject({ status: 200 })
    const other = await app.person('google.com', 'other@google.example')
    expect(await app.signInWith(other, { idToken })).toMatchObject(refused('PROVIDER_ALREADY_LINKED'))
  })

  test('with an invalid session is refused', async () => {
    const app = provide()
    const google = await app.person('google.com', 'nobody@google.example')
    expect(await app.signInWith(google, { idToken: 'a.b.c' })).toMatchObject(refused('INVALID_ID_TOKEN'))
  })
})

describe('a provider’s assertion', () => {
  const wrong = refused('INVALID_IDP_RESPONSE : The supplied auth credential is malformed or has expired.')

  test('without a valid signature is refused', async () => {
    const app = provide()
    const claims = { sub: 'forged', email: 'guest@stayless.example', name: 'Guest' }
    const unsigned = new UnsecuredJWT(claims)
      .setIssuer('http://local-identity')
      .setAudience('http://local-identity/people/google.com')
      .setIssuedAt()
      .setExpirationTime('5m')
      .encode()
    for (const id_token of [JSON.stringify(claims), unsigned, 'a.b.c', ''])
      expect(await app.signInWith({ providerId: 'google.com', id_token })).toMatchObject(wrong)
  })

  test('is not valid for another provider or for our own API, and an ID token is not valid as one', async () => {
    const app = provide()
    const google = await app.person('google.com', 'bound@google.example')
    const id_token = google['id_token'] ?? ''
    const asFacebook = { providerId: 'facebook.com', access_token: id_token }
    expect(await app.signInWith(asFacebook)).toMatchObject(wrong)
    const { idToken } = await signedUp(app, 'bound@stayless.example')
    expect(await app.signInWith({ providerId: 'google.com', id_token: idToken })).toMatchObject(wrong)
    expect(await app.verifier.verify(id_token)).toBeNull()
    expect(await app.call('lookup', { idToken: id_token })).toMatchObject(refused('INVALID_ID_TOKEN'))
  })

  test('is valid for a quarter of an hour', async () => {
    const app = provide()
    const google = await app.person('google.com', 'late@google.example')
    later({ minutes: 16 })
    expect(await app.signInWith(google)).toMatchObject(wrong)
  })
})

describe('a new e-mail set by our server', () => {
  test('is verified and signs in from then on, and earlier sessions end', async () => {
    const app = provide()
    const before = await signedUp(app, 'old@stayless.example')
    later({ seconds: 1 })
    expect(await app.admin.setEmail(before.localId, 'New@stayless.example')).toBe('changed')
    expect(await app.refresh(before.refreshToken)).toMatchObject(refused('TOKEN_EXPIRED'))
    expect(await app.call('lookup', { idToken: before.idToken })).toMatchObject(refused('TOKEN_EXPIRED'))
    const account = { email: 'new@stayless.example', password: 'sea breeze' }
    const { body } = await app.call('signInWithPassword', account)
    expect(await app.verifier.verify(String(body['idToken']))).toEqual({
      uid: before.localId,
      email: 'new@stayless.example',
      email_verified: true,
      // A session begun in the second of the change counts from the next one.
      auth_time: now.add({ seconds: 1 }),
      way: 'password',
    })
  })

  test('that another account has changes nothing', async () => {
    const app = provide()
    await signedUp(app, 'somebody@stayless.example')
    const { localId, refreshToken } = await signedUp(app, 'wants@stayless.example')
    expect(await app.admin.setEmail(localId, 'SOMEBODY@stayless.example')).toBe('email_exists')
    expect(await app.refresh(refreshToken)).toMatchObject({ status: 200 })
  })
})

describe('a provider’s window', () => {
  test('is labeled as a stand-in, in the guest’s language, and offers people who signed in before', async () => {
    const app = provide()
    await app.person('google.com', 'offered@google.example', '<b>Maya</b>')
    const { status, text, headers } = await app.open({ providerId: 'google.com', customParameters: '{"hl":"he"}' })
    expect([status, headers.get('content-security-policy')]).toEqual([
      200,
      expect.stringContaining("script-src 'self'"),
    ])
    expect(text).toContain('<html lang="he" dir="rtl">')
    expect(text).toContain('<title>התחברות עם Google</title>')
    expect(text).toContain('זהו תחליף מקומי ל-\u2068Google\u2069')
    expect(text).toContain('<bdi>&lt;b&gt;Maya&lt;/b&gt;</bdi>')
    expect(text).not.toMatch(/<script>| style=|https?:/)
    const facebook = await app.open({ providerId: 'facebook.com', customParameters: '{"locale":"ar_AR"}' })
    expect(facebook.text).toContain('<html lang="ar" dir="rtl">')
    expect(facebook.text).not.toContain('offered@google.example')
  })

  test('is not served under a foreign host name', async () => {
    expect(await provide().open({ providerId: 'google.com' }, 'attacker.example')).toMatchObject({ status: 404 })
  })

  test.each([
    [{ providerId: 'github.com', email: 'maya@x.example', name: 'Maya' }, 'failed'],
    [{ providerId: 'google.com', email: 'maya', name: 'Maya' }, 'wrongEmail'],
    [{ providerId: 'google.com', email: 'ma\u0000ya@x.example', name: 'Maya' }, 'wrongEmail'],
    [{ providerId: 'google.com', email: 'maya@x.example', name: ' ' }, 'wrongName'],
    [{ providerId: 'google.com', email: 'maya@x.example', name: 'm'.repeat(61) }, 'wrongName'],
    [{ providerId: 'google.com', email: 'maya@x.example', name: 'a\u0000' }, 'wrongName'],
    [{ providerId: 'google.com', email: 7 }, 'failed'],
    [null, 'failed'],
  ])('refuses %j', async (person, problem) => {
    expect(await provide().writePerson(JSON.stringify(person))).toEqual({ status: 400, body: { problem } })
  })

  test('accepts nothing without a JSON content type', async () => {
    const person = JSON.stringify({ providerId: 'google.com', email: 'maya@x.example', name: 'Maya' })
    expect(await provide().writePerson(person, 'text/plain')).toMatchObject({ status: 400 })
  })
})

const provide = (options: Partial<ProviderOptions> = {}) => provideOn({ db: database.db, clock, ...options })
