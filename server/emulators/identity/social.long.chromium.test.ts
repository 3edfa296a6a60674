import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { localIdentityAdmin } from './localIdentity.ts'
import { systemClock } from '#server/clock.ts'
import { testDatabase, type TestDatabase } from '#server/db/testDatabase.ts'
import { PASSWORD, fillPopup, harnessOf, uidOf, type Harness } from './social.page.testing.ts'
import { createProvider } from './provider.ts'
import { buildPage, openTestSite, type TestSite } from './social.site.ts'

/**
 * The windows of Google and Facebook, the unmodified SDK and the identity service, in a browser that can reach only this
 * machine.
 */
let directory: string
let database: TestDatabase
let browser: Browser
let site: TestSite
let unprotected: TestSite
let page: Page
let requestHosts: string[]
let harness: Harness

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'ways-in-'))
  await buildPage(directory)
  database = await testDatabase()
  const options = { db: database.db, clock: systemClock }
  site = await openTestSite(directory, options)
  unprotected = await openTestSite(directory, { ...options, enumerationProtection: false })
  const executablePath = process.env['CHROMIUM_PATH']
  browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1'],
  })
})
afterAll(async () => {
  await browser.close()
  await Promise.all([site.close(), unprotected.close()])
  await database.close()
  await rm(directory, { recursive: true })
})
beforeEach(async () => {
  const context = await browser.newContext()
  requestHosts = []
  context.on('request', (request) => requestHosts.push(new URL(request.url()).hostname))
  page = await context.newPage()
  harness = harnessOf(page)
})
afterEach(async () => {
  await page.context().close()
})

test('Google signs up a person with a verified e-mail, signs them in again later, and no request leaves this machine', async () => {
  await page.goto(site.origin)
  const person = { outcome: 'signedIn', email: 'maya@google.example', isEmailVerified: true, displayName: 'Maya Cohen' }
  expect(await harness.signInBy('Google', 'maya@google.example')).toMatchObject({ ...person, isNew: true })
  expect(await harness.answerTo('Claims')).toMatchObject({ email: 'maya@google.example', email_verified: true })
  expect(await harness.session()).not.toBe('')
  await harness.answerTo('Sign out')
  const popup = await harness.open('Google')
  await popup.getByRole('button', { name: 'maya@google.example' }).click()
  expect(await harness.nextResult('Google')).toMatchObject({ ...person, isNew: false })
  expect(new Set(requestHosts)).toEqual(new Set(['127.0.0.1']))
})

test('Facebook signs up a person whose e-mail is not verified', async () => {
  await page.goto(site.origin)
  expect(await harness.signInBy('Facebook', 'maya@facebook.example')).toMatchObject({
    isNew: true,
    isEmailVerified: false,
  })
  expect(await harness.answerTo('Methods')).toEqual(['facebook'])
})

test('a window shows no button before its script runs', async () => {
  await page.goto(site.origin)
  const release = await harness.holdBack('**/popup.js')
  const scriptRequest = page.context().waitForEvent('request', (request) => request.url().endsWith('/popup.js'))
  const [popup] = await Promise.all([page.waitForEvent('popup'), harness.press('Google')])
  await scriptRequest
  expect(await popup.locator('button, input').count()).toBe(0)
  release()
  await fillPopup(popup, 'early@google.example')
  expect(await harness.nextResult('Google')).toMatchObject({ email: 'early@google.example' })
})

test('an account can be deleted right after it was created, and is new the next time', async () => {
  await page.goto(site.origin)
  await harness.signInBy('Google', 'deleted@google.example')
  expect(await harness.answerTo('Delete')).toBe('done')
  expect(await harness.answerTo('Claims')).toBeNull()
  expect(await harness.signInBy('Google', 'deleted@google.example')).toMatchObject({ isNew: true })
})

