import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#server/db/testDatabase.ts'
import {
  googleToken,
  openHouse,
  over,
  PASSWORD,
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

describe('an account that an attacker created with the victim’s address', () => {
  test('is not reachable through the attacker’s earlier session and e-mail change', async () => {
    const victim = 'a@victim.example'
    const token = await preempt(house, victim)
    expect(await house.ask('POST /user/email/', token, { email: 'a@attacker.example' })).toMatchObject({ status: 200 })
    const otp = await house.codeTo('a@attacker.example')
    later({ seconds: 1 })
    const google = await googleToken(house, victim)
    expect(await house.ask('POST /user/email/verify/', token, { otp })).toMatchObject(over)
    expect(await house.ask('POST /user/', google, person(victim, 'Vera', 'Victim'))).toMatchObject({ status: 200 })
    expect(await house.ask('POST /user/email/verify/', google, { otp })).toMatchObject({ status: 400 })
    expect(await house.ask('GET /user/details/', google)).toMatchObject({
      body: { user: { email: victim, first_name: 'Vera', last_name: 'Victim', phone: null } },
    })
  })

  test('shows neither person the other’s data once the victim verifies the address through Google', async () => {
    const victim = 'a2@victim.example'
    const token = await preempt(house, victim)
    await database.db
      .insertInto('user_favorites')
      .columns(['user_id', 'hotel_id', 'added_at'])
      .expression((eb) =>
        eb
          .selectFrom('users')
          .select(['id', eb.val('nyc-0001').as('hotel_id'), 'created_at'])
          .where('email', '=', victim),
      )
      .execute()
    later({ seconds: 1 })
    const google = await googleToken(house, victim)
    expect(await house.ask('GET /user/details/', google)).toMatchObject({ status: 404 })
    expect(await house.ask('GET /user/favorites/', google)).toMatchObject({ status: 404 })
    expect(await house.ask('GET /user/payment_methods/', google)).toMatchObject({ status: 404 })
    await house.ask('POST /user/', google, { ...person(victim, 'Vera', 'Victim'), phone: '+972501234567' })
    const favorites = await database.db.selectFrom('user_favorites').select('hotel_id').execute()
    expect(favorites).toEqual([])
    later({ seconds: 31 })
    expect(await house.ask('GET /user/details/', token)).toMatchObject(over)
    expect(house.securityEvents).toContainEqual({ event: 'address_claimed', details: { uid: expect.any(String) } })
  })

  test('cannot be deleted by the impostor once Google has verified the address', async () => {
    const victim = 'b@victim.example'
    const token = await preempt(house, victim)
    later({ seconds: 1 })
    const google = await googleToken(house, victim)
    await house.ask('POST /user/', google, person(victim, 'Vera', 'Victim'))
    expect(await house.ask('DELETE /user/', token)).toMatchObject(over)
    expect(await house.ask('GET /user/details/', google)).toMatchObject({ status: 200 })
  })

  test('ends the session that the impostor began through Facebook', async () => {
    const victim = 'e@victim.example'
    const facebook = await house.identity.signInWith(await house.identity.person('facebook.com', victim, 'Mallory I'))
    const token = String(facebook.body['idToken'])
    expect(await house.ask('POST /user/', token, person(victim))).toMatchObject({ status: 200 })
    later({ seconds: 1 })
    const google = await googleToken(house, victim)
    await house.ask('POST /user/', google, person(victim, 'Vera', 'Victim'))
    expect(await house.ask('GET /user/export/', token)).toMatchObject(over)
    later({ seconds: 31 })
    expect(await house.ask('GET /user/details/', token)).toMatchObject(over)
  })

  test('starts empty for a victim who verifies the address with a password reset and the code', async () => {
    const victim = 'r@victim.example'
    await preempt(house, victim)
    await house.identity.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: victim })
    later({ seconds: 61 })
    await house.identity.call('resetPassword', { oobCode: house.links.at(-1), newPassword: 'my own words' })
    const token = await tokenOf(house, victim, 'my own words')
    expect(await house.ask('GET /user/details/', token)).toMatchObject({ body: { user: { is_email_verified: false } } })
    expect(await house.ask('GET /user/payment_methods/', token)).toMatchObject({ status: 403 })
    await house.ask('POST /user/resend_verification_email/', token, { email: victim })
    const proven = await house.ask('POST /user/verify/', token, { email: victim, otp: await house.codeTo(victim) })
    expect(proven).toMatchObject({
      status: 200,
      body: { user: { is_email_verified: true, first_name: '', last_name: '', phone: null } },
    })
  })
})

