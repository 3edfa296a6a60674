import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#server/db/testDatabase.ts'
import { DEMO_ACCOUNTS, seedAccounts } from '#server/demo/demoAccounts.ts'
import { LIGHT_COST, provide as provideOn, refused, signedUp } from './provider.testing.ts'
import { forgetIdleSessions } from './tokens.ts'

let database: TestDatabase
let now = Temporal.Instant.from('2026-12-24T15:00:00Z')
const clock = () => now
const later = (duration: Temporal.DurationLike) => (now = now.add(duration))

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

describe('signing up and in', () => {
  test('a new account signs in with its password, in whatever case the e-mail is typed', async () => {
    const app = provide()
    const created = await app.call('signUp', { email: 'Maya@Stayless.example', password: 'sea breeze' })
    expect(created).toMatchObject({ status: 200, body: { email: 'maya@stayless.example', expiresIn: '3600' } })
    const signedIn = await app.call('signInWithPassword', { email: 'MAYA@stayless.example', password: 'sea breeze' })
    expect(signedIn).toMatchObject({ status: 200, body: { registered: true, localId: created.body['localId'] } })
    expect(await app.verifier.verify(String(signedIn.body['idToken']))).toEqual({
      uid: created.body['localId'],
      email: 'maya@stayless.example',
      email_verified: false,
      auth_time: Temporal.Instant.from('2026-12-24T15:00:00Z'),
      way: 'password',
    })
  })

  test('an e-mail signs up once, even with two concurrent requests', async () => {
    const app = provide()
    const account = { email: 'twice@stayless.example', password: 'sea breeze' }
    const answers = await Promise.all([app.call('signUp', account), app.call('signUp', account)])
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 400])
    expect(await app.call('signUp', account)).toMatchObject(refused('EMAIL_EXISTS'))
  })

  test.each([
    [{ password: 'sea breeze' }, 'MISSING_EMAIL'],
    [{ email: 'maya', password: 'sea breeze' }, 'INVALID_EMAIL'],
    [{ email: 'maya\u0000@stayless.example', password: 'sea breeze' }, 'INVALID_EMAIL'],
    [{ email: 'short@stayless.example' }, 'MISSING_PASSWORD'],
    [
      { email: 'short@stayless.example', password: '12345' },
      'WEAK_PASSWORD : Password should be at least 6 characters',
    ],
    [{}, 'ADMIN_ONLY_OPERATION'],
    [{ email: 7 }, 'INVALID_ARGUMENT : the payload is not what this call takes'],
  ])('signing up with %j is refused', async (account, message) => {
    expect(await provide().call('signUp', account)).toMatchObject(refused(message))
  })

  test('an unknown account and a wrong password get the same response', async () => {
    const app = provide()
    await app.call('signUp', { email: 'alike@stayless.example', password: 'sea breeze' })
    const wrong = await app.call('signInWithPassword', { email: 'alike@stayless.example', password: 'mountain' })
    const unknown = await app.call('signInWithPassword', { email: 'nobody@stayless.example', password: 'mountain' })
    expect(wrong).toMatchObject(refused('INVALID_LOGIN_CREDENTIALS'))
    expect(unknown).toEqual(wrong)
  })

  test('without enumeration protection their responses differ', async () => {
    const app = provide({ enumerationProtection: false })
    await app.call('signUp', { email: 'apart@stayless.example', password: 'sea breeze' })
    const signIn = (email: string) => app.call('signInWithPassword', { email, password: 'mountain' })
    expect(await signIn('apart@stayless.example')).toMatchObject(refused('INVALID_PASSWORD'))
    expect(await signIn('stranger@stayless.example')).toMatchObject(refused('EMAIL_NOT_FOUND'))
  })

  test('after five wrong passwords even the right one must wait ten minutes, even after a restart', async () => {
    const app = provide()
    const account = { email: 'guessed@stayless.example', password: 'sea breeze' }
    await app.call('signUp', account)
    for (let guess = 0; guess < 5; guess += 1)
      await app.call('signInWithPassword', { ...account, password: `guess ${guess}` })
    const tooMany = refused('TOO_MANY_ATTEMPTS_TRY_LATER : Access has been temporarily disabled. Try again later.')
    expect(await app.call('signInWithPassword', account)).toMatchObject(tooMany)
    expect(await provide().call('signInWithPassword', account)).toMatchObject(tooMany)
    later({ minutes: 10 })
    expect(await app.call('signInWithPassword', account)).toMatchObject({ status: 200 })
  })

  test('five wrong passwords from another address do not lock the owner out', async () => {
    const app = provide()
    const account = { email: 'spared@stayless.example', password: 'sea breeze' }
    await app.call('signUp', account)
    for (let guess = 0; guess < 6; guess += 1)
      await app.callFrom('127.0.0.5', 'signInWithPassword', { ...account, password: `guess ${guess}` })
    expect(await app.callFrom('127.0.0.5', 'signInWithPassword', account)).toMatchObject({ status: 400 })
    expect(await app.call('signInWithPassword', account)).toMatchObject({ status: 200 })
  })

  test('refused sign-ins are logged for the operator, without e-mail or password', async () => {
    const securityEvents: unknown[] = []
    const app = provide({ logSecurityEvent: (event, details) => void securityEvents.push({ event, ...details }) })
    const account = { email: 'watched@stayless.example', password: 'sea breeze' }
    const { body } = await app.call('signUp', account)
    for (let guess = 0; guess < 6; guess += 1)
      await app.callFrom('127.0.0.4', 'signInWithPassword', { ...account, password: 'Plantedsecret' })
    await app.callFrom('127.0.0.4', 'signInWithPassword', { ...account, email: 'nobody@stayless.example' })
    const failed = { event: 'sign_in_failed', address: '127.0.0.4' }
    expect(securityEvents).toEqual([
      ...Array.from({ length: 5 }, () => ({ ...failed, uid: body['localId'] })),
      { event: 'limited', address: '127.0.0.4', call: 'identity_sign_in' },
      { ...failed, uid: undefined },
    ])
  })

  test.each(['password', '123456', '      ', 'QWERTY'])('the common password %j is refused', async (password) => {
    const app = provide()
    const { idToken } = await signedUp(app, `common${password.trim()}@stayless.example`)
    const tooCommon = refused('PASSWORD_DOES_NOT_MEET_REQUIREMENTS : The password is one of the commonest')
    expect(await app.call('signUp', { email: 'common@stayless.example', password })).toMatchObject(tooCommon)
    expect(await app.call('update', { idToken, password })).toMatchObject(tooCommon)
    expect(await app.call('resetPassword', { oobCode: 'any', newPassword: password })).toMatchObject(tooCommon)
  })

  test('of a thousand attempts from one address two hundred are checked, whatever the e-mail; other addresses are not affected', async () => {
    const app = provide()
    const account = { email: 'neighbour@stayless.example', password: 'sea breeze' }
    await app.call('signUp', account)
    const signIn = (guess: number) =>
      app.callFrom('127.0.0.66', 'signInWithPassword', { email: `list${guess}@stayless.example`, password: 'mountain' })
    const answers = await Promise.all(Array.from({ length: 1000 }, (_, guess) => signIn(guess)))
    const bodies = answers.map(({ body }) => JSON.stringify(body))
    expect(bodies.filter((text) => text.includes('INVALID_LOGIN_CREDENTIALS'))).toHaveLength(200)
    expect(bodies.filter((text) => text.includes('TOO_MANY_ATTEMPTS_TRY_LATER'))).toHaveLength(800)
    expect(await app.callFrom('127.0.0.66', 'signInWithPassword', account)).toMatchObject({ status: 400 })
    expect(await app.callFrom('127.0.0.67', 'signInWithPassword', account)).toMatchObject({ status: 200 })
  })

  test('behind our own proxy they count for the address it saw', async () => {
    const app = provide({ trustedProxies: 1 })
    const account = { email: 'proxied@stayless.example', password: 'sea breeze' }
    await app.call('signUp', account)
    const signIn = (body: object, seen: string) =>
      app.post('accounts:signInWithPassword', JSON.stringify(body), { 'x-forwarded-for': seen })
    const guesses = Array.from({ length: 200 }, (_, guess) => ({
      ...account,
      email: `proxied${guess}@stayless.example`,
    }))
    await Promise.all(guesses.map((guess) => signIn(guess, '203.0.113.7')))
    expect(await signIn(account, '203.0.113.7')).toMatchObject({ status: 400 })
    expect(await signIn(account, '203.0.113.8')).toMatchObject({ status: 200 })
  })

  test('no password is stored as text', async () => {
    await provide().call('signUp', { email: 'secret@stayless.example', password: 'Plantedsecret' })
    const rows = await database.db.selectFrom('identity_accounts').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('Plantedsecret')
  })

  test('each demo account signs in as verified, and seeding twice changes nothing', async () => {
    const app = provide()
    await seedAccounts(database.db, clock, LIGHT_COST)
    await seedAccounts(database.db, clock, LIGHT_COST)
    for (const { email, password } of DEMO_ACCOUNTS) {
      const { body } = await app.call('signInWithPassword', { email, password })
      expect(await app.verifier.verify(String(body['idToken']))).toMatchObject({ email, email_verified: true })
    }
    const users = await database.db.selectFrom('users').select(['email', 'type', 'is_staff']).execute()
    expect(users).toEqual(DEMO_ACCOUNTS.map(({ email, type, is_staff }) => ({ email, type, is_staff })))
  })
})

