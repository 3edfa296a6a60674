import { create } from 'superstruct'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { UserResponse } from '#contract/user/user.ts'
import type { IdentityAdmin } from '#server/adapters/identity/identity.port.ts'
import { localIdentityAdmin } from '#server/emulators/identity/localIdentity.ts'
import { testDatabase, type TestDatabase } from '#server/db/testDatabase.ts'
import type { Caller } from '#server/http/handler.ts'
import type { MailMessage } from '#server/mail/messages.ts'
import { pauseDelay } from '#server/limits/minimumDuration.testing.ts'
import { NO_TOTALS } from '#server/modules/user/user.service.ts'
import { insertUser, userOf } from '#server/modules/user/user.store.ts'
import { LIGHT_COST } from '#server/emulators/identity/provider.testing.ts'
import { createProvider } from '#server/emulators/identity/provider.ts'
import { profileRoutes } from './profile.routes.ts'
import { reconcileEmailChange } from './profile.service.ts'

let database: TestDatabase
let now = Temporal.Instant.from('2026-12-24T15:00:00Z')
const clock = () => now
const later = (duration: Temporal.DurationLike) => (now = now.add(duration))

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

describe('the profile', () => {
  test('changes only the fields sent', async () => {
    const { routes, caller } = await guest('changes')
    const body = { first_name: 'Noor Lia', last_name: 'Cohen', phone: '+972 50 123 4567', locale: 'ar' as const }
    expect(await userIn(routes.updateUser(asking(body, caller)))).toMatchObject({
      first_name: 'Noor Lia',
      last_name: 'Cohen',
      phone: '+972501234567',
      locale: 'ar',
    })
    expect(await userIn(routes.updateUser(asking({ phone: null }, caller)))).toMatchObject({
      first_name: 'Noor Lia',
      phone: null,
    })
  })

  test('is unchanged if nothing is sent', async () => {
    const { routes, caller } = await guest('nothing')
    const before = await userIn(routes.updateUser(asking({}, caller)))
    expect(await userIn(routes.updateUser(asking({}, caller)))).toEqual(before)
  })

  test.each([
    ['050 123 4567', '050 123 4567'],
    ['  ', null],
    ['+44 20 7946 0958', '+442079460958'],
    ['00972541234567', '+972541234567'],
    ['＋972 (0)54-123-4567', '+972541234567'],
  ])('stores the phone %j as %j', async (phone, expected) => {
    const { routes, caller } = await guest(`phone${phone.length}`)
    expect((await userIn(routes.updateUser(asking({ phone }, caller)))).phone).toBe(expected)
  })

  test('refuses a number that is invalid in its country', async () => {
    const { routes, caller } = await guest('wrong.phone')
    await expect(routes.updateUser(asking({ phone: '+972 1' }, caller))).rejects.toMatchObject({
      status: 400,
      field: 'phone',
    })
  })

  test('is not found without a row of ours', async () => {
    const { routes, caller } = await guest('known')
    await expect(routes.updateUser(asking({}, { ...caller, uid: 'unknown' }))).rejects.toMatchObject({ status: 404 })
    await expect(routes.updateUser(asking({}, null))).rejects.toMatchObject({ status: 401 })
  })
})

