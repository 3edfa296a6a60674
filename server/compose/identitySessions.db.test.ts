import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#server/db/testDatabase.ts'
import {
  googleToken,
  openHouse,
  over,
  person,
  preempt,
  provenGuest,
  tokenOf,
  type House,
} from './identityAttacks.testing.ts'

let database: TestDatabase
let now = Temporal.Instant.from('2026-12-24T15:00:00Z')
const later = (duration: Temporal.DurationLike) => (now = now.add(duration))
let house: House

beforeAll(async () => {
  database = await testDatabase()
  house = openHouse({ db: database.db, clock: () => now })
})
afterAll(() => database.close())

describe('a stolen session', () => {
  test('is refused every sensitive call after a password reset, and every call half a minute later', async () => {
    const owner = 'c@victim.example'
    const stolen = await provenGuest(house, owner)
    expect(await house.ask('GET /user/details/', stolen)).toMatchObject({ status: 200 })
    await house.ask('POST /user/email/', stolen, { email: 'c@attacker.example' })
    const otp = await house.codeTo('c@attacker.example')
    await house.identity.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: owner })
    await house.identity.call('resetPassword', { oobCode: house.links.at(-1), newPassword: 'my own words' })
    for (const call of ['GET /user/export/', 'GET /user/payment_methods/', 'DELETE /user/'])
      expect(await house.ask(call, stolen)).toMatchObject(over)
    expect(await house.ask('POST /user/email/verify/', stolen, { otp })).toMatchObject(over)
    expect(await house.ask('POST /user/email/', stolen, { email: 'c2@attacker.example' })).toMatchObject(over)
    // The reset also invalidates the earlier e-mail change, even for its owner.
    const own = await tokenOf(house, owner, 'my own words')
    expect(await house.ask('POST /user/email/verify/', own, { otp })).toMatchObject({ status: 400 })
    later({ seconds: 31 })
    expect(await house.ask('GET /user/details/', stolen)).toMatchObject(over)
    expect(await house.ask('GET /user/details/', own)).toMatchObject({ body: { user: { email: owner } } })
    expect(house.securityEvents).toContainEqual({ event: 'revoked_session_used', details: { uid: expect.any(String) } })
  })

  test('ends when the password is changed, and when the account is deleted', async () => {
    const owner = 'c3@victim.example'
    const stolen = await provenGuest(house, owner)
    later({ seconds: 1 })
    const own = await tokenOf(house, owner)
    const changed = await house.identity.call('update', { idToken: own, password: 'another one' })
    const renewed = String(changed.body['idToken'])
    expect(await house.ask('GET /user/export/', stolen)).toMatchObject(over)
    expect(await house.ask('GET /user/export/', renewed)).toMatchObject({ status: 200 })
    expect(await house.ask('DELETE /user/', renewed)).toMatchObject({ status: 200 })
    expect(await house.ask('GET /user/payment_methods/', renewed)).toMatchObject(over)
    expect(await house.ask('POST /user/', renewed, person(owner))).toMatchObject({ status: 401 })
  })

  test('cannot finish an e-mail change once another sign-in method was linked', async () => {
    const owner = 'link@victim.example'
    const token = await provenGuest(house, owner)
    await house.ask('POST /user/email/', token, { email: 'link@attacker.example' })
    const person = await house.identity.person('facebook.com', owner)
    await house.identity.signInWith(person, { idToken: token })
    const otp = await house.codeTo('link@attacker.example')
    expect(await house.ask('POST /user/email/verify/', token, { otp })).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_code', field: 'otp' } },
    })
  })
})

