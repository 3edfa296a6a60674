import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#server/db/testDatabase.ts'
import { ApiError } from '#server/http/errors.ts'
import { clearAttempts, countAttempt } from '#server/limits/limits.store.ts'
import { LIMITS } from './user.limits.ts'
import { userByEmail } from './user.store.ts'
import { asking, codeOf, maya, otherThan, startUsers } from './user.testing.ts'

const NOW = Temporal.Instant.from('2026-12-24T15:00:00Z')

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const clock = () => NOW
const start = startUsers({ db: () => database.db, clock })

describe('signing up', () => {
  test('more than 200 times an hour from one network address has to wait', async () => {
    const { routes } = start()
    const context = { address: '127.0.0.9' }
    for (let guest = 0; guest < 200; guest += 1)
      await countAttempt(database.db, LIMITS.signUp.byAddress, '127.0.0.9', clock)
    await expect(routes.signUp(asking(maya('crowded'), context))).rejects.toMatchObject(oneHour)
    expect(await routes.signUp(asking(maya('crowded')))).toMatchObject({ is_email_must_be_verified: true })
  })

  test('more than ten times an hour with one e-mail has to wait, but not from another network address', async () => {
    const { routes } = start()
    const requestSignUp = () => routes.signUp(asking(maya('tenfold'), { address: '127.0.1.1' }))
    for (let time = 1; time <= 10; time += 1) await requestSignUp()
    await expect(requestSignUp()).rejects.toMatchObject(oneHour)
    expect(await routes.signUp(asking(maya('tenfold'), { address: '127.0.1.2' }))).toMatchObject({
      is_email_must_be_verified: true,
    })
  })

  test('sends one mailbox at most twenty codes an hour, from any network address', async () => {
    const { routes, mails, signUp } = start()
    const email = maya('flooded').email
    for (let place = 1; place <= 19; place += 1) await signUp(maya('flooded'), { address: `127.0.3.${place}` })
    const registration = await signUp(maya('Flooded'), { address: '127.0.3.20' })
    await expect(routes.signUp(asking(maya('flooded'), { address: '127.0.3.21' }))).rejects.toMatchObject(oneHour)
    await expect(routes.resendVerificationEmail(asking(registration))).rejects.toMatchObject(oneHour)
    expect(mails.filter(({ to }) => to === email)).toHaveLength(20)
    expect(await routes.verifyEmail(asking({ ...registration, otp: codeOf(mails) }))).toMatchObject({
      user: { is_email_verified: true },
    })
  })

  test('too often from one network address does not use up the tries of the e-mail', async () => {
    const { routes } = start()
    const address = '127.0.1.9'
    for (let time = 0; time < 200; time += 1) await countAttempt(database.db, LIMITS.signUp.byAddress, address, clock)
    for (let time = 0; time < 10; time += 1)
      await expect(routes.signUp(asking(maya('spared'), { address }))).rejects.toMatchObject(oneHour)
    await clearAttempts(database.db, LIMITS.signUp.byAddress, address)
    expect(await routes.signUp(asking(maya('spared'), { address }))).toMatchObject({ is_email_must_be_verified: true })
  })
})

describe('the code', () => {
  test('allows five tries to the guest who requested it; then even the right one has to wait', async () => {
    const { routes, mails, signUp } = start()
    const registration = await signUp(maya('five'))
    for (let guess = 0; guess < 5; guess += 1)
      await expect(
        routes.verifyEmail(asking({ ...registration, otp: otherThan(codeOf(mails)) })),
      ).rejects.toMatchObject(invalidCode)
    const right = { ...registration, otp: codeOf(mails) }
    await expect(routes.verifyEmail(asking(right))).rejects.toMatchObject(tenMinutes)
    await expect(routes.verifyEmail(asking(right, { address: '127.0.2.2' }))).rejects.toMatchObject(tenMinutes)
  })

  test('cannot be locked by a stranger’s tries, which fail as for an unknown e-mail', async () => {
    const { routes, mails, signUp } = start()
    const registration = await signUp(maya('locked'))
    for (const email of [registration.email, 'ghost@stayless.example']) {
      const strangers = { email, otp: otherThan(codeOf(mails)) }
      for (let guess = 0; guess < 5; guess += 1)
        await expect(routes.verifyEmail(asking(strangers))).rejects.toMatchObject(invalidCode)
      await expect(routes.verifyEmail(asking(strangers))).rejects.toMatchObject(tenMinutes)
    }
    expect(await routes.verifyEmail(asking({ ...registration, otp: codeOf(mails) }))).toMatchObject({
      user: { is_email_verified: true },
    })
  })

  test('clears the count of wrong ones once the right one is entered', async () => {
    const { routes, mails, signUp } = start()
    const registration = await signUp(maya('forgotten'))
    const right = codeOf(mails)
    for (let guess = 0; guess < 4; guess += 1)
      await expect(routes.verifyEmail(asking({ ...registration, otp: otherThan(right) }))).rejects.toMatchObject(
        invalidCode,
      )
    await routes.verifyEmail(asking({ ...registration, otp: right }))
    const user = await userByEmail(database.db, registration.email)
    for (let time = 0; time < 5; time += 1)
      expect(await countAttempt(database.db, LIMITS.verify.bySubject, user?.id ?? '', clock)).toEqual({ allowed: true })
  })

  test('allows five tries, however many arrive in parallel', async () => {
    const { routes, mails, signUp } = start()
    const registration = await signUp(maya('rush'))
    const wrong = { ...registration, otp: otherThan(codeOf(mails)) }
    const guesses = Array.from({ length: 100 }, () => routes.verifyEmail(asking(wrong)))
    const codes = (await Promise.allSettled(guesses)).map((guess) =>
      guess.status === 'rejected' && guess.reason instanceof ApiError ? guess.reason.code : guess.status,
    )
    expect(codes.filter((code) => code === 'invalid_code')).toHaveLength(5)
    expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(95)
  })

  test.each(['loud@stayless.example', 'silent@stayless.example'])(
    'can be requested again at most ten times an hour, whether or not the e-mail has an account: %s',
    async (email) => {
      const { routes, signUp } = start()
      const request = email.startsWith('loud') ? await signUp(maya('loud')) : { email }
      const answers = Array.from({ length: 10 }, () => routes.resendVerificationEmail(asking(request)))
      expect(await Promise.all(answers)).toEqual(answers.map(() => ({ status: 'accepted' })))
      await expect(routes.resendVerificationEmail(asking(request))).rejects.toMatchObject(oneHour)
    },
  )

  test('can be tried 200 times in ten minutes from one network address, for any number of e-mails', async () => {
    const { routes } = start()
    const guess = (guest: number) =>
      routes.verifyEmail(asking({ email: `${guest}@stayless.example`, otp: '000000' }, { address: '127.0.0.8' }))
    for (let guest = 0; guest < 200; guest += 1) await expect(guess(guest)).rejects.toMatchObject(invalidCode)
    await expect(guess(200)).rejects.toMatchObject({ status: 429, retryAfterSeconds: 600 })
  })
})

const oneHour = {
  status: 429,
  retryAfterSeconds: 3600,
  message: 'Please, wait for 60 minutes before you can try again',
}
const tenMinutes = {
  status: 429,
  code: 'too_many_requests',
  message: 'Please, wait for 10 minutes before you can try again',
  retryAfterSeconds: 600,
}
const invalidCode = { status: 400, code: 'invalid_code', field: 'otp' }
