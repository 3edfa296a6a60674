import { EventEmitter, once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { chromium, type Browser, type Page } from 'playwright'
import { create, string, type } from 'superstruct'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { braintreeGateway } from '#server/adapters/payments/braintree.adapter.ts'
import type { PaymentGateway } from '#server/adapters/payments/payments.port.ts'
import { openTestSite, type TestSite } from './cardForm.site.ts'
import type { RunningGateway } from './gateway.ts'
import { startTestGateway } from './gateway.testing.ts'
import { localAccount } from './merchant.ts'
import { buildGateway } from '#scripts/buildGateway.mjs'

/** The page's card form, its frames and the gateway, in a real browser that can reach only this machine. */
let directory: string
let browser: Browser
let site: TestSite
let local: RunningGateway
let gateway: PaymentGateway
let page: Page
let requestOrigins: string[]

/** A host that the published SDK trusts. */
const LIVE = 'https://assets.braintreegateway.com'

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'card-form-'))
  await buildGateway(join(directory, 'scripts'))
  site = await openTestSite({
    directory: join(directory, 'page'),
    clientToken: async () => {
      const token = await gateway.clientToken()
      return token.outcome === 'done' ? token.clientToken : ''
    },
    gatewayOrigin: () => local.origin,
    liveOrigin: LIVE,
  })
  local = await startTestGateway(gatewayOptions())
  gateway = braintreeGateway({ account: localAccount(local.origin), log: () => undefined })
  const executablePath = process.env['CHROMIUM_PATH']
  browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1'],
  })
})
afterAll(async () => {
  await browser.close()
  await local.close()
  site.close()
  await rm(directory, { recursive: true })
})
beforeEach(async () => {
  const context = await browser.newContext()
  page = await context.newPage()
  requestOrigins = []
  page.on('request', (request) => requestOrigins.push(new URL(request.url()).origin))
  await page.goto(site.origin)
})
afterEach(async () => {
  local.faults.clear()
  await page.context().close()
})

test('a card is typed, verified by the bank and authorized, and its number never reaches our origin', async () => {
  await press('Open', '"open"')
  const bodies: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(site.origin)) bodies.push(request.postData() ?? '', request.url())
  })
  await enter('4111111111111111')
  await shown('#state').toBe('visa complete')
  const card = await paid()
  expect(card).toEqual({ nonce: expect.any(String), deviceData: expect.any(String), last4: '1111', brand: 'Visa' })
  const result = await authorize(card.nonce)
  expect(result).toEqual({
    outcome: 'authorized',
    transactionId: expect.any(String),
    card: { brand: 'Visa', last4: '1111', wallet: null, numbers: [expect.any(String)] },
  })
  expect(bodies.join(' ')).not.toContain('4111111111111111')
  expect(new Set(requestOrigins)).toEqual(new Set([site.origin, local.origin]))
  const readFrame = `(() => {
    try { return document.querySelector('#number iframe').contentWindow.document.title }
    catch (error) { return error.name }
  })()`
  expect(await page.evaluate(readFrame)).toBe('SecurityError')
})

test('the fields have their labels, run left to right, and pass axe', async () => {
  await press('Open', '"open"')
  await field('number', 'Card number').pressSequentially('378282246310005')
  expect(await field('number', 'Card number').inputValue()).toBe('3782 822463 10005')
  await field('expirationDate', 'Expiry').pressSequentially('930')
  expect(await field('expirationDate', 'Expiry').inputValue()).toBe('09 / 30')
  const look = `(({ direction, color, fontSize }) => ({ direction, color, fontSize }))(getComputedStyle(document.querySelector('input')))`
  expect(await page.frame('braintree-hosted-field-number')?.evaluate(look)).toEqual({
    direction: 'ltr',
    color: 'rgb(20, 30, 40)',
    fontSize: '16px',
  })
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map((one) => [one.id, one.nodes.map((node) => node.target)])).toEqual([])
})