describe('two processes on one database', () => {
  test('reveal nothing to an impostor whose session only one of them knows to be over', async () => {
    const victim = 'two@victim.example'
    const other = openHouse({ db: database.db, clock: () => now })
    const impostor = await preempt(house, victim)
    expect(await other.ask('GET /user/details/', impostor)).toMatchObject({ status: 200 })
    later({ seconds: 1 })
    const google = await googleToken(house, victim)
    await house.ask('POST /user/', google, { ...person(victim, 'Vera', 'Victim'), phone: '+972501234567' })
    expect(await other.ask('GET /user/details/', impostor)).toMatchObject(over)
    expect(await other.ask('POST /user/favorites/', impostor, { hotel_id: 'nyc-0001' })).toMatchObject(over)
    expect(await other.ask('GET /user/details/', google)).toMatchObject({ body: { user: { first_name: 'Vera' } } })
  })

  test('reveal nothing to the impostor either once the victim verifies the address with a reset and the code', async () => {
    const victim = 'two.proven@victim.example'
    const other = openHouse({ db: database.db, clock: () => now })
    const impostor = await preempt(house, victim)
    later({ seconds: 61 })
    expect(await other.ask('GET /user/details/', impostor)).toMatchObject({ status: 200 })
    await house.identity.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: victim })
    await house.identity.call('resetPassword', { oobCode: house.links.at(-1), newPassword: 'my own words' })
    const own = await tokenOf(house, victim, 'my own words')
    await house.ask('POST /user/resend_verification_email/', own, { email: victim })
    later({ seconds: 1 })
    const code = { email: victim, otp: await house.codeTo(victim) }
    expect(await house.ask('POST /user/verify/', own, code)).toMatchObject({ status: 200 })
    expect(await house.ask('PATCH /user/', own, { first_name: 'Vera' })).toMatchObject({ status: 200 })
    expect(await other.ask('GET /user/details/', impostor)).toMatchObject(over)
    expect(await other.ask('GET /user/details/', own)).toMatchObject({ body: { user: { first_name: 'Vera' } } })
  })

  test('both end a session once one of them has seen the new password', async () => {
    const owner = 'two.reset@victim.example'
    const other = openHouse({ db: database.db, clock: () => now })
    const stolen = await provenGuest(house, owner)
    expect(await other.ask('GET /user/details/', stolen)).toMatchObject({ status: 200 })
    await house.identity.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: owner })
    await house.identity.call('resetPassword', { oobCode: house.links.at(-1), newPassword: 'my own words' })
    const own = await tokenOf(house, owner, 'my own words')
    later({ seconds: 1 })
    expect(await house.ask('GET /user/details/', own)).toMatchObject({ status: 200 })
    expect(await other.ask('GET /user/details/', stolen)).toMatchObject(over)
    expect(await other.ask('GET /user/details/', own)).toMatchObject({ status: 200 })
  })

  test('both accept the session of a guest who has linked another sign-in method', async () => {
    const owner = 'two.linked@victim.example'
    const other = openHouse({ db: database.db, clock: () => now })
    const token = await provenGuest(house, owner)
    expect(await other.ask('GET /user/details/', token)).toMatchObject({ status: 200 })
    await house.identity.signInWith(await house.identity.person('google.com', owner), { idToken: token })
    await house.ask('GET /user/export/', token)
    for (const server of [other, house, other])
      expect(await server.ask('GET /user/details/', token)).toMatchObject({ status: 200 })
    expect(await house.mailsTo(owner)).toEqual(['verification_code', 'way_added'])
  })
})

describe('e-mails about an account', () => {
  test('report a new password and an added sign-in method, once each', async () => {
    const owner = 'told@victim.example'
    const token = await provenGuest(house, owner)
    await house.ask('GET /user/export/', token)
    await house.identity.signInWith(await house.identity.person('google.com', owner), { idToken: token })
    await house.ask('GET /user/export/', token)
    const changed = await house.identity.call('update', { idToken: token, password: 'another one' })
    const renewed = String(changed.body['idToken'])
    await house.ask('GET /user/export/', renewed)
    await house.ask('GET /user/export/', renewed)
    expect(await house.mailsTo(owner)).toEqual(['verification_code', 'way_added', 'password_changed'])
    const words = await house.wordsTo(owner, 'way_added')
    expect(words).toContain('Google')
    expect(words).not.toContain('google.com')
  })

  test('lose the text with the code for another address once it was used', async () => {
    const owner = 'moving@victim.example'
    const token = await provenGuest(house, owner)
    await house.ask('POST /user/email/', token, { email: 'moved@victim.example' })
    await house.jobs.runDue()
    const otp = await house.codeTo('moved@victim.example')
    expect(await house.wordsTo('moved@victim.example', 'email_change_code')).toContain(otp)
    expect(await house.ask('POST /user/email/verify/', token, { otp })).toMatchObject({ status: 200 })
    expect(await house.wordsTo('moved@victim.example', 'email_change_code')).toBe('')
  })

  test('lose the text with a reset link once it was used', async () => {
    const owner = 'used@victim.example'
    const token = await provenGuest(house, owner)
    await house.ask('GET /user/export/', token)
    await house.identity.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: owner })
    await house.jobs.runDue()
    expect(await house.wordsTo(owner, 'password_reset')).toContain(house.links.at(-1))
    await house.identity.call('resetPassword', { oobCode: house.links.at(-1), newPassword: 'my own words' })
    await house.ask('GET /user/export/', await tokenOf(house, owner, 'my own words'))
    expect(await house.wordsTo(owner, 'password_reset')).toBe('')
  })
})

