import type { Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { selectFailure, selectIsBusy, selectMessage, selectStep, selectUser } from '#machines/auth/auth.selectors.ts'
import { API_BASE } from '#contract/http/endpoints.ts'
import { systemClock } from '#server/clock.ts'
import { testDatabase, type TestDatabase } from '#server/db/testDatabase.ts'
import { DEMO_PASSWORD, seedAccounts } from '#server/demo/demoAccounts.ts'
import { LIGHT_COST } from '#server/emulators/identity/provider.testing.ts'
import { createClient } from '#src/services/client.ts'
import { openFirebase } from '#src/services/identity/firebase.ts'
import { createIdentity } from '#src/services/identity/identity.ts'
import { pendingVerifications } from '#src/services/identity/pendingVerification.ts'
import { createVault } from '#src/services/identity/vault.ts'
import { jsonStorage } from '#src/services/storage.ts'
import { authForms, startAuth } from './auth.ts'
import { portOf, startServer, stop } from './auth.db.testing.ts'

const PASSWORD = 'Plantedsecret-1'

let database: TestDatabase
let server: Server
let origin: string
const codes: string[] = []

beforeAll(async () => {
  vi.stubGlobal('navigator', { onLine: true })
  database = await testDatabase()
  await seedAccounts(database.db, systemClock, LIGHT_COST)
  server = await startServer({ db: database.db, codes, port: 0 })
  origin = `http://127.0.0.1:${portOf(server)}`
}, 60_000)
afterAll(async () => {
  await stop(server)
  await database.close()
})

describe('the untouched SDK against our own origin', () => {
  test('signs up, verifies the e-mail with its code, signs in, and signs out', async () => {
    const page = openPage()
    page.forms.signUp(form('journey'), PASSWORD)
    expect(await page.settled()).toBe('code')
    page.forms.submitCode(codes.at(-1) ?? '')
    expect(await page.settled()).toBe('signedIn')
    expect(page.user()).toMatchObject({ email: 'journey@stayless.example', is_email_verified: true })
    expect((await page.callApi('userDetails', {})).user.email).toBe('journey@stayless.example')
    page.actor.send({ type: 'signOut' })
    expect(await page.settled()).toBe('signedOut')
    await expect(page.callApi('userDetails', {})).rejects.toMatchObject({ status: 401 })
  })

  test('keeps the session across a server restart, and renews its tokens', async () => {
    const page = openPage()
    page.forms.signIn('guest@stayless.example', DEMO_PASSWORD)
    expect(await page.settled()).toBe('signedIn')
    const before = await page.identity.bearer()
    const port = portOf(server)
    await stop(server)
    await expect(page.identity.refresh()).rejects.toMatchObject({ code: 'unreachable' })
    server = await startServer({ db: database.db, codes, port })
    await page.identity.refresh()
    const token = expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    expect([before, await page.identity.bearer()]).toEqual([token, token])
    expect((await page.callApi('userDetails', {})).user.email).toBe('guest@stayless.example')
  })

  test('rejects a wrong password and an unknown e-mail', async () => {
    for (const email of ['guest@stayless.example', 'nobody@stayless.example']) {
      const page = openPage()
      page.forms.signIn(email, 'wrong password')
      expect(await page.settled()).toBe('signedOut')
      expect(page.message()).toEqual({ key: 'errors.unableToLogIn', field: null })
    }
  })

  test('asks for a pause after five wrong passwords', async () => {
    const page = openPage()
    for (let guess = 0; guess < 6; guess += 1) {
      page.forms.signIn('agent@stayless.example', `guess ${guess}`)
      expect(await page.settled()).toBe('signedOut')
    }
    expect(page.message()).toEqual({ key: 'errors.tooManyRequests', n: 10, field: null })
  })

  test('signing in with an unverified e-mail asks for a code; once verified, the session knows', async () => {
    const first = openPage()
    first.forms.signUp(form('unproven'), PASSWORD)
    await first.settled()
    const second = openPage()
    second.forms.signIn('unproven@stayless.example', PASSWORD)
    expect(await second.settled()).toBe('code')
    second.forms.submitCode(codes.at(-1) ?? '')
    expect(await second.settled()).toBe('signedIn')
    expect(claimsOf(await second.identity.bearer())).toMatchObject({ email_verified: true })
  })

  test('a correct code whose response was lost still works when entered again', async () => {
    const page = openPage()
    page.forms.signUp(form('lost'), PASSWORD)
    await page.settled()
    const otp = codes.at(-1) ?? ''
    await page.callApi('verifyEmail', {
      body: { email: 'lost@stayless.example', otp, ...page.verifications.of('lost@stayless.example') },
    })
    page.forms.submitCode(otp)
    expect(await page.settled()).toBe('signedIn')
  })

  test('a password reset link works once; the new password signs in, the old one does not', async () => {
    const page = openPage()
    page.actor.send({ type: 'reset.start' })
    page.actor.send({ type: 'reset.submit', email: 'business@stayless.example' })
    await page.settled()
    const link = codes.at(-1) ?? ''
    page.forms.openReset(link)
    await page.settled()
    page.forms.choosePassword(PASSWORD)
    expect(await page.settled()).toBe('signedIn')
    expect(page.user()).toMatchObject({ email: 'business@stayless.example' })
    const other = openPage()
    other.forms.openReset(link)
    await other.settled()
    expect(other.message()).toEqual({ key: 'errors.invalidLink', field: null })
    other.actor.send({ type: 'form.cancel' })
    other.forms.signIn('business@stayless.example', DEMO_PASSWORD)
    await other.settled()
    expect(other.message()).toEqual({ key: 'errors.unableToLogIn', field: null })
    expect(other.failureCodes).toEqual(['auth/invalid-action-code', 'auth/invalid-credential'])
  })

  test('an account deleted at the provider ends its session', async () => {
    const page = openPage()
    page.forms.signUp(form('gone'), PASSWORD)
    await page.settled()
    page.forms.submitCode(codes.at(-1) ?? '')
    await page.settled()
    await database.db.deleteFrom('identity_accounts').where('email', '=', 'gone@stayless.example').execute()
    await expect(page.identity.refresh()).rejects.toMatchObject({ code: 'auth/user-token-expired' })
    await waitFor(page.actor, (snapshot) => selectStep(snapshot) === 'signedOut')
    expect(await page.identity.bearer()).toBeNull()
  })
})

test('no password, code or token appears in any event, snapshot or announcement of the whole journey', async () => {
  const seen: string[] = []
  const page = openPage((text) => seen.push(text))
  page.forms.signIn('secret@stayless.example', `${PASSWORD}-wrong`)
  await page.settled()
  page.forms.signUp(form('secret'), PASSWORD)
  await page.settled()
  const code = codes.at(-1) ?? 'none'
  page.forms.submitCode(code === '000000' ? '111111' : '000000')
  await page.settled()
  expect(selectFailure(page.actor.getSnapshot())).toMatchObject({ code: 'invalid_code' })
  page.forms.submitCode(code)
  await page.settled()
  const token = (await page.identity.bearer()) ?? 'none'
  page.actor.send({ type: 'signOut' })
  await page.settled()
  const everything = seen.join('\n')
  expect(everything).toContain('secret@stayless.example')
  expect(['Plantedsecret', `"${code}"`, token].filter((secret) => everything.includes(secret))).toEqual([])
})

const form = (name: string) => ({
  first_name: 'Maya',
  last_name: 'Cohen',
  email: `${name}@stayless.example`,
  phone: null,
})

let pages = 0

/** A browser page with empty storage, talking to the server of this file. */
const openPage = (see: (text: string) => void = () => {}) => {
  pages += 1
  const name = `page-${pages}`
  const stored = new Map<string, string>()
  const storage = jsonStorage(() => ({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
    clear: () => stored.clear(),
    key: () => null,
    length: 0,
  }))
  const identity = createIdentity({
    load: async () => openFirebase({ settings: { mode: 'local', origin }, locale: 'en', name }),
    storage,
    whenPainted: (run) => run(),
    onHint: () => {},
    makeSession: (machine) => createActor(machine),
  })
  const callApi = createClient({
    base: `${origin}${API_BASE}`,
    fetch,
    bearer: identity.bearer,
    locale: () => 'en',
    isHandheld: () => false,
    isOnline: () => true,
  })
  const vault = createVault()
  const failureCodes: string[] = []
  const actor = startAuth({
    identity,
    vault,
    callApi,
    verifications: pendingVerifications(storage),
    tellFailure: ({ code }) => failureCodes.push(code),
  })
  actor.system.inspect((event) => {
    if (event.type === '@xstate.event') see(JSON.stringify(event.event))
    if (event.type === '@xstate.action') see(JSON.stringify(event.action.params ?? null))
    if (event.type === '@xstate.snapshot') see(JSON.stringify(event.snapshot))
  })
  actor.on('*', (event) => see(JSON.stringify(event)))
  actor.subscribe(() => see(JSON.stringify(actor.getPersistedSnapshot())))
  return {
    actor,
    identity,
    callApi,
    vault,
    failureCodes,
    verifications: pendingVerifications(storage),
    forms: authForms(actor, vault),
    user: () => selectUser(actor.getSnapshot()),
    message: () => selectMessage(actor.getSnapshot()),
    settled: async () => selectStep(await waitFor(actor, (snapshot) => !selectIsBusy(snapshot))),
  }
}

const claimsOf = (token: string | null): unknown =>
  JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString())
