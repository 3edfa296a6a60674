import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#server/db/testDatabase.ts'
import type { Caller } from '#server/http/handler.ts'
import { userOf } from './user.store.ts'
import { asking, codeOf, maya, otherThan, startUsers, withoutPassword } from './user.testing.ts'

let database: TestDatabase
let now = Temporal.Instant.from('2026-12-24T15:00:00Z')
const clock = () => now
const later = (duration: Temporal.DurationLike) => (now = now.add(duration))
const start = startUsers({ db: () => database.db, clock })

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

describe('signing up with a password', () => {
  test('makes a regular, unverified user and sends a code in the language of the page', async () => {
    const { routes, mails } = start()
    const answer = await routes.signUp(asking(maya('first'), { locale: 'he' }))
    expect(answer).toEqual({
      is_email_must_be_verified: true,
      user: {
        first_name: 'Maya',
        last_name: "O'Neil",
        email: 'first@stayless.example',
        is_email_verified: false,
        image: null,
        type: 'regular',
        available_credits: 0,
        total_hours: 0,
        total_bookings: 0,
        bt_token: null,
        phone: null,
        locale: 'he',
        referral_code: expect.stringMatching(/^[2-9A-HJKMNP-Z]{8}$/),
        is_staff: false,
      },
    })
    expect(mails).toEqual([
      {
        to: 'first@stayless.example',
        lang: 'he',
        template: 'verification_code',
        data: { code: expect.stringMatching(/^\d{6}$/) },
      },
    ])
  })

  test('with an e-mail that somebody has, in whatever case, is a 409', async () => {
    const { routes } = start()
    await routes.signUp(asking(maya('taken')))
    await expect(routes.signUp(asking({ ...maya('taken'), email: 'TAKEN@Stayless.example' }))).rejects.toMatchObject({
      status: 409,
      code: 'email_exists',
      field: 'email',
      message: 'User with your email already exists. Please, sign in.',
    })
  })

  test('twice at the same moment makes one user', async () => {
    const { routes, mails } = start()
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => routes.signUp(asking(maya('moment')))))
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect(mails).toHaveLength(1)
  })

  test('whose mail cannot be queued leaves nothing behind and can be tried again', async () => {
    const broken = start({ queue: () => Promise.reject(new Error('disk full')) })
    await expect(broken.routes.signUp(asking(maya('undone')))).rejects.toThrow('disk full')
    expect(await broken.admin.lookupByEmail('undone@stayless.example')).toBeUndefined()
    expect(await start().routes.signUp(asking(maya('undone')))).toMatchObject({ is_email_must_be_verified: true })
  })

  test('that was cut off half way can be done again after a minute', async () => {
    const { routes, admin } = start()
    const account = { email: 'half@stayless.example', password: 'forgotten', display_name: 'Half' }
    await admin.createPasswordUser(account)
    await expect(routes.signUp(asking(maya('half')))).rejects.toMatchObject({ code: 'email_exists' })
    later({ seconds: 61 })
    expect(await routes.signUp(asking(maya('half')))).toMatchObject({ user: { email: 'half@stayless.example' } })
  })
})

describe('signing up after another provider has signed the guest in', () => {
  const caller: Caller = { uid: 'google-1', email: 'social@stayless.example', email_verified: true, auth_time: now }

  test('makes a user whose e-mail needs no code', async () => {
    const { routes, mails } = start()
    const answer = await routes.signUp(asking(withoutPassword('social'), {}, caller))
    expect(answer).toMatchObject({ is_email_must_be_verified: false, user: { is_email_verified: true } })
    expect(mails).toEqual([])
    await expect(routes.signUp(asking(withoutPassword('social'), {}, caller))).rejects.toMatchObject({ status: 409 })
  })

  test('sends the code when the provider has not proven the e-mail', async () => {
    const { routes, mails } = start()
    const unproven = { uid: 'facebook-1', email: 'face@stayless.example', email_verified: false, auth_time: now }
    const answer = await routes.signUp(asking(withoutPassword('face'), {}, unproven))
    expect(answer).toMatchObject({ is_email_must_be_verified: true })
    expect(mails).toHaveLength(1)
  })

  test('is for the signed-in guest and his own e-mail only', async () => {
    const { routes } = start()
    await expect(routes.signUp(asking(withoutPassword('nobody')))).rejects.toMatchObject({ status: 401 })
    await expect(routes.signUp(asking(withoutPassword('victim'), {}, caller))).rejects.toMatchObject({
      status: 400,
      field: 'email',
    })
  })
})

