import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startGateway, type GatewayOptions, type RunningGateway } from './gateway.ts'
import { LOCAL_MERCHANT } from './merchant.ts'

const CLIENT_API = `/merchants/${LOCAL_MERCHANT.merchantId}/client_api/v1`
const APP = 'http://127.0.0.1:3000'
let directory: string
let gateway: RunningGateway
let logged: string[]

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'gateway-'))
  logged = []
  gateway = await startGateway(options())
})
afterEach(async () => {
  await gateway.close()
  await rm(directory, { recursive: true })
})

test('the gateway refuses to run in production', async () => {
  await expect(startGateway({ ...options(), mode: 'production' })).rejects.toThrow(/does not run in production/)
})

test('a taken port is an error', async () => {
  const port = Number(new URL(gateway.origin).port)
  await expect(startGateway({ ...options(), port, dataDir: join(directory, 'other') })).rejects.toThrow(/EADDRINUSE/)
})

test('only the application’s pages may read its responses', async () => {
  expect(await allowed(APP)).toBe(APP)
  expect(await allowed('http://127.0.0.1:3001')).toBeNull()
  expect(await allowed('null')).toBeNull()
})

test('only the application may frame the card fields', async () => {
  const answer = await fetch(`${gateway.origin}/web/3.144.0/html/hosted-fields-frame.min.html`)
  expect(answer.headers.get('content-security-policy')).toContain(`frame-ancestors ${APP}`)
})

test('the merchant API needs credentials', async () => {
  const answer = await fetch(`${merchant()}/client_token`, { method: 'POST', body: '{}' })
  expect(answer.status).toBe(401)
})

test('a token of another gateway is refused', async () => {
  const body = JSON.stringify({ operationName: 'ClientConfiguration' })
  const headers = { authorization: 'Bearer 9999999999999.abc.def' }
  const answer = await fetch(`${gateway.origin}/graphql`, { method: 'POST', headers, body })
  expect(await answer.json()).toMatchObject({ errors: [{ extensions: { errorClass: 'AUTHENTICATION' } }] })
})

test.each([
  ['POST', '/graphql', '{', 400],
  ['POST', '/graphql', '\u0000\uFFFF', 400],
  ['POST', '/graphql', '{"operationName":"TokenizeCreditCard","variables":{"input":7}}', 400],
  ['POST', '/graphql', '{"operationName":{"toString":1}}', 400],
  ['POST', '/graphql', 'x'.repeat(70_000), 413],
  ['GET', '/%zz/%00', null, 404],
  ['GET', '/sdk/..%2f..%2f..%2fpackage.json', null, 404],
  ['GET', '/scripts/%2e%2e%2fbuilt', null, 404],
  ['GET', '/acs/%3Cscript%3E', null, 404],
  ['GET', `${CLIENT_API}/configuration?authorizationFingerprint=%ff`, null, 401],
  ['POST', `${CLIENT_API}/payment_methods/credit_cards`, '[]', 401],
  ['POST', `${CLIENT_API}/payment_methods/credit_cards`, '{"authorizationFingerprint":{"toString":1}}', 401],
])('%s %s with any bytes is refused and logs nothing', async (method, path, body, status) => {
  const answer = await fetch(gateway.origin + path, {
    method,
    body,
    headers: { authorization: `Bearer ${await fingerprint()}` },
  })
  expect(answer.status).toBe(status)
  expect(logged).toEqual([])
})

test.each([
  ['{}'],
  ['null'],
  ['{"transaction":{"amount":{},"payment_method_nonce":"fake-valid-nonce"}}'],
  ['{"transaction":{"amount":"-1","payment_method_nonce":"fake-valid-nonce"}}'],
  ['{"transaction":{"amount":"0","payment_method_nonce":"fake-valid-nonce"}}'],
  ['{"transaction":{"amount":"1e3","payment_method_nonce":"fake-valid-nonce"}}'],
  ['{"transaction":{"amount":"10.00","payment_method_nonce":"__proto__"}}'],
  ['{"transaction":{"amount":"10.00","payment_method_nonce":"constructor"}}'],
  [
    '{"transaction":{"amount":"10.00","payment_method_nonce":"fake-valid-nonce","industry":{"data":{"folio_number":"K7WM-3X00"}}}}',
  ],
  [
    '{"transaction":{"amount":"10.00","payment_method_nonce":"fake-valid-nonce","industry":{"data":{"folio_number":"K7WM3X00K7WM3"}}}}',
  ],
  [
    '{"transaction":{"amount":"10.00","payment_method_nonce":"fake-valid-nonce","industry":{"data":{"check_in_date":"2026-12-24","check_out_date":"2026-12-24"}}}}',
  ],
  [
    '{"transaction":{"amount":"10.00","payment_method_nonce":"fake-valid-nonce","industry":{"data":{"check_in_date":"24/12/2026"}}}}',
  ],
])('a sale of %s is refused', async (body) => {
  const answer = await fetch(`${merchant()}/transactions`, { method: 'POST', headers: keys(), body })
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain('<api-error-response>')
  expect(gateway.transactions()).toEqual([])
})

