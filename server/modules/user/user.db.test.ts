import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { credentialOf } from '#server/adapters/identity/credential.ts'
import type { ProviderAccount } from '#server/adapters/identity/identity.port.ts'
import { testDatabase, type TestDatabase } from '#server/db/testDatabase.ts'
import type { Caller } from '#server/http/handler.ts'
import { heldBack } from '#server/limits/uniform.testing.ts'
import { userByEmail, userOf } from './user.store.ts'
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

  test('with an e-mail that somebody has confirmed, in whatever case, is a 409', async () => {
    const { routes, mails, signUp } = start()
    const asked = await signUp(maya('taken'))
    await routes.verifyEmail(asking({ ...asked, otp: codeOf(mails) }))
    await expect(routes.signUp(asking({ ...maya('taken'), email: 'TAKEN@Stayless.example' }))).rejects.toMatchObject({
      status: 409,
      code: 'email_exists',
      field: 'email',
      message: 'User with your email already exists. Please, sign in.',
    })
  })

  test('twice at the same moment makes one user', async () => {
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

describe('an account at the provider that has the e-mail', () => {
  test('and has proven it is nobody’s to replace, however old it is', async () => {
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

  test('and has proven it keeps its unproven row too: whoever reset the password is on their way', async () => {
    const { routes, admin } = start()
    await routes.signUp(asking(maya('resetting')))
    const account = await admin.lookupByEmail('resetting@stayless.example')
    await admin.setEmailVerified(account?.uid ?? '')
    await expect(routes.signUp(asking(maya('resetting')))).rejects.toMatchObject({ status: 409 })
    expect(await admin.lookupByEmail('resetting@stayless.example')).toMatchObject({ uid: account?.uid })
  })
})

describe('a password that everybody tries', () => {
  test.each(['password', '123456', '      '])('is refused by name, and nothing is made: %j', async (password) => {
    const { routes, admin } = start()
    await expect(routes.signUp(asking({ ...maya('common'), password }))).rejects.toMatchObject({
      status: 400,
      code: 'common_password',
      field: 'password',
    })
    expect(await admin.lookupByEmail('common@stayless.example')).toBeUndefined()
  })
})

describe('signing up after another provider has signed the guest in', () => {
  const caller: Caller = {
    uid: 'google-1',
    email: 'social@stayless.example',
    email_verified: true,
    auth_time: now,
    way: 'google.com',
    credential: 'as it was',
  }
  const alive = { accountOf: async (uid: string) => accountLike(uid) }

  test('makes a user whose e-mail needs no code', async () => {
    const { routes, mails } = start(alive)
    const answer = await routes.signUp(asking(withoutPassword('social'), {}, caller))
    expect(answer).toMatchObject({ is_email_must_be_verified: false, user: { is_email_verified: true } })
    expect(mails).toEqual([])
    await expect(routes.signUp(asking(withoutPassword('social'), {}, caller))).rejects.toMatchObject({ status: 409 })
  })

  test('sends the code when the provider has not proven the e-mail', async () => {
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

  test('is for whoever is signed in, and for their own e-mail only', async () => {
    const { routes } = start(alive)
    await expect(routes.signUp(asking(withoutPassword('nobody')))).rejects.toMatchObject({ status: 401 })
    await expect(routes.signUp(asking(withoutPassword('victim'), {}, caller))).rejects.toMatchObject({
      status: 400,
      field: 'email',
    })
  })
})

describe('the code', () => {
  test('proves the e-mail, here and at the identity provider, once', async () => {
    const { routes, mails, admin, signUp } = start()
    const asked = await signUp(maya('proves'))
    const right = { ...asked, email: 'Proves@stayless.example', otp: codeOf(mails) }
    expect(await routes.verifyEmail(asking(right))).toMatchObject({ user: { is_email_verified: true } })
    expect(await admin.lookupByEmail('proves@stayless.example')).toMatchObject({ email_verified: true })
    expect(await routes.emailVerificationStatus(asking({ email: 'proves@stayless.example' }))).toEqual({
      is_email_verified: true,
    })
    await expect(routes.verifyEmail(asking(right))).rejects.toMatchObject(invalidCode)
  })

  test('is taken once by two that come together', async () => {
    const { routes, mails, admin, signUp } = start()
    const asked = await signUp(maya('together'))
    const right = { ...asked, otp: codeOf(mails) }
    const outcomes = await Promise.allSettled([1, 2].map(() => routes.verifyEmail(asking(right))))
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await admin.lookupByEmail('together@stayless.example')).toMatchObject({ email_verified: true })
  })

  test('when wrong, or of somebody else, or for an unknown e-mail, is refused alike', async () => {
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

  test('expires after ten minutes; only the right one is told so', async () => {
    const { routes, mails, signUp } = start()
    const asked = await signUp(maya('expires'))
    const right = { ...asked, otp: codeOf(mails) }
    later({ minutes: 10 })
    await expect(routes.verifyEmail(asking({ ...right, otp: otherThan(right.otp) }))).rejects.toMatchObject(invalidCode)
    await expect(routes.verifyEmail(asking(right))).rejects.toMatchObject({
      status: 400,
      code: 'expired_code',
      field: 'otp',
    })
  })

  test('is sent again after a minute and replaces the one before', async () => {
    const { routes, mails, signUp } = start()
    const asked = await signUp(maya('again'))
    const first = codeOf(mails)
    expect(await routes.resendVerificationEmail(asking(asked))).toEqual({ status: 'accepted' })
    expect(mails).toHaveLength(1)
    later({ seconds: 60 })
    await Promise.all([1, 2].map(() => routes.resendVerificationEmail(asking(asked, { locale: 'ar' }))))
    expect(mails.map(({ lang }) => lang)).toEqual(['en', 'ar'])
    await expect(routes.verifyEmail(asking({ ...asked, otp: first }))).rejects.toMatchObject(invalidCode)
    expect(await routes.verifyEmail(asking({ ...asked, otp: codeOf(mails) }))).toMatchObject({
      user: { is_email_verified: true },
    })
  })

  test('is not sent to strangers nor to the verified, and nobody can tell', async () => {
    const { routes, mails, signUp } = start()
    const asked = await signUp(maya('known'))
    await routes.verifyEmail(asking({ ...asked, otp: codeOf(mails) }))
    later({ minutes: 2 })
    for (const email of ['known@stayless.example', 'stranger@stayless.example'])
      expect(await routes.resendVerificationEmail(asking({ ...asked, email }))).toEqual({ status: 'accepted' })
    expect(mails).toHaveLength(1)
  })

  test('that the provider cannot take in this moment can be tried again', async () => {
    const working = start()
    const asked = await working.signUp(maya('patient'))
    const right = { ...asked, otp: codeOf(working.mails) }
    const failing = start({ setEmailVerified: () => Promise.reject(new Error('provider down')) })
    await expect(failing.routes.verifyEmail(asking(right))).rejects.toThrow('provider down')
    expect(await working.routes.verifyEmail(asking(right))).toMatchObject({ user: { is_email_verified: true } })
  })

  test('that is asked for again is told no sooner where nobody has the e-mail', async () => {
    const { routes, signUp } = start()
    const asked = await signUp(maya('paced'))
    later({ minutes: 2 })
    for (const body of [asked, { email: 'nobody.paced@stayless.example' }]) {
      const told: unknown[] = []
      const { answered, pauses, go } = heldBack(() => routes.resendVerificationEmail(asking(body)))
      void answered.then((answer) => told.push(answer))
      expect(pauses).toBe(1)
      // The limits are counted last of all that it does for nobody: it is done, and still waits.
      for (let look = 0; look < 20; look += 1) await database.db.selectFrom('users').select('id').execute()
      expect(told).toEqual([])
      go()
      expect(await answered).toEqual({ status: 'accepted' })
    }
  })

  test('is emptied out of the sent mail once it has been used', async () => {
    const { routes, mails, signUp } = start()
    const asked = await signUp(maya('emptied'))
    const user = await userByEmail(database.db, asked.email)
    await database.db
      .insertInto('outbox')
      .values({ ...MAIL, recipient: asked.email, uid: user?.uid ?? '', created_at: now, sent_at: now })
      .execute()
    await routes.verifyEmail(asking({ ...asked, otp: codeOf(mails) }))
    const sent = database.db.selectFrom('outbox').select(['subject', 'body_text', 'body_html'])
    expect(await sent.where('recipient', '=', asked.email).execute()).toEqual([
      { subject: '', body_text: '', body_html: '' },
    ])
  })

  test('is nowhere in the users’ tables', async () => {
    const { routes, mails } = start()
    await routes.signUp(asking(maya('hashed')))
    const rows = await database.db.selectFrom('email_codes').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(`"${codeOf(mails)}"`)
  })
})

describe('the caller’s details', () => {
  test('finish a change of e-mail that the provider knows already, before they are told', async () => {
    const { routes, caughtUp, session } = await signedUp('moved')
    // The call has no body, which the handler's type says and the helper cannot.
    const details = (caller: Caller | null) => Reflect.apply(routes.userDetails, undefined, [asking(null, {}, caller)])
    expect(await details(session)).toMatchObject({ user: { email: 'moved@stayless.example' } })
    await expect(details(null)).rejects.toMatchObject({ status: 401 })
    expect(caughtUp).toEqual([session.uid])
  })

  test('are their own row', async () => {
    const { details, session } = await signedUp('details')
    const own = { email: 'details@stayless.example', is_email_verified: false }
    expect(await details(session)).toMatchObject(own)
    expect(await userOf(database.db, session)).toMatchObject(own)
  })

  test('are not proven by the provider’s word on a password: nobody knows whose click it was', async () => {
    const { details, session } = await signedUp('clicked')
    expect(await details({ ...session, email_verified: true })).toMatchObject({ is_email_verified: false })
  })

  test('are not found for somebody whom only the provider knows, and none are made', async () => {
    const { details, session } = await signedUp('somebody')
    const caller = { ...session, uid: 'provider-only', email: 'only@stayless.example' }
    await expect(details(caller)).rejects.toMatchObject({ status: 404 })
    expect(await userOf(database.db, caller)).toBeUndefined()
  })
})

/** Signed up and signed in, and not yet proven. */
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
    credential: account === undefined ? '' : credentialOf(account),
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

// Never fires: the test lets the pause end by hand.

const MAIL = { lang: 'en', template: 'verification_code', subject: 's', body_text: 't', body_html: 'h' } as const

const invalidCode = { status: 400, code: 'invalid_code', field: 'otp' }