describe('the code', () => {
  test('proves the e-mail, here and at the identity provider, once', async () => {
    const { routes, mails, admin } = start()
    await routes.signUp(asking(maya('proves')))
    const right = { email: 'Proves@stayless.example', otp: codeOf(mails) }
    expect(await routes.verifyEmail(asking(right))).toMatchObject({ user: { is_email_verified: true } })
    expect(await admin.lookupByEmail('proves@stayless.example')).toMatchObject({ email_verified: true })
    expect(await routes.emailVerificationStatus(asking({ email: 'proves@stayless.example' }))).toEqual({
      is_email_verified: true,
    })
    await expect(routes.verifyEmail(asking(right))).rejects.toMatchObject(invalidCode)
  })

  test('when wrong, or of somebody else, or for an unknown e-mail, is refused alike', async () => {
    const { routes, mails } = start()
    await routes.signUp(asking(maya('mine')))
    const mine = codeOf(mails)
    await routes.signUp(asking(maya('other')))
    const tries = [
      { email: 'mine@stayless.example', otp: otherThan(mine) },
      { email: 'other@stayless.example', otp: otherThan(codeOf(mails)) },
      { email: 'unknown@stayless.example', otp: mine },
      { email: 'mine@stayless.example', otp: '\u0000\ud800٣ab ' },
    ]
    for (const guess of tries) await expect(routes.verifyEmail(asking(guess))).rejects.toMatchObject(invalidCode)
  })

  test('expires after ten minutes; only the right one is told so', async () => {
    const { routes, mails } = start()
    await routes.signUp(asking(maya('expires')))
    const right = { email: 'expires@stayless.example', otp: codeOf(mails) }
    later({ minutes: 10 })
    await expect(routes.verifyEmail(asking({ ...right, otp: otherThan(right.otp) }))).rejects.toMatchObject(invalidCode)
    await expect(routes.verifyEmail(asking(right))).rejects.toMatchObject({
      status: 400,
      code: 'expired_code',
      field: 'otp',
    })
  })

  test('is sent again after a minute and replaces the one before', async () => {
    const { routes, mails } = start()
    await routes.signUp(asking(maya('again')))
    const first = codeOf(mails)
    const email = 'again@stayless.example'
    expect(await routes.resendVerificationEmail(asking({ email }))).toEqual({ status: 'accepted' })
    expect(mails).toHaveLength(1)
    later({ seconds: 60 })
    await Promise.all([1, 2].map(() => routes.resendVerificationEmail(asking({ email }, { locale: 'ar' }))))
    expect(mails.map(({ lang }) => lang)).toEqual(['en', 'ar'])
    await expect(routes.verifyEmail(asking({ email, otp: first }))).rejects.toMatchObject(invalidCode)
    expect(await routes.verifyEmail(asking({ email, otp: codeOf(mails) }))).toMatchObject({
      user: { is_email_verified: true },
    })
  })

  test('is not sent to strangers nor to the verified, and nobody can tell', async () => {
    const { routes, mails } = start()
    await routes.signUp(asking(maya('known')))
    await routes.verifyEmail(asking({ email: 'known@stayless.example', otp: codeOf(mails) }))
    later({ minutes: 2 })
    for (const email of ['known@stayless.example', 'stranger@stayless.example'])
      expect(await routes.resendVerificationEmail(asking({ email }))).toEqual({ status: 'accepted' })
    expect(mails).toHaveLength(1)
  })

  test('that the provider cannot take in this moment can be tried again', async () => {
    const working = start()
    await working.routes.signUp(asking(maya('patient')))
    const right = { email: 'patient@stayless.example', otp: codeOf(working.mails) }
    const failing = start({ setEmailVerified: () => Promise.reject(new Error('provider down')) })
    await expect(failing.routes.verifyEmail(asking(right))).rejects.toThrow('provider down')
    expect(await working.routes.verifyEmail(asking(right))).toMatchObject({ user: { is_email_verified: true } })
  })

  test('is nowhere in the users’ tables', async () => {
    const { routes, mails } = start()
    await routes.signUp(asking(maya('hashed')))
    const rows = await database.db.selectFrom('email_codes').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(`"${codeOf(mails)}"`)
  })
})

describe('the caller’s details', () => {
  test('are his own row', async () => {
    const { routes, admin, details } = start()
    await routes.signUp(asking(maya('details')))
    const account = await admin.lookupByEmail('details@stayless.example')
    const caller = { uid: account?.uid ?? '', email: 'details@stayless.example', email_verified: false, auth_time: now }
    const own = { email: 'details@stayless.example', is_email_verified: false }
    expect(await details(caller)).toMatchObject(own)
    expect(await userOf(database.db, caller)).toMatchObject(own)
  })

  test('become verified when the provider has proven the e-mail meanwhile', async () => {
    const { routes, admin, details } = start()
    await routes.signUp(asking(maya('meanwhile')))
    const account = await admin.lookupByEmail('meanwhile@stayless.example')
    const caller = {
      uid: account?.uid ?? '',
      email: 'meanwhile@stayless.example',
      email_verified: true,
      auth_time: now,
    }
    expect(await details(caller)).toMatchObject({ is_email_verified: true })
    expect(await routes.emailVerificationStatus(asking({ email: caller.email }))).toEqual({ is_email_verified: true })
  })

  test('are not found for somebody whom only the provider knows, and none are made', async () => {
    const { details } = start()
    const caller = { uid: 'provider-only', email: 'only@stayless.example', email_verified: true, auth_time: now }
    await expect(details(caller)).rejects.toMatchObject({ status: 404 })
    expect(await userOf(database.db, caller)).toBeUndefined()
  })
})

const invalidCode = { status: 400, code: 'invalid_code', field: 'otp' }