describe('a session', () => {
  test('survives a restart: the key and the refresh token are stored', async () => {
    const before = await signedUp(provide(), 'restart@stayless.example')
    const app = provide()
    expect(await app.verifier.verify(before.idToken)).toMatchObject({ email: 'restart@stayless.example' })
    later({ minutes: 61 })
    expect(await app.verifier.verify(before.idToken)).toBeNull()
    const refreshed = await app.refresh(before.refreshToken)
    expect(refreshed).toMatchObject({ status: 200, body: { token_type: 'Bearer', refresh_token: before.refreshToken } })
    expect(await app.verifier.verify(String(refreshed.body['id_token']))).toMatchObject({
      email: 'restart@stayless.example',
    })
  })

  test('returns its own account, without the password hash', async () => {
    const app = provide()
    const { idToken } = await signedUp(app, 'own@stayless.example')
    expect(await app.call('lookup', { idToken })).toMatchObject({
      status: 200,
      body: {
        users: [
          {
            email: 'own@stayless.example',
            emailVerified: false,
            passwordHash: 'kept',
            providerUserInfo: [{ providerId: 'password', email: 'own@stayless.example' }],
          },
        ],
      },
    })
  })

  test('has a verified e-mail from its next token on', async () => {
    const app = provide()
    const { localId, refreshToken } = await signedUp(app, 'proven@stayless.example')
    await app.admin.setEmailVerified(localId)
    const { body } = await app.refresh(refreshToken)
    expect(await app.verifier.verify(String(body['id_token']))).toMatchObject({ email_verified: true })
  })

  test('ends with a new password, except the one that changed it', async () => {
    const app = provide()
    const old = await signedUp(app, 'change@stayless.example')
    later({ seconds: 1 })
    const changed = await app.call('update', { idToken: old.idToken, password: 'mountain air' })
    expect(await app.refresh(old.refreshToken)).toMatchObject(refused('TOKEN_EXPIRED'))
    expect(await app.call('lookup', { idToken: old.idToken })).toMatchObject(refused('TOKEN_EXPIRED'))
    expect(await app.refresh(String(changed.body['refreshToken']))).toMatchObject({ status: 200 })
  })

  test('that is not recent can neither change the password nor delete the account', async () => {
    const app = provide()
    const { idToken } = await signedUp(app, 'long-ago@stayless.example')
    later({ minutes: 6 })
    const tooOld = refused('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
    expect(await app.call('update', { idToken, password: 'mountain air' })).toMatchObject(tooOld)
    expect(await app.call('delete', { idToken })).toMatchObject(tooOld)
  })

  test('ends when its account is deleted', async () => {
    const app = provide()
    const { idToken, refreshToken } = await signedUp(app, 'gone@stayless.example')
    expect(await app.call('delete', { idToken })).toEqual({ status: 200, body: {} })
    expect(await app.call('lookup', { idToken })).toMatchObject(refused('USER_NOT_FOUND'))
    expect(await app.refresh(refreshToken)).toMatchObject(refused('TOKEN_EXPIRED'))
  })
})

describe('an idle session', () => {
  test('ends after thirty days, and is deleted', async () => {
    const app = provide()
    const used = await signedUp(app, 'used@stayless.example')
    const idle = await signedUp(app, 'idle@stayless.example')
    later({ hours: 24 * 29 })
    expect(await app.refresh(used.refreshToken)).toMatchObject({ status: 200 })
    later({ hours: 24 })
    expect(await app.refresh(used.refreshToken)).toMatchObject({ status: 200 })
    expect(await app.refresh(idle.refreshToken)).toMatchObject(refused('TOKEN_EXPIRED'))
    await forgetIdleSessions(database.db, now)
    expect(await app.admin.sessionsOf(idle.localId)).toEqual([])
    expect(await app.admin.sessionsOf(used.localId)).toMatchObject([{ way: 'password', used_at: now }])
  })
})

const provide = (options: Partial<Parameters<typeof provideOn>[0]> = {}) =>
  provideOn({ db: database.db, clock, ...options })