describe('a new e-mail', () => {
  test('replaces the old one once its code is entered, and the old address is informed', async () => {
    const { routes, caller, mails, admin } = await guest('moves', { locale: 'he' })
    expect(await routes.requestEmailChange(asking({ email: 'New.Moves@mail.example' }, caller))).toEqual({
      status: 'accepted',
    })
    const user = await userIn(routes.verifyEmailChange(asking({ otp: codeOf(mails) }, caller)))
    expect(user).toMatchObject({ email: 'new.moves@mail.example', is_email_verified: true })
    expect(await admin.lookupByEmail('new.moves@mail.example')).toMatchObject({ uid: caller.uid, email_verified: true })
    expect(mails).toEqual([
      {
        to: 'new.moves@mail.example',
        uid: caller.uid,
        lang: 'he',
        template: 'email_change_code',
        data: { code: expect.stringMatching(/^\d{6}$/) },
      },
      {
        to: 'moves@mail.example',
        uid: caller.uid,
        lang: 'he',
        template: 'email_changed',
        data: { email: 'new.moves@mail.example' },
      },
    ])
  })

  test('is verified by its code, even if the old one never was', async () => {
    const { routes, caller, mails } = await guest('unproven', { isProven: false })
    await routes.requestEmailChange(asking({ email: 'proven@mail.example' }, caller))
    const user = await userIn(routes.verifyEmailChange(asking({ otp: codeOf(mails) }, caller)))
    expect(user).toMatchObject({ email: 'proven@mail.example', is_email_verified: true })
  })

  test('that has an account gets the same response; only its own mailbox learns why', async () => {
    const { routes, caller, mails } = await guest('asks')
    await guest('taken')
    expect(await routes.requestEmailChange(asking({ email: 'taken@mail.example' }, caller))).toEqual({
      status: 'accepted',
    })
    expect(mails).toEqual([{ to: 'taken@mail.example', lang: 'en', template: 'email_taken', data: null }])
    await expect(routes.verifyEmailChange(asking({ otp: '123456' }, caller))).rejects.toMatchObject(invalidCode)
  })

  test('takes as long to request if it has an account', async () => {
    const { routes, caller, mails } = await guest('paced')
    await guest('paced.taken')
    for (const email of ['paced.free@mail.example', 'paced.taken@mail.example']) {
      const responses: unknown[] = []
      const { answered, pauses, go } = pauseDelay(() => routes.requestEmailChange(asking({ email }, caller)))
      void answered.then((answer) => responses.push(answer))
      expect(pauses).toBe(1)
      await expect.poll(() => mails.at(-1)?.to).toBe(email)
      for (let look = 0; look < 20; look += 1) await database.db.selectFrom('users').select('id').execute()
      expect(responses).toEqual([])
      go()
      expect(await answered).toEqual({ status: 'accepted' })
    }
  })

  test('must differ from the current one', async () => {
    const { routes, caller } = await guest('same')
    await expect(routes.requestEmailChange(asking({ email: 'SAME@mail.example' }, caller))).rejects.toMatchObject({
      status: 400,
      field: 'email',
    })
  })

  test('requires a sign-in within the last five minutes', async () => {
    const { routes, caller, mails } = await guest('left.open')
    const stale = { ...caller, auth_time: now.subtract({ minutes: 5, seconds: 1 }) }
    const refused = { status: 403, code: 'recent_sign_in_needed' }
    await expect(routes.requestEmailChange(asking({ email: 'x@mail.example' }, stale))).rejects.toMatchObject(refused)
    await expect(routes.verifyEmailChange(asking({ otp: '123456' }, stale))).rejects.toMatchObject(refused)
    expect(mails).toEqual([])
  })

  test('gets one code a minute, but a corrected address gets its own at once', async () => {
    const { routes, caller, mails } = await guest('typo')
    const ask = (email: string) => routes.requestEmailChange(asking({ email }, caller))
    await ask('tpyo@mail.example')
    await ask('tpyo@mail.example')
    expect(mails).toHaveLength(1)
    await ask('typo.right@mail.example')
    expect(mails.map(({ to }) => to)).toEqual(['tpyo@mail.example', 'typo.right@mail.example'])
    expect((await userIn(routes.verifyEmailChange(asking({ otp: codeOf(mails) }, caller)))).email).toBe(
      'typo.right@mail.example',
    )
  })

  test('allows five tries of its code, however many arrive in parallel', async () => {
    const { routes, caller, mails } = await guest('guessed')
    await routes.requestEmailChange(asking({ email: 'guessed.new@mail.example' }, caller))
    const wrong = otherThan(codeOf(mails))
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => routes.verifyEmailChange(asking({ otp: wrong }, caller))),
    )
    const codes = outcomes.map((outcome) => (outcome.status === 'rejected' ? codeOfError(outcome.reason) : ''))
    expect(codes.filter((code) => code === 'invalid_code')).toHaveLength(5)
    expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(15)
  })

  test('allows five tries again after a successful change', async () => {
    const { routes, caller, mails } = await guest('often')
    for (const email of ['often.second@mail.example', 'often.third@mail.example']) {
      await routes.requestEmailChange(asking({ email }, caller))
      const otp = codeOf(mails)
      for (let wrong = 0; wrong < 4; wrong += 1)
        await expect(routes.verifyEmailChange(asking({ otp: otherThan(otp) }, caller))).rejects.toMatchObject(
          invalidCode,
        )
      expect(await routes.verifyEmailChange(asking({ otp }, caller))).toMatchObject({ user: { email } })
    }
  })

  test('accepts its code once from two parallel requests', async () => {
    const { routes, caller, mails } = await guest('together')
    await routes.requestEmailChange(asking({ email: 'together.new@mail.example' }, caller))
    const otp = codeOf(mails)
    const outcomes = await Promise.allSettled([1, 2].map(() => routes.verifyEmailChange(asking({ otp }, caller))))
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(mails.filter(({ template }) => template === 'email_changed')).toHaveLength(1)
  })

  test('is the one its code was sent to, here and at the provider, even if another is requested meanwhile', async () => {
    const { routes, caller, mails, admin, deps } = await guest('overtaken')
    await routes.requestEmailChange(asking({ email: 'overtaken.new@mail.example' }, caller))
    const otp = codeOf(mails)
    const interrupted: IdentityAdmin = {
      ...admin,
      setEmail: async (uid, email) => {
        await routes.requestEmailChange(asking({ email: 'overtaken.other@mail.example' }, caller))
        return admin.setEmail(uid, email)
      },
    }
    const { verifyEmailChange } = profileRoutes({ ...deps, admin: interrupted })
    expect((await userIn(verifyEmailChange(asking({ otp }, caller)))).email).toBe('overtaken.new@mail.example')
    expect(await admin.accountOf(caller.uid)).toMatchObject({ email: 'overtaken.new@mail.example' })
    // Changing the e-mail also dropped the other pending change.
    await expect(routes.verifyEmailChange(asking({ otp: codeOf(mails) }, caller))).rejects.toMatchObject(invalidCode)
  })

  test('with an expired code says so', async () => {
    const { routes, caller, mails } = await guest('late')
    await routes.requestEmailChange(asking({ email: 'late.new@mail.example' }, caller))
    later({ minutes: 10 })
    await expect(
      routes.verifyEmailChange(asking({ otp: codeOf(mails) }, { ...caller, auth_time: now })),
    ).rejects.toMatchObject({ status: 400, code: 'expired_code', field: 'otp' })
  })

  test('sends one mailbox at most five e-mails an hour, whoever asks', async () => {
    const askers = await Promise.all([1, 2, 3, 4, 5, 6].map((place) => guest(`flood${place}`)))
    for (const { routes, caller } of askers)
      await routes.requestEmailChange(asking({ email: 'victim@mail.example' }, caller))
    expect(askers.flatMap(({ mails }) => mails)).toHaveLength(5)
  })

  test('can be requested ten times an hour by one guest', async () => {
    const { routes, caller } = await guest('restless')
    for (let time = 1; time <= 10; time += 1)
      await routes.requestEmailChange(asking({ email: `restless${time}@mail.example` }, caller))
    await expect(routes.requestEmailChange(asking({ email: 'one.more@mail.example' }, caller))).rejects.toMatchObject({
      status: 429,
    })
  })

  test('can be tried again if the provider fails', async () => {
    const { routes, caller, mails, failing } = await guest('patient')
    await routes.requestEmailChange(asking({ email: 'patient.new@mail.example' }, caller))
    const otp = codeOf(mails)
    await expect(failing.verifyEmailChange(asking({ otp }, caller))).rejects.toThrow('provider down')
    expect((await userIn(routes.verifyEmailChange(asking({ otp }, caller)))).email).toBe('patient.new@mail.example')
  })

  test('that only the provider has, because a process died, is stored at the guest’s next request', async () => {
    const { routes, caller, mails, admin, deps } = await guest('halfway')
    await routes.requestEmailChange(asking({ email: 'halfway.new@mail.example' }, caller))
    await admin.setEmail(caller.uid, 'halfway.new@mail.example')
    await reconcileEmailChange(deps, { ...caller, email: 'halfway.new@mail.example' })
    expect(await userOf(database.db, caller)).toMatchObject({ email: 'halfway.new@mail.example' })
    expect(mails.at(-1)).toMatchObject({ to: 'halfway@mail.example', template: 'email_changed' })
  })

  test('is not stored from a token in which it is unverified', async () => {
    const { routes, caller, deps } = await guest('hasty')
    await routes.requestEmailChange(asking({ email: 'hasty.new@mail.example' }, caller))
    await reconcileEmailChange(deps, { ...caller, email: 'hasty.new@mail.example', email_verified: false })
    expect(await userOf(database.db, caller)).toMatchObject({ email: 'hasty@mail.example' })
  })

  test('is not stored from a token alone', async () => {
    const { caller, deps } = await guest('claims')
    await reconcileEmailChange(deps, { ...caller, email: 'claims.other@mail.example' })
    expect(await userOf(database.db, caller)).toMatchObject({ email: 'claims@mail.example' })
  })
})