test('an empty form and an invalid one are different errors, and name the fields', async () => {
  await press('Open', '"open"')
  expect(await refused()).toEqual({
    kind: 'fixCard',
    reason: 'card.empty',
    code: 'HOSTED_FIELDS_FIELDS_EMPTY',
    fields: [],
  })
  await field('number', 'Card number').pressSequentially('4111111111111112')
  expect(await refused()).toEqual({
    kind: 'fixCard',
    reason: 'card.invalid',
    code: 'HOSTED_FIELDS_FIELDS_INVALID',
    fields: ['number', 'expirationDate', 'cvv'],
  })
})

test('a card that the bank declines is verified first, and then declined on the server', async () => {
  await press('Open', '"open"')
  await enter('4000111111111115')
  expect(await authorize((await paid()).nonce)).toMatchObject({
    reason: 'processor_declined',
    advice: 'different_card',
  })
})

test('a card that fails 3-D Secure must be corrected by the guest', async () => {
  await press('Open', '"open"')
  await enter('4000000000001018')
  expect(await refused()).toMatchObject({ kind: 'fixCard', reason: 'card.verify' })
})

test('a challenge is approved, failed or canceled in the bank’s frame', async () => {
  await press('Open', '"open"')
  await enter('4000000000001091')
  const bank = page.frameLocator('dialog iframe')
  await page.getByRole('button', { name: 'Pay' }).click()
  await bank.getByRole('button', { name: 'Fail' }).click()
  await shown('#shown').toContain('CARD_FORM_NOT_VERIFIED')
  await page.getByRole('button', { name: 'Pay' }).click()
  await bank.getByRole('button', { name: 'Cancel' }).click()
  await shown('#shown').toContain('"kind":"cancelled"')
  await page.getByRole('button', { name: 'Pay' }).click()
  await bank.getByRole('button', { name: 'Approve' }).click()
  await shown('#shown').toContain('"nonce"')
  expect(await authorize(nonceIn(await text('#shown')))).toMatchObject({ outcome: 'authorized' })
})

test.each([
  ['en', 'ltr', 'Bank verification (sandbox)', 'Approve', /[^ -\u007f’]/],
  ['ar', 'rtl', 'تحقّق البنك (تجريبي)', 'موافقة', /[A-Za-z]/],
  ['he', 'rtl', 'אימות מול הבנק (הדגמה)', 'אישור', /[A-Za-z]/],
] as const)(
  'the bank’s page is in the language of ours, and fits a phone (%s)',
  async (lang, dir, title, approve, foreign) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.evaluate(`document.documentElement.lang = '${lang}'`)
    await press('Open', '"open"')
    await enter('4000000000001091')
    await page.getByRole('button', { name: 'Pay' }).click()
    const bank = page.getByRole('dialog', { name: title }).frameLocator('iframe')
    await bank.getByRole('heading', { name: title }).waitFor()
    expect(await bank.locator('html').getAttribute('dir')).toBe(dir)
    expect(await bank.locator('body').textContent()).not.toMatch(foreign)
    await bank.getByRole('button', { name: approve }).waitFor()
    expect(await page.frames().at(-1)?.evaluate('document.documentElement.scrollHeight <= innerHeight')).toBe(true)
    await bank.getByRole('button', { name: approve }).click()
    await shown('#shown').toContain('"nonce"')
  },
)

test('opening, closing and opening again quickly leaves one working form', async () => {
  await press('Open twice', '"rejected fulfilled"')
  expect(await page.locator('iframe').count()).toBe(3)
  await enter('4111111111111111')
  await paid()
  await press('Close', '"closed"')
  expect(await page.locator('iframe').count()).toBe(0)
  await press('Open', '"open"')
})

test('a frame that does not load times out, and the next attempt works', async () => {
  local.faults.next({ method: 'GET', path: /hosted-fields-frame/, kind: 'slow', delayMs: 3_000 })
  await page.getByRole('button', { name: 'Open in a hurry' }).click()
  await shown('#shown').toContain('"kind":"retry"')
  expect(await page.locator('iframe').count()).toBe(0)
  await press('Open', '"open"')
  await enter('4111111111111111')
  await paid()
})