describe('a window', () => {
  test('that is canceled reports it immediately', async () => {
    await page.goto(site.origin)
    const popup = await harness.open('Google')
    await popup.getByRole('button', { name: 'Cancel' }).click()
    expect(await harness.nextResult('Google')).toBe('auth/user-cancelled')
  })

  test('that is closed is noticed within ten seconds', async () => {
    await page.clock.install()
    await page.goto(site.origin)
    const popup = await harness.open('Google')
    await popup.close()
    await page.clock.runFor(3000)
    await page.clock.runFor(9000)
    expect(await harness.nextResult('Google')).toBe('auth/popup-closed-by-user')
  })

  test('that the browser blocks is reported', async () => {
    await page.addInitScript('window.open = () => null')
    await page.goto(site.origin)
    expect(await harness.answerTo('Google')).toBe('auth/popup-blocked')
  })

  test('is replaced by the next one', async () => {
    await page.goto(site.origin)
    const google = await harness.open('Google')
    const closed = google.waitForEvent('close')
    const facebook = await harness.open('Facebook')
    await closed
    expect(await harness.nextResult('Google')).toBe('auth/cancelled-popup-request')
    await fillPopup(facebook, 'replaced@facebook.example')
    expect(await harness.nextResult('Facebook')).toMatchObject({
      outcome: 'signedIn',
      email: 'replaced@facebook.example',
    })
  })

  test('that never opens, because a script hangs, times out after 15 seconds', async () => {
    await page.route('https://apis.google.com/**', () => {})
    await page.clock.install()
    await page.goto(`${site.origin}/?without-bridge`)
    const asking = page.waitForRequest('https://apis.google.com/**')
    await harness.press('Google')
    await asking
    await page.clock.runFor(15_000)
    expect(await harness.nextResult('Google')).toBe('timeout')
  })

  test('is closed when the guest gives up, and the password then signs in', async () => {
    await account('given-up@stayless.example')
    await page.goto(site.origin)
    const popup = await harness.open('Google')
    const closed = popup.waitForEvent('close')
    await harness.press('Give up')
    await closed
    expect(await harness.nextResult('Google')).toBe('internal')
    await harness.write('given-up@stayless.example')
    expect(await harness.answerTo('Sign in')).toMatchObject({ uid: await harness.session() })
  })

  test('that answers after the guest gave up signs nobody in, and leaves no account', async () => {
    await page.goto(site.origin)
    const release = await harness.holdBack('**/accounts:signInWithIdp*')
    const popup = await harness.open('Google')
    const asking = page.waitForRequest('**/accounts:signInWithIdp*')
    await fillPopup(popup, 'late@google.example')
    await asking
    await harness.press('Give up')
    expect(await harness.nextResult('Google')).toBe('internal')
    const deleted = page.waitForResponse('**/accounts:delete*')
    release()
    await deleted
    expect(await harness.answerTo('Claims')).toBeNull()
    expect(await harness.session()).toBe('')
    expect(await harness.signInBy('Google', 'late@google.example')).toMatchObject({ isNew: true })
  })
})

describe.each([true, false])('an e-mail that already has an account, with enumeration protection %s', (isProtected) => {
  const home = () => (isProtected ? site : unprotected).origin
  const named = (name: string) => `${name}-${isProtected}@stayless.example`

  test('of Google signs in there, links the new method, and both open the same account', async () => {
    const email = named('google')
    await page.goto(home())
    const first = await harness.signInBy('Google', email)
    await harness.answerTo('Sign out')
    expect(await harness.signInBy('Facebook', email)).toEqual({
      outcome: 'conflict',
      email,
      methods: ['google'],
      handle: expect.any(String),
    })
    expect(await harness.answerTo('Claims')).toBeNull()
    await harness.signInBy('Google', email)
    expect(await harness.answerTo('Link')).toBe('done')
    expect(await harness.answerTo('Methods')).toEqual(['google', 'facebook'])
    await harness.answerTo('Sign out')
    expect(await harness.signInBy('Facebook', email)).toMatchObject({ ...uidOf(first), isNew: false })
  })

  test('of a password signs in with it, and links the new method', async () => {
    const email = named('password')
    await account(email)
    await page.goto(home())
    expect(await harness.signInBy('Facebook', email)).toMatchObject({
      outcome: 'conflict',
      methods: isProtected ? [] : ['password'],
    })
    await harness.write(email)
    const first = await harness.answerTo('Sign in')
    expect(await harness.answerTo('Link')).toBe('done')
    await harness.answerTo('Sign out')
    expect(await harness.signInBy('Facebook', email)).toMatchObject({ ...uidOf(first), isNew: false })
  })

  test('is not linked if the account was deleted meanwhile', async () => {
    const email = named('gone')
    await account(email)
    await page.goto(home())
    await harness.signInBy('Facebook', email)
    await harness.write(email)
    await harness.answerTo('Sign in')
    await database.db.deleteFrom('identity_accounts').where('email', '=', email).execute()
    expect(await harness.answerTo('Link')).toBe('auth/user-token-expired')
  })
})

