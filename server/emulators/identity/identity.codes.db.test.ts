import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#server/db/testDatabase.ts'
import { countAttempt } from '#server/limits/limits.store.ts'
import { mailboxLimit } from '#server/limits/mailbox.ts'
import { provide as provideOn, refused, signedUp } from './provider.testing.ts'

let database: TestDatabase
let now = Temporal.Instant.from('2026-12-24T15:00:00Z')
const clock = () => now
const later = (duration: Temporal.DurationLike) => (now = now.add(duration))

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

describe('codes by e-mail', () => {
  test('reach their owner, however many a stranger has requested', async () => {
    const mails: string[] = []
    const app = provide({ mailAction: async (_connection, { to }) => void mails.push(to) })
    await signedUp(app, 'flooded@stayless.example')
    const reset = { requestType: 'PASSWORD_RESET', email: 'flooded@stayless.example' }
    for (let time = 0; time < 6; time += 1) await app.callFrom('127.0.0.6', 'sendOobCode', reset)
    expect(mails).toHaveLength(5)
    expect(await app.call('sendOobCode', reset)).toMatchObject({ status: 200 })
    expect(mails).toHaveLength(6)
  })

  test('are limited to twenty an hour per mailbox, over all callers, until one is used', async () => {
    const codes: string[] = []
    const app = provide({ mailAction: async (_connection, { code }) => void codes.push(code) })
    const { idToken } = await signedUp(app, 'twenty@stayless.example')
    const reset = { requestType: 'PASSWORD_RESET', email: 'Twenty@stayless.example' }
    const ask = (place: number) => app.callFrom(`127.0.4.${place}`, 'sendOobCode', reset)
    for (let place = 1; place <= 20; place += 1) await ask(place)
    // Responds as if it had sent one: the last code is still valid.
    expect(await ask(21)).toEqual({ status: 200, body: { email: reset.email } })
    await app.call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
    expect(codes).toHaveLength(20)
    expect(await app.call('resetPassword', { oobCode: codes[19], newPassword: 'mountain air' })).toMatchObject({
      status: 200,
    })
    await ask(22)
    expect(codes).toHaveLength(21)
  })

  test('are sent again after a password change, despite the limit', async () => {
    const codes: string[] = []
    const app = provide({ mailAction: async (_connection, { code }) => void codes.push(code) })
    const { idToken } = await signedUp(app, 'changed@stayless.example')
    const [mailbox, reset] = [mailboxLimit('identity_mailbox'), { email: 'changed@stayless.example' }]
    for (let sent = 0; sent < mailbox.most; sent += 1) await countAttempt(database.db, mailbox, reset.email, clock)
    await app.call('sendOobCode', { requestType: 'PASSWORD_RESET', ...reset })
    expect(codes).toHaveLength(0)
    await app.call('update', { idToken, password: 'another one' })
    await app.call('sendOobCode', { requestType: 'PASSWORD_RESET', ...reset })
    expect(codes).toHaveLength(1)
  })

  test('are invalid once the password is changed', async () => {
    const codes: string[] = []
    const app = provide({ mailAction: async (_connection, { code }) => void codes.push(code) })
    const { idToken } = await signedUp(app, 'two.links@stayless.example')
    const reset = { requestType: 'PASSWORD_RESET', email: 'two.links@stayless.example' }
    await app.call('sendOobCode', reset)
    await app.call('update', { idToken, password: 'another one' })
    expect(await app.call('resetPassword', { oobCode: codes[0], newPassword: 'mountain air' })).toMatchObject(
      refused('INVALID_OOB_CODE'),
    )
  })

  test('reset a password once', async () => {
    const mails: string[] = []
    const app = provide({ mailAction: async (_connection, { code, lang }) => void mails.push(`${lang} ${code}`) })
    const { refreshToken } = await signedUp(app, 'reset@stayless.example')
    const request = { requestType: 'PASSWORD_RESET', email: 'reset@stayless.example' }
    expect(await app.call('sendOobCode', request, { 'x-firebase-locale': 'he' })).toMatchObject({ status: 200 })
    const [lang, oobCode] = String(mails[0]).split(' ')
    expect(lang).toBe('he')
    expect(await app.call('resetPassword', { oobCode })).toMatchObject({ body: { email: 'reset@stayless.example' } })
    const reset = { oobCode, newPassword: 'mountain air' }
    expect(await app.call('resetPassword', reset)).toMatchObject({ status: 200 })
    expect(await app.call('resetPassword', reset)).toMatchObject(refused('INVALID_OOB_CODE'))
    expect(await app.refresh(refreshToken)).toMatchObject(refused('TOKEN_EXPIRED'))
    const again = { email: 'reset@stayless.example', password: 'mountain air' }
    expect(await app.call('signInWithPassword', again)).toMatchObject({ status: 200 })
  })

  test('are limited to a hundred resets an hour per address, whatever the e-mail', async () => {
    const app = provide({ mailAction: () => Promise.resolve() })
    const ask = (guest: number) =>
      app.callFrom('127.0.0.9', 'sendOobCode', { requestType: 'PASSWORD_RESET', email: `${guest}@stayless.example` })
    const responses = await Promise.all(Array.from({ length: 101 }, (_, guest) => ask(guest)))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(100)
    expect((await app.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: 'x@stayless.example' })).status).toBe(
      200,
    )
  })

  test('are not sent to an unknown e-mail, with the same response', async () => {
    const mails: string[] = []
    const app = provide({ mailAction: async (_connection, { to }) => void mails.push(to) })
    const request = { requestType: 'PASSWORD_RESET', email: 'unknown@stayless.example' }
    expect(await app.call('sendOobCode', request)).toEqual({ status: 200, body: { email: request.email } })
    expect(mails).toEqual([])
  })

  test('expire after an hour', async () => {
    const codes: string[] = []
    const app = provide({ mailAction: async (_connection, { code }) => void codes.push(code) })
    const { idToken } = await signedUp(app, 'late@stayless.example')
    await app.call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
    later({ minutes: 60 })
    expect(await app.call('update', { oobCode: codes[0] })).toMatchObject(refused('EXPIRED_OOB_CODE'))
  })
})

const provide = (options: Partial<Parameters<typeof provideOn>[0]> = {}) =>
  provideOn({ db: database.db, clock, ...options })