test('a form that timed out before its frames adds none to the page later, and the next attempt works', async () => {
  // Loads the scripts first: the next attempt then begins with the requests that are held back.
  await press('Open', '"open"')
  await press('Close', '"closed"')
  const door = new EventEmitter()
  const opened = once(door, 'open')
  await page.route(/client_api\/v1\/configuration|\/graphql/, async (route) => {
    await opened
    await route.continue()
  })
  await page.getByRole('button', { name: 'Open in a hurry' }).click()
  await shown('#shown').toContain('"kind":"retry"')
  const frames: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('hosted-fields-frame')) frames.push(request.url())
  })
  door.emit('open')
  await press('Open', '"open"')
  // Only those of the form that is open.
  expect(frames).toHaveLength(3)
})

test('a blocked fraud-data script does not stop a payment', async () => {
  await page.route('**/da/r/fb.js', (route) => route.abort())
  await press('Open', '"open"')
  await enter('4111111111111111')
  expect(await paid()).toMatchObject({ deviceData: null, last4: '1111' })
})

test('Enter submits the form, and a gateway that does not answer is a network error', async () => {
  await press('Open', '"open"')
  await enter('4111111111111111')
  await field('cvv', 'Security code').press('Enter')
  await shown('#shown').toBe('"submit"')
  await page.route('**/graphql', (route) => route.abort())
  await page.route('**/payment_methods/credit_cards*', (route) => route.abort())
  expect(await refused()).toMatchObject({ kind: 'retry', code: 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR' })
})

test('the unmodified SDK in our bundle works with a gateway at the live service’s host', async () => {
  const live = await startTestGateway({ ...gatewayOptions(), dataDir: join(directory, 'live'), publicOrigin: LIVE })
  try {
    gateway = braintreeGateway({ account: localAccount(live.listening), log: () => undefined })
    await page.route(`${LIVE}/**`, async (route) => {
      const address = route.request().url().replace(LIVE, live.listening)
      await route.fulfill({ response: await route.fetch({ url: address }) })
    })
    await page.goto(`${site.origin}/live`)
    await press('Open', '"open"')
    await enter('4111111111111111')
    expect(await authorize((await paid()).nonce)).toMatchObject({ outcome: 'authorized' })
    expect(requestOrigins).not.toContain(local.origin)
  } finally {
    gateway = braintreeGateway({ account: localAccount(local.origin), log: () => undefined })
    await live.close()
  }
})

const field = (name: string, label: string) =>
  page.frameLocator(`#${name} iframe`).getByRole('textbox', { name: label })
/** Waits until the page shows it, with patience for a busy machine. */
const shown = (selector: string) => expect.poll(() => text(selector), { timeout: 20_000 })
const text = (selector: string): Promise<string> => page.locator(selector).innerText()

const press = async (button: string, answer: string): Promise<void> => {
  await page.getByRole('button', { name: button, exact: true }).click()
  await shown('#shown').toBe(answer)
}

const enter = async (number: string): Promise<void> => {
  await field('number', 'Card number').fill('')
  await field('number', 'Card number').pressSequentially(number)
  await field('expirationDate', 'Expiry').fill('12/30')
  await field('cvv', 'Security code').fill('123')
}

const answerTo = async (button: string): Promise<unknown> => {
  await page.getByRole('button', { name: button, exact: true }).click()
  await shown('#shown').toContain('{')
  return JSON.parse(await text('#shown'))
}

const PaidCard = type({ nonce: string(), last4: string(), brand: string() })
const paid = async () => create(await answerTo('Pay'), PaidCard)
const refused = (): Promise<unknown> => answerTo('Pay')
const nonceIn = (answer: string): string => create(JSON.parse(answer), type({ nonce: string() })).nonce

const authorize = (nonce: string) =>
  gateway.authorize({
    orderId: `order ${nonce}`,
    amountCents: 12_340,
    nonce,
    deviceData: null,
    lodging: { folioNumber: 'ABCD2345', checkInDate: '2026-12-24', checkOutDate: '2026-12-27' },
  })

const gatewayOptions = () => ({
  appOrigin: site.origin,
  dataDir: directory,
  assetsDir: join(directory, 'scripts'),
})