test.each([
  ['/customers', '{}'],
  ['/customers', '{"customer":{"id":"../x"}}'],
  ['/payment_methods', 'null'],
  ['/payment_methods', '{"payment_method":{"customer_id":"nobody","payment_method_nonce":"fake-valid-nonce"}}'],
  ['/payment_methods', '{"payment_method":{"customer_id":"nobody","payment_method_nonce":"x","token":"a b"}}'],
  ['/client_token', '{"client_token":{"customer_id":"nobody"}}'],
])('the vault refuses %s with %s', async (path, body) => {
  const answer = await fetch(merchant() + path, { method: 'POST', headers: keys(), body })
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain('<api-error-response>')
})

test.each(['/customers/__proto__', '/payment_methods/any/constructor'])('the vault has no %s', async (path) => {
  for (const method of ['GET', 'DELETE']) {
    expect((await fetch(merchant() + path, { method, headers: keys() })).status).toBe(404)
  }
})

test('markup in a merchant’s order id is returned as text', async () => {
  const order = 'a<b>&"\u0001\u{1F600}'
  const transaction = { amount: '10.00', payment_method_nonce: 'fake-valid-nonce', order_id: order }
  const body = JSON.stringify({ transaction })
  const answer = await fetch(`${merchant()}/transactions`, { method: 'POST', headers: keys(), body })
  expect(await answer.text()).toContain('<order-id>a&lt;b&gt;&amp;"\uFFFD\u{1F600}</order-id>')
})

test('bytes that are no HTTP request do not stop the gateway', async () => {
  const port = Number(new URL(gateway.origin).port)
  await new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.end('\u0000\u0001GET /\r\n\r\n'))
    socket.on('close', () => resolve())
    socket.resume()
  })
  expect((await fetch(`${gateway.origin}/nothing`)).status).toBe(404)
})

test('no card number is written to disk', async () => {
  const creditCard = { number: '4111111111111111', cvv: '987', expirationMonth: '12', expirationYear: '2040' }
  const answer = await fetch(`${gateway.origin}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await fingerprint()}` },
    body: JSON.stringify({ operationName: 'TokenizeCreditCard', variables: { input: { creditCard } } }),
  })
  expect(await answer.text()).toContain('tokencc_bh_')
  const journal = await readFile(join(directory, 'gateway/journal.jsonl'), 'utf8')
  expect(journal).toContain('"last4":"1111"')
  expect(journal).not.toMatch(/4111111111111111|987"/)
})

const inSession = async (path: string, body: object): Promise<Response> =>
  fetch(`${gateway.origin}${CLIENT_API}${path}`, {
    method: 'POST',
    body: JSON.stringify({ ...body, authorizationFingerprint: await fingerprint() }),
  })

const merchantSession = async (domainName: string): Promise<number> => {
  const applePayWebSession = { validationUrl: 'https://apple.example', domainName }
  return (await inSession('/apple_pay_web/sessions', { applePayWebSession })).status
}

const appleToken = (card: string) => ({
  applePaymentToken: { paymentData: btoa(JSON.stringify({ version: 'EC_v1', data: btoa(card) })) },
})
const googleToken = async (card: string, authorization?: string): Promise<Response> =>
  fetch(`${gateway.origin}/wallets/google_pay_token`, {
    method: 'POST',
    body: JSON.stringify({ authorization: authorization ?? (await fingerprint()), card }),
  })
const nonceIn = async (answer: Response): Promise<string> => /"nonce":"([^"]+)"/.exec(await answer.text())?.[1] ?? ''
const sellWith = async (nonce: string): Promise<string> => {
  const body = JSON.stringify({ transaction: { amount: '10.00', payment_method_nonce: nonce } })
  const answer = await fetch(`${merchant()}/transactions`, { method: 'POST', headers: keys(), body })
  return answer.text()
}

const WALLETS = [
  [
    'Apple Pay',
    (card: string) => inSession('/payment_methods/apple_payment_tokens', appleToken(card)),
    'apple_pay_card',
  ],
  ['Google Pay', (card: string) => googleToken(card), 'android_pay_card'],
] as const