describe('an address that was already used in a sign-up', () => {
  test.each([
    [
      'by a password',
      (victim: string) =>
        house.ask('POST /user/', null, { ...person(victim, 'Vera', 'Victim'), password: 'my own words' }),
    ],
    [
      'through Google',
      async (victim: string) =>
        house.ask('POST /user/', await googleToken(house, victim), person(victim, 'Vera', 'Victim')),
    ],
  ])('is free for a sign-up %s once its account was deleted at the provider', async (way, signUp) => {
    const victim = `s2.${way.length}@victim.example`
    const token = await preempt(house, victim)
    expect(await house.identity.call('delete', { idToken: token })).toMatchObject({ status: 200 })
    expect(await signUp(victim)).toMatchObject({ status: 200, body: { user: { first_name: 'Vera' } } })
  })

  test('cannot be claimed with the token of a deleted account', async () => {
    const victim = 's2.stale@victim.example'
    const token = await preempt(house, victim)
    expect(await house.ask('DELETE /user/', token)).toMatchObject({ status: 200 })
    expect(await house.ask('POST /user/', token, person(victim))).toMatchObject({ status: 401 })
    expect(
      await house.ask('POST /user/', null, { ...person(victim, 'Vera', 'Victim'), password: PASSWORD }),
    ).toMatchObject({
      status: 200,
    })
  })

  test('can be signed up with again while unverified, and the impostor’s password and session then open nothing', async () => {
    const victim = 's2.again@victim.example'
    const token = await preempt(house, victim)
    const { body } = await house.ask('POST /user/', null, {
      ...person(victim, 'Vera', 'Victim'),
      password: 'my own words',
    })
    const otp = await house.codeTo(victim)
    const proven = await house.ask('POST /user/verify/', null, {
      email: victim,
      otp,
      verification: body['verification'],
    })
    expect(proven).toMatchObject({ status: 200, body: { user: { first_name: 'Vera', phone: null } } })
    expect(await house.ask('GET /user/export/', token)).toMatchObject(over)
    expect(await house.identity.call('signInWithPassword', { email: victim, password: PASSWORD })).toMatchObject({
      status: 400,
    })
    expect(await house.ask('POST /user/', null, { ...person(victim), password: PASSWORD })).toMatchObject({
      status: 409,
    })
  })

  test('is free again, even if verified, once its account is gone', async () => {
    const owner = 's2.gone@victim.example'
    const token = await provenGuest(house, owner)
    await house.identity.call('delete', { idToken: token })
    const joined = await house.ask('POST /user/', await googleToken(house, owner), person(owner, 'New', 'Guest'))
    expect(joined).toMatchObject({ status: 200, body: { user: { first_name: 'New' } } })
    await house.jobs.runDue()
    const rows = database.db.selectFrom('users').select('email').where('first_name', '=', 'Vera')
    expect(await rows.where('email', 'like', 'gone:%').execute()).toEqual([])
  })
})

describe('the code of a sign-up', () => {
  test('does not confirm the impostor’s password when the victim enters it', async () => {
    const victim = 'k@victim.example'
    await preempt(house, victim)
    const otp = await house.codeTo(victim)
    expect(await house.ask('POST /user/verify/', null, { email: victim, otp })).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_code', field: 'otp' } },
    })
    expect(await house.admin.lookupByEmail(victim)).toMatchObject({ email_verified: false })
  })

  test('verifies no other attempt than its own', async () => {
    const victim = 'k2@victim.example'
    const first = await house.ask('POST /user/', null, { ...person(victim), password: PASSWORD })
    await house.ask('POST /user/', null, { ...person(victim, 'Vera', 'Victim'), password: 'my own words' })
    const otp = await house.codeTo(victim)
    expect(
      await house.ask('POST /user/verify/', null, { email: victim, otp, verification: first.body['verification'] }),
    ).toMatchObject({ status: 400 })
  })

  test('also works in another session that signed in with the password', async () => {
    const guest = 'k3@victim.example'
    await house.ask('POST /user/', null, { ...person(guest, 'Vera', 'Victim'), password: PASSWORD })
    const elsewhere = await tokenOf(house, guest)
    const otp = await house.codeTo(guest)
    expect(await house.ask('POST /user/verify/', elsewhere, { email: guest, otp })).toMatchObject({
      status: 200,
      body: { user: { first_name: 'Vera', is_email_verified: true } },
    })
  })

  test('is invalid once another sign-in method is added to the account', async () => {
    const victim = 'k4@victim.example'
    const { body } = await house.ask('POST /user/', null, { ...person(victim), password: PASSWORD })
    const idToken = await tokenOf(house, victim)
    await house.identity.signInWith(await house.identity.person('facebook.com', 'mallory@attacker.example'), {
      idToken,
    })
    const otp = await house.codeTo(victim)
    expect(
      await house.ask('POST /user/verify/', null, { email: victim, otp, verification: body['verification'] }),
    ).toMatchObject({ status: 400 })
  })
})
