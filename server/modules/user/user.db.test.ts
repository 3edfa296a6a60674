import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authFingerprint } from '#server/adapters/identity/authFingerprint.ts'
import type { ProviderAccount } from '#server/adapters/identity/identity.port.ts'
import { testDatabase, type TestDatabase } from '#server/db/testDatabase.ts'
import type { Caller } from '#server/http/handler.ts'
import { userOf } from './user.store.ts'
import { asking, codeOf, maya, startUsers, withoutPassword } from './user.testing.ts'

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
  test('creates a regular, unverified user and sends a code in the language of the page', async () => {
    const { routes, mails } = start()
    const answer = await routes.signUp(asking(maya('first'), { locale: 'he' }))
    expect(answer).toEqual({
      is_email_must_be_verified: true,
      user: {
        first_name: 'Maya',
        last_name: "O'Neil Levi",
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
      verification: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(mails).toEqual([
      {
        to: 'first@stayless.example',
        uid: expect.any(String),
        lang: 'he',
        template: 'verification_code',
        data: { code: expect.stringMatching(/^\d{6}$/) },
      },
    ])
  })

  test('with a verified e-mail, in any case, is a 409', async () => {
    const { routes, mails, signUp } = start()
    const registration = await signUp(maya('taken'))
    await routes.verifyEmail(asking({ ...registration, otp: codeOf(mails) }))
    await expect(routes.signUp(asking({ ...maya('taken'), email: 'TAKEN@Stayless.example' }))).rejects.toMatchObject({
      status: 409,
      code: 'email_exists',
      field: 'email',
      message: 'User with your email already exists. Please, sign in.',
    })
  })

  test('several times in parallel creates one user', async () => {
    const { admin } = start()
    let others: Promise<PromiseSettledResult<unknown>[]> | undefined
    const { routes, mails } = start({
      createPasswordUser: async (account) => {
        if (others === undefined) {
          others = Promise.allSettled([2, 3].map(() => routes.signUp(asking(maya('moment')))))
          await others
        }
        return admin.createPasswordUser(account)
      },
    })
    await routes.signUp(asking(maya('moment')))
    expect((await others)?.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(mails).toHaveLength(1)
  })

  test('leaves nothing behind if its e-mail cannot be queued, and can be tried again', async () => {
    const broken = start({ queue: () => Promise.reject(new Error('disk full')) })
    await expect(broken.routes.signUp(asking(maya('undone')))).rejects.toThrow('disk full')
    expect(await broken.admin.lookupByEmail('undone@stayless.example')).toBeUndefined()
    expect(await start().routes.signUp(asking(maya('undone')))).toMatchObject({ is_email_must_be_verified: true })
  })

  test('can be repeated a minute after it was cut off half way', async () => {
    const { routes, admin } = start()
    const account = { email: 'half@stayless.example', password: 'forgotten', display_name: 'Half' }
    await admin.createPasswordUser(account)
    await expect(routes.signUp(asking(maya('half')))).rejects.toMatchObject({ code: 'email_exists' })
    later({ seconds: 61 })
    expect(await routes.signUp(asking(maya('half')))).toMatchObject({ user: { email: 'half@stayless.example' } })
  })
})

describe('a provider account with the same e-mail', () => {
  test('cannot be replaced once its e-mail is verified, however old it is', async () => {
    const { routes, admin } = start()
    const created = await admin.createPasswordUser({
      email: 'owned@stayless.example',
      password: 'her own words',
      display_name: 'Owner',
    })
    const uid = created.outcome === 'created' ? created.uid : ''
    await admin.setEmailVerified(uid)
    later({ hours: 24 })
    await expect(routes.signUp(asking(maya('owned')))).rejects.toMatchObject({ status: 409, field: 'email' })
    expect(await admin.accountOf(uid)).toMatchObject({ email: 'owned@stayless.example', email_verified: true })
  })

  test('keeps its unverified row too once its e-mail is verified: its owner may have just reset the password', async () => {
    const { routes, admin } = start()
    await routes.signUp(asking(maya('resetting')))
    const account = await admin.lookupByEmail('resetting@stayless.example')
    await admin.setEmailVerified(account?.uid ?? '')
    await expect(routes.signUp(asking(maya('resetting')))).rejects.toMatchObject({ status: 409 })
    expect(await admin.lookupByEmail('resetting@stayless.example')).toMatchObject({ uid: account?.uid })
  })
})

describe('a common password', () => {
  test.each(['password', '123456', '      '])(
    'is refused with the name of the field, and nothing is created: %j',
    async (password) => {
      const { routes, admin } = start()
      await expect(routes.signUp(asking({ ...maya('common'), password }))).rejects.toMatchObject({
        status: 400,
        code: 'common_password',
        field: 'password',
      })
      expect(await admin.lookupByEmail('common@stayless.example')).toBeUndefined()
    },
  )
})

describe('signing up after signing in with another provider', () => {
  const caller: Caller = {
    uid: 'google-1',
    email: 'social@stayless.example',
    email_verified: true,
    auth_time: now,
    way: 'google.com',
    credential: 'as it was',
  }
  const alive = { accountOf: async (uid: string) => accountLike(uid) }

  test('creates a user whose e-mail needs no code', async () => {
    const { routes, mails } = start(alive)
    const answer = await routes.signUp(asking(withoutPassword('social'), {}, caller))
    expect(answer).toMatchObject({ is_email_must_be_verified: false, user: { is_email_verified: true } })
    expect(mails).toEqual([])
    await expect(routes.signUp(asking(withoutPassword('social'), {}, caller))).rejects.toMatchObject({ status: 409 })
  })

  test('sends the code if the provider has not verified the e-mail', async () => {
    const { routes, mails } = start(alive)
    const unproven = {
      ...caller,
      uid: 'facebook-1',
      email: 'face@stayless.example',
      email_verified: false,
      way: 'facebook.com',
    }
    const answer = await routes.signUp(asking(withoutPassword('face'), {}, unproven))
    expect(answer).toMatchObject({ is_email_must_be_verified: true })
    expect(mails).toHaveLength(1)
  })

  test('needs a session, and works only for its own e-mail', async () => {
    const { routes } = start(alive)
    await expect(routes.signUp(asking(withoutPassword('nobody')))).rejects.toMatchObject({ status: 401 })
    await expect(routes.signUp(asking(withoutPassword('victim'), {}, caller))).rejects.toMatchObject({
      status: 400,
      field: 'email',
    })
  })
})

describe('the caller’s details', () => {
  test('complete a pending change of e-mail that the provider has already made', async () => {
    const { routes, caughtUp, session } = await signedUp('moved')
    // The call has no body; the handler's type knows that, the helper cannot express it.
    const details = (caller: Caller | null) => Reflect.apply(routes.userDetails, undefined, [asking(null, {}, caller)])
    expect(await details(session)).toMatchObject({ user: { email: 'moved@stayless.example' } })
    await expect(details(null)).rejects.toMatchObject({ status: 401 })
    expect(caughtUp).toEqual([session.uid])
  })

  test('come from the caller’s own row', async () => {
    const { details, session } = await signedUp('details')
    const own = { email: 'details@stayless.example', is_email_verified: false }
    expect(await details(session)).toMatchObject(own)
    expect(await userOf(database.db, session)).toMatchObject(own)
  })

  test('stay unverified when only the provider says so for a password: the click may be another person’s', async () => {
    const { details, session } = await signedUp('clicked')
    expect(await details({ ...session, email_verified: true })).toMatchObject({ is_email_verified: false })
  })

  test('are not found, and not created, for an account that only the provider knows', async () => {
    const { details, session } = await signedUp('somebody')
    const caller = { ...session, uid: 'provider-only', email: 'only@stayless.example' }
    await expect(details(caller)).rejects.toMatchObject({ status: 404 })
    expect(await userOf(database.db, caller)).toBeUndefined()
  })
})

/** Signed up and signed in, with an unverified e-mail. */
const signedUp = async (name: string) => {
  const started = start()
  await started.signUp(maya(name))
  const email = `${name}@stayless.example`
  const account = await started.admin.lookupByEmail(email)
  const session: Caller = {
    uid: account?.uid ?? '',
    email,
    email_verified: false,
    auth_time: now,
    way: 'password',
    credential: account === undefined ? '' : authFingerprint(account),
  }
  return { ...started, session }
}

const accountLike = (uid: string): ProviderAccount => ({
  uid,
  email: `${uid}@stayless.example`,
  email_verified: false,
  disabled: false,
  created_at: now,
  last_sign_in_at: null,
  valid_since: now,
  ways: [],
})