test.each(WALLETS)('%s pays once, with a nonce of its own kind', async (_, tokenOf, kind) => {
  const nonce = await nonceIn(await tokenOf('pays'))
  const sold = await sellWith(nonce)
  expect(sold).toContain('<status>authorized</status>')
  expect(sold).toContain(`<payment-instrument-type>${kind}</payment-instrument-type>`)
  expect(await sellWith(nonce)).toContain('91564')
})

test.each(WALLETS)('%s is declined if its card is', async (_, tokenOf) => {
  expect(await sellWith(await nonceIn(await tokenOf('declines')))).toContain('<status>processor_declined</status>')
})

test.each(WALLETS)('%s with an unknown card gets no nonce', async (_, tokenOf) => {
  for (const card of ['nothing', '__proto__']) expect((await tokenOf(card)).status).toBe(422)
})

test('only the application’s pages get a merchant session of Apple Pay', async () => {
  expect([await merchantSession('127.0.0.1'), await merchantSession('evil.example')]).toEqual([201, 422])
})

test.each([
  [{ billingGivenName: 'Jørgen' }, 'Billing given name format is invalid.'],
  [{ billingSurname: 'O’Brien' }, 'Billing surname format is invalid.'],
  [{ billingGivenName: 'M'.repeat(51) }, 'Billing given name format is invalid.'],
  [{ billingGivenName: '' }, 'Billing given name format is invalid.'],
  [{ billingPhoneNumber: '+1 212-555-0123' }, 'Billing phone number format is invalid.'],
  [{ billingLine1: 'a'.repeat(51) }, 'Billing line1 format is invalid.'],
  [{ billingState: 'New York', billingCountryCode: 'US' }, 'Billing state format is invalid.'],
  [{ billingState: 'NY' }, 'The region cannot be provided without a corresponding country code.'],
  [{ billingCountryCode: 'USA' }, 'Billing country code format is invalid.'],
  [{ email: 'josé@münchen.example' }, 'Email format is invalid.'],
])('3-D Secure refuses a payer described by %j, and takes the card again', async (additionalInfo, message) => {
  const creditCard = { number: '4111111111111111', expirationMonth: '12', expirationYear: '2040' }
  const nonce = await nonceIn(await inSession('/payment_methods/credit_cards', { creditCard }))
  const lookUp = (info: object): Promise<Response> =>
    inSession(`/payment_methods/${nonce}/three_d_secure/lookup`, { amount: '10.00', additionalInfo: info })
  const refused = await lookUp(additionalInfo)
  expect([refused.status, await refused.json()]).toMatchObject([422, { error: { message } }])
  const payer = { billingGivenName: 'Jorgen', billingSurname: "O'Brien", email: 'maya@mail.example' }
  expect((await lookUp(payer)).status).toBe(201)
})

test('a wallet’s token needs the gateway’s authorization', async () => {
  expect((await googleToken('pays', '9999999999999.abc.def')).status).toBe(401)
  const body = JSON.stringify({ ...appleToken('pays'), authorizationFingerprint: 'x' })
  const answer = await fetch(`${gateway.origin}${CLIENT_API}/payment_methods/apple_payment_tokens`, {
    method: 'POST',
    body,
  })
  expect(answer.status).toBe(401)
})

const options = (): GatewayOptions => ({
  mode: 'embedded',
  port: 0,
  host: '127.0.0.1',
  appOrigin: APP,
  dataDir: directory,
  assetsDir: directory,
  log: (message) => logged.push(message),
})
const allowed = async (origin: string): Promise<string | null> => {
  const answer = await fetch(`${gateway.origin}/graphql`, { method: 'OPTIONS', headers: { origin } })
  return answer.headers.get('access-control-allow-origin')
}
const merchant = (): string => `${gateway.origin}/merchants/${LOCAL_MERCHANT.merchantId}`
const keys = () => ({
  authorization: `Basic ${Buffer.from(`${LOCAL_MERCHANT.publicKey}:${LOCAL_MERCHANT.privateKey}`).toString('base64')}`,
  'content-type': 'application/json',
})

const fingerprint = async (): Promise<string> => {
  const token = await fetch(`${merchant()}/client_token`, { method: 'POST', headers: keys(), body: '{}' })
  const value = /<value>(.+)<\/value>/.exec(await token.text())?.[1] ?? ''
  return /"authorizationFingerprint":"([^"]+)"/.exec(Buffer.from(value, 'base64').toString('utf8'))?.[1] ?? ''
}
