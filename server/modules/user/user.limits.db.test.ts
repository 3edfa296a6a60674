import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#server/db/testDatabase.ts'
import { ApiError } from '#server/http/errors.ts'
import { asking, codeOf, maya, otherThan, startUsers } from './user.testing.ts'

const NOW = Temporal.Instant.from('2026-12-24T15:00:00Z')

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const start = startUsers({ db: () => database.db, clock: () => NOW })

describe('signing up', () => {
  test('more than 200 times an hour from one address has to wait', async () => {
    const { routes } = start()
    const context = { address: '127.0.0.9' }
    const guests = Array.from({ length: 20 }, (_, guest) => maya(`crowd${guest}`))
    for (const guest of guests) {
      await routes.signUp(asking(guest, context))
      for (let again = 1; again < 10; again += 1)
        await expect(routes.signUp(asking(guest, context))).rejects.toMatchObject({ status: 409 })
    }
    await expect(routes.signUp(asking(maya('crowded'), context))).rejects.toMatchObject(oneHour)
    expect(await routes.signUp(asking(maya('crowded')))).toMatchObject({ is_email_must_be_verified: true })
  })

  test('more than ten times an hour with one e-mail has to wait, wherever it is tried from', async () => {
    const { routes } = start()
    await routes.signUp(asking(maya('tenfold')))
    for (let again = 1; again < 10; again += 1)
      await expect(routes.signUp(asking(maya('tenfold'), { address: `127.0.1.${again}` }))).rejects.toMatchObject({
        status: 409,
      })
    await expect(routes.signUp(asking(maya('tenfold'), { address: '127.0.1.10' }))).rejects.toMatchObject(oneHour)
  })
})

describe('the code', () => {
  test('is tried five times; then even the right one waits, known e-mail or not', async () => {
    const { routes, mails } = start()
    await routes.signUp(asking(maya('five')))
    for (const email of ['five@stayless.example', 'ghost@stayless.example']) {
      const right = { email, otp: codeOf(mails) }
      const wrong = { email, otp: otherThan(codeOf(mails)) }
      for (let guess = 0; guess < 5; guess += 1)
        await expect(routes.verifyEmail(asking(wrong))).rejects.toMatchObject(invalidCode)
      await expect(routes.verifyEmail(asking(right))).rejects.toMatchObject({
        status: 429,
        code: 'too_many_requests',
        message: 'Please, wait for 10 minutes before you can try again',
        retryAfterSeconds: 600,
      })
    }
  })

  test('is tried five times, however many guess at once', async () => {
    const { routes, mails } = start()
    await routes.signUp(asking(maya('rush')))
    const wrong = { email: 'rush@stayless.example', otp: otherThan(codeOf(mails)) }
    const guesses = Array.from({ length: 100 }, () => routes.verifyEmail(asking(wrong)))
    const told = (await Promise.allSettled(guesses)).map((guess) =>
      guess.status === 'rejected' && guess.reason instanceof ApiError ? guess.reason.code : guess.status,
    )
    expect(told.filter((code) => code === 'invalid_code')).toHaveLength(5)
    expect(told.filter((code) => code === 'too_many_requests')).toHaveLength(95)
  })

  test.each(['loud@stayless.example', 'silent@stayless.example'])(
    'is asked for again ten times an hour by one e-mail and no more, whether it is anybody’s: %s',
    async (email) => {
      const { routes } = start()
      if (email.startsWith('loud')) await routes.signUp(asking(maya('loud')))
      const asked = Array.from({ length: 10 }, () => routes.resendVerificationEmail(asking({ email })))
      expect(await Promise.all(asked)).toEqual(asked.map(() => ({ status: 'accepted' })))
      await expect(routes.resendVerificationEmail(asking({ email }))).rejects.toMatchObject(oneHour)
    },
  )

  test('is guessed 200 times in ten minutes from one address, for however many e-mails', async () => {
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
const invalidCode = { status: 400, code: 'invalid_code', field: 'otp' }
