import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#server/db/testDatabase.ts'
import { pauseDelay } from '#server/limits/minimumDuration.testing.ts'
import { userByEmail } from './user.store.ts'
import { asking, codeOf, maya, otherThan, startUsers } from './user.testing.ts'

let database: TestDatabase
let now = Temporal.Instant.from('2026-12-24T15:00:00Z')
const clock = () => now
const later = (duration: Temporal.DurationLike) => (now = now.add(duration))
const start = startUsers({ db: () => database.db, clock })

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

describe('the code', () => {
  test('verifies the e-mail, here and at the identity provider, once', async () => {
    const { routes, mails, admin, signUp } = start()
    const registration = await signUp(maya('proves'))
    const right = { ...registration, email: 'Proves@stayless.example', otp: codeOf(mails) }
    expect(await routes.verifyEmail(asking(right))).toMatchObject({ user: { is_email_verified: true } })
    expect(await admin.lookupByEmail('proves@stayless.example')).toMatchObject({ email_verified: true })
    expect(await routes.emailVerificationStatus(asking({ email: 'proves@stayless.example' }))).toEqual({
      is_email_verified: true,
    })
    await expect(routes.verifyEmail(asking(right))).rejects.toMatchObject(invalidCode)
  })

  test('is accepted once from two simultaneous requests', async () => {
    const { routes, mails, admin, signUp } = start()
    const registration = await signUp(maya('together'))
    const right = { ...registration, otp: codeOf(mails) }
    const outcomes = await Promise.allSettled([1, 2].map(() => routes.verifyEmail(asking(right))))
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await admin.lookupByEmail('together@stayless.example')).toMatchObject({ email_verified: true })
  })

  test('gives the same error if wrong, of another user, or for an unknown e-mail', async () => {
    const { routes, mails, signUp } = start()
    const my = await signUp(maya('mine'))
    const mine = codeOf(mails)
    const other = await signUp(maya('other'))
    const tries = [
      { ...my, otp: otherThan(mine) },
      { ...other, otp: otherThan(codeOf(mails)) },
      { ...other, otp: mine },
      { ...my, email: 'unknown@stayless.example', otp: mine },
      { ...my, otp: '\u0000\ud800٣ab ' },
    ]
    for (const guess of tries) await expect(routes.verifyEmail(asking(guess))).rejects.toMatchObject(invalidCode)
  })

  test('expires after ten minutes; only the right one gets that error', async () => {
    const { routes, mails, signUp } = start()
    const registration = await signUp(maya('expires'))
    const right = { ...registration, otp: codeOf(mails) }
    later({ minutes: 10 })
    await expect(routes.verifyEmail(asking({ ...right, otp: otherThan(right.otp) }))).rejects.toMatchObject(invalidCode)
    await expect(routes.verifyEmail(asking(right))).rejects.toMatchObject({
      status: 400,
      code: 'expired_code',
      field: 'otp',
    })
  })

  test('is sent again after a minute and replaces the last one', async () => {
    const { routes, mails, signUp } = start()
    const registration = await signUp(maya('again'))
    const first = codeOf(mails)
    expect(await routes.resendVerificationEmail(asking(registration))).toEqual({ status: 'accepted' })
    expect(mails).toHaveLength(1)
    later({ seconds: 60 })
    await Promise.all([1, 2].map(() => routes.resendVerificationEmail(asking(registration, { locale: 'ar' }))))
    expect(mails.map(({ lang }) => lang)).toEqual(['en', 'ar'])
    await expect(routes.verifyEmail(asking({ ...registration, otp: first }))).rejects.toMatchObject(invalidCode)
    expect(await routes.verifyEmail(asking({ ...registration, otp: codeOf(mails) }))).toMatchObject({
      user: { is_email_verified: true },
    })
  })

  test('is not sent to strangers or verified users, and the response does not reveal that', async () => {
    const { routes, mails, signUp } = start()
    const registration = await signUp(maya('known'))
    await routes.verifyEmail(asking({ ...registration, otp: codeOf(mails) }))
    later({ minutes: 2 })
    for (const email of ['known@stayless.example', 'stranger@stayless.example'])
      expect(await routes.resendVerificationEmail(asking({ ...registration, email }))).toEqual({ status: 'accepted' })
    expect(mails).toHaveLength(1)
  })

  test('can be tried again if the provider fails', async () => {
    const working = start()
    const registration = await working.signUp(maya('patient'))
    const right = { ...registration, otp: codeOf(working.mails) }
    const failing = start({ setEmailVerified: () => Promise.reject(new Error('provider down')) })
    await expect(failing.routes.verifyEmail(asking(right))).rejects.toThrow('provider down')
    expect(await working.routes.verifyEmail(asking(right))).toMatchObject({ user: { is_email_verified: true } })
  })

  test('takes as long to resend for an unknown e-mail', async () => {
    const { routes, signUp } = start()
    const registration = await signUp(maya('paced'))
    later({ minutes: 2 })
    for (const body of [registration, { email: 'nobody.paced@stayless.example' }]) {
      const responses: unknown[] = []
      const { answered, pauses, go } = pauseDelay(() => routes.resendVerificationEmail(asking(body)))
      void answered.then((answer) => responses.push(answer))
      expect(pauses).toBe(1)
      // Gives the work time to finish: the response must still wait for `go`.
      for (let look = 0; look < 20; look += 1) await database.db.selectFrom('users').select('id').execute()
      expect(responses).toEqual([])
      go()
      expect(await answered).toEqual({ status: 'accepted' })
    }
  })

  test('is not sent to a verified user, even in their own session', async () => {
    const { routes, mails, signUp } = start()
    const registration = await signUp(maya('settled'))
    await routes.verifyEmail(asking({ ...registration, otp: codeOf(mails) }))
    later({ minutes: 2 })
    const uid = (await userByEmail(database.db, registration.email))?.uid ?? ''
    const session = {
      uid,
      email: registration.email,
      email_verified: true,
      auth_time: now,
      way: 'password',
      credential: 'now',
    }
    expect(await routes.resendVerificationEmail(asking({ email: registration.email }, {}, session))).toEqual({
      status: 'accepted',
    })
    expect(mails).toHaveLength(1)
  })

  test('is removed from the sent e-mail once it has been used', async () => {
    const { routes, mails, signUp } = start()
    const registration = await signUp(maya('emptied'))
    const user = await userByEmail(database.db, registration.email)
    await database.db
      .insertInto('outbox')
      .values({ ...MAIL, recipient: registration.email, uid: user?.uid ?? '', created_at: now, sent_at: now })
      .execute()
    await routes.verifyEmail(asking({ ...registration, otp: codeOf(mails) }))
    const sent = database.db.selectFrom('outbox').select(['subject', 'body_text', 'body_html'])
    expect(await sent.where('recipient', '=', registration.email).execute()).toEqual([
      { subject: '', body_text: '', body_html: '' },
    ])
  })

  test('is not stored in the users’ tables', async () => {
    const { routes, mails } = start()
    await routes.signUp(asking(maya('hashed')))
    const rows = await database.db.selectFrom('email_codes').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(`"${codeOf(mails)}"`)
  })
})

const MAIL = { lang: 'en', template: 'verification_code', subject: 's', body_text: 't', body_html: 'h' } as const

const invalidCode = { status: 400, code: 'invalid_code', field: 'otp' }