describe('the export', () => {
  test('contains the e-mails, the sign-in methods and the sessions, but no code that was sent', async () => {
    const owner = 'export@victim.example'
    const token = await provenGuest(house, owner)
    await house.ask('POST /user/email/', token, { email: 'not.mine@victim.example' })
    const otp = await house.codeTo('not.mine@victim.example')
    const { status, body } = await house.ask('GET /user/export/', token)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      emails: [
        { to: owner, about: 'verification_code', subject: '', text: '' },
        { to: 'not.mine@victim.example', about: 'email_change_code', subject: '', text: '' },
      ],
      ways_in: ['password'],
      sessions: [{ way: 'password', began_at: now.toString(), used_at: now.toString() }],
    })
    expect(otp).toMatch(/^\d{6}$/)
    expect(JSON.stringify(body)).not.toContain(otp)
  })
})

test('the export shows no link that opens something for its holder, and no e-mail to a hotel', async () => {
  const { db } = database
  const owner = 'export.links@victim.example'
  const token = await provenGuest(house, owner)
  const { uid } = await db.selectFrom('users').select('uid').where('email', '=', owner).executeTakeFirstOrThrow()
  const page = 'https://stayless.example'
  const written = { lang: 'en' as const, subject: 'Extra hours', body_html: '', created_at: now, sent_at: now }
  await db
    .insertInto('outbox')
    .values([
      {
        ...written,
        recipient: 'another@mailbox.example',
        template: 'negotiation_guest',
        body_text: `Confirm: ${page}/he/confirm/inquiry/c-0_1\nPage: ${page}/inquiry/7?token=g-0_1\nMaya`,
        uid,
      },
      {
        ...written,
        recipient: 'desk@hotel.example',
        template: 'negotiation_hotel',
        body_text: `Answer: ${page}/confirm/request/r-0_1`,
        about_uid: uid,
      },
      // The guest's own hotel: the mailbox of the account is the hotel's.
      {
        ...written,
        recipient: owner,
        template: 'negotiation_hotel',
        body_text: `Answer: ${page}/confirm/request/r-0_2\nAll: ${page}/desk/d-0_2`,
        about_uid: 'another guest',
      },
    ])
    .execute()
  const { body } = await house.ask('GET /user/export/', token)
  const exported = JSON.stringify(body)
  expect(exported).toContain(`Confirm: ${page}/he/confirm/inquiry/…`)
  expect(exported).toContain(`Page: ${page}/inquiry/7?token=…`)
  expect(exported).toContain('Maya')
  expect(exported).not.toMatch(/[a-z]-0_[12]|negotiation_hotel|desk@hotel/)
})

test('while the provider is unreachable, sensitive calls are refused, and others rely on its last answer for a while', async () => {
  const away = openHouse({ db: database.db, clock: () => now })
  const cachedToken = await provenGuest(away, 'away@victim.example')
  const unknown = await provenGuest(house, 'unknown@victim.example')
  expect(await away.ask('GET /user/details/', cachedToken)).toMatchObject({ status: 200 })
  away.leave()
  const waits = { status: 503, body: { error: { code: 'not_ready' } } }
  expect(await away.ask('GET /user/export/', cachedToken)).toMatchObject(waits)
  later({ minutes: 9 })
  expect(await away.ask('GET /user/details/', cachedToken)).toMatchObject({ status: 200 })
  expect(await away.ask('GET /user/details/', unknown)).toMatchObject(waits)
  later({ minutes: 2 })
  expect(await away.ask('GET /user/details/', cachedToken)).toMatchObject(waits)
})