const invalidCode = { status: 400, code: 'invalid_code', field: 'otp' }

const userIn = async (answer: Promise<unknown>) => create(await answer, UserResponse).user

const codeOfError = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : error

const codeOf = (mails: readonly MailMessage[]): string => {
  const mail = mails.findLast(({ template }) => template === 'email_change_code')
  return mail?.template === 'email_change_code' ? mail.data.code : ''
}
const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000')

const asking = <Body>(body: Body, caller: Caller | null) => ({
  params: {},
  query: {},
  body,
  context: { requestId: 'r1', locale: 'en' as const, address: '127.0.0.1', idempotencyKey: undefined },
  caller,
})

/** A user with an account at the provider and a row of ours. */
const guest = async (
  name: string,
  { locale = 'en', isProven = true }: { locale?: 'en' | 'he'; isProven?: boolean } = {},
) => {
  const { db } = database
  const email = `${name}@mail.example`
  const admin = localIdentityAdmin(createProvider({ db, clock, passwordCost: LIGHT_COST }))
  const created = await admin.createPasswordUser({ email, password: 'secret1', display_name: name })
  if (created.outcome !== 'created') throw new Error(`${email} is there already`)
  const { uid } = created
  await insertUser(
    db,
    { uid, email, is_email_verified: isProven, first_name: 'Maya', last_name: 'Cohen', phone: null, locale },
    now,
  )
  const mails: MailMessage[] = []
  const deps = {
    db,
    clock,
    admin,
    logSecurityEvent: () => {},
    mail: { queue: async (_connection: unknown, mail: MailMessage) => void mails.push(mail) },
    totalsOf: () => Promise.resolve(NO_TOTALS),
  }
  const down: IdentityAdmin = { ...admin, setEmail: () => Promise.reject(new Error('provider down')) }
  const caller: Caller = { uid, email, email_verified: true, auth_time: now, way: 'password', credential: 'now' }
  return { routes: profileRoutes(deps), failing: profileRoutes({ ...deps, admin: down }), caller, mails, admin, deps }
}