describe('reauthentication', () => {
  test('with a window allows a password change', async () => {
    await page.goto(site.origin)
    await harness.signInBy('Google', 'proves@google.example')
    const popup = await harness.open('Prove by Google')
    await fillPopup(popup, 'proves@google.example')
    expect(await harness.nextResult('Prove by Google')).toBe('done')
    await harness.write('proves@google.example')
    expect(await harness.answerTo('Change password')).toBe('done')
    expect(await harness.answerTo('Methods')).toEqual(['password', 'google'])
    expect(await harness.answerTo('Prove by password')).toBe('done')
  })

  test('as another person is refused, and the session stays the same', async () => {
    await page.goto(site.origin)
    const first = await harness.signInBy('Google', 'steady@google.example')
    await fillPopup(await harness.open('Prove by Google'), 'another@google.example')
    expect(await harness.nextResult('Prove by Google')).toBe('auth/user-mismatch')
    expect(await harness.answerTo('Claims')).toMatchObject({ sub: uidOf(first).uid })
  })
})

test('the window is in the page’s language, right to left, works by keyboard, and passes axe in light and dark', async () => {
  await page.goto(site.origin)
  await harness.signInBy('Google', 'known@google.example')
  await harness.answerTo('Hebrew')
  const popup = await harness.open('Google')
  expect(await popup.getByRole('heading', { level: 1 }).textContent()).toBe('התחברות עם \u2068Google\u2069')
  expect(await popup.locator('html').getAttribute('dir')).toBe('rtl')
  for (const colorScheme of ['light', 'dark'] as const) {
    await popup.emulateMedia({ colorScheme })
    const { violations } = await new AxeBuilder({ page: popup }).analyze()
    expect(violations.map((one) => [one.id, one.nodes.map((node) => node.target)])).toEqual([])
  }
  await popup.getByLabel('דוא״ל').fill('nobody')
  await popup.keyboard.press('Enter')
  await popup.getByRole('alert').getByText('יש להזין כתובת דוא״ל תקינה').waitFor()
  await popup.keyboard.type('@google.example')
  await popup.keyboard.press('Tab')
  await popup.keyboard.type('מאיה')
  await popup.keyboard.press('Enter')
  expect(await harness.nextResult('Google')).toMatchObject({ displayName: 'מאיה', email: 'nobody@google.example' })
})

test('a window opened without a sign-in form says so, and sends nothing', async () => {
  await page.goto(`${site.origin}/emulator/auth/handler?providerId=google.com&eventId=1&authType=signInViaPopup`)
  await fillPopup(page, 'alone@google.example')
  await page.getByRole('alert').getByText('This window belongs to a login form.').waitFor()
  expect(requestHosts.filter((host) => host !== '127.0.0.1')).toEqual([])
})

/** Creates an account with a verified e-mail and a password. */
const account = async (email: string): Promise<void> => {
  const admin = localIdentityAdmin(createProvider({ db: database.db, clock: systemClock }))
  const created = await admin.createPasswordUser({ email, password: PASSWORD, display_name: 'Maya Cohen' })
  if (created.outcome === 'created') await admin.setEmailVerified(created.uid)
}
