import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { create, string, type } from 'superstruct'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningGateway } from '#server/emulators/gateway/gateway.ts'
import { startTestGateway } from '#server/emulators/gateway/gateway.testing.ts'
import { LOCAL_MERCHANT } from '#server/emulators/gateway/merchant.ts'
import { garbage, NO_BODIES, replaceEverywhere } from './garbage.testing.ts'
import { rawHttp, type RawHttp, type RawRequest } from './rawHttp.testing.ts'

const TRIES = 20
const LIMIT_MS = 60_000
const CLIENT = `/merchants/${LOCAL_MERCHANT.merchantId}/client_api/v1`
const MERCHANT = `/merchants/${LOCAL_MERCHANT.merchantId}`
const basic = Buffer.from(`${LOCAL_MERCHANT.publicKey}:${LOCAL_MERCHANT.privateKey}`).toString('base64')

const dataDir = mkdtempSync(join(tmpdir(), 'stayless-faults-'))
const logged: unknown[] = []
let gateway: RunningGateway
let http: RawHttp
let fingerprint: string
beforeAll(async () => {
  // Scripts are not tested here; a missing directory is one more possible fault.
  gateway = await startTestGateway({
    dataDir,
    assetsDir: join(dataDir, 'none'),
    log: (...line) => logged.push(line),
  })
  http = rawHttp(gateway.listening)
  fingerprint = await readFingerprint()
})
afterAll(async () => {
  http.close()
  await gateway.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const CARD = {
  number: '4111111111111111',
  cvv: '123',
  expirationMonth: '12',
  expirationYear: '2040',
  cardholderName: 'Dana',
}
const SALE = {
  transaction: {
    amount: '10.00',
    payment_method_nonce: 'fake-valid-nonce',
    order_id: 'order',
    device_data: '{}',
    options: { submit_for_settlement: false, three_d_secure: { required: false } },
  },
}

/** Every route that takes a body, with a body that is valid except for its authorization. */
const TAKERS: readonly [string, string, Readonly<Record<string, unknown>>][] = [
  ['POST', '/graphql', { operationName: 'TokenizeCreditCard', variables: { input: { creditCard: CARD } } }],
  ['POST', `${CLIENT}/payment_methods/credit_cards`, { creditCard: CARD }],
  ['POST', `${CLIENT}/payment_methods/none/three_d_secure/lookup`, { amount: '10' }],
  ['POST', `${CLIENT}/payment_methods/none/three_d_secure/authenticate_from_jwt`, { jwt: 'a.b.c' }],
  ['POST', '/analytics', { analytics: [] }],
  ['POST', `${MERCHANT}/transactions`, SALE],
  ['POST', `${MERCHANT}/transactions/advanced_search_ids`, { search: { order_id: { is: 'order' } } }],
  ['POST', `${MERCHANT}/transactions/advanced_search`, { search: { ids: ['none'] } }],
  ['PUT', `${MERCHANT}/transactions/none/submit_for_settlement`, { transaction: { amount: '1' } }],
  ['PUT', `${MERCHANT}/transactions/none/void`, {}],
  ['POST', `${MERCHANT}/transactions/none/refund`, { transaction: { amount: '1', order_id: 'order' } }],
]

describe.each(TAKERS)('any bytes at the card gateway: %s %s', (method, target, body) => {
  test('in its body are handled or refused', { timeout: LIMIT_MS }, async () => {
    const { value } = garbage(21)
    const good = { authorizationFingerprint: fingerprint, ...body }
    const values = [[[[]]], 'half of \uD800', 'nothing \0', ...Array.from({ length: TRIES }, () => value())]
    const bodies = values.flatMap((other) => replaceEverywhere(good, other)).map((one) => JSON.stringify(one.body))
    expect(await failuresOf([...NO_BODIES, ...bodies].map((text) => ({ method, target, body: text })))).toEqual([])
    expect((await ask({ method, target, body: JSON.stringify({ padding: 'x'.repeat(70_000) }) })).status).toBe(413)
  })

  test('in its address and headers are handled or refused', async () => {
    const { escaped, headerText } = garbage(22)
    const address = (): string => `${target.replace('none', () => escaped() || '%00')}?${escaped()}=${escaped()}`
    const addressed = Array.from({ length: TRIES }, () => ({ method, target: address() }))
    const headed = Array.from({ length: TRIES }, () => ({
      method,
      target,
      headers: { authorization: headerText(), origin: headerText(), 'content-type': headerText() },
      body: JSON.stringify(body),
    }))
    expect(await failuresOf([...addressed, ...headed])).toEqual([])
  })
})

test.each(['/', '/scripts/', '/sdk/', '/acs/', '/web/', `${MERCHANT}/transactions/`, `${CLIENT}/configuration?`])(
  'any bytes after %s are never a private file or a failure of the card gateway',
  async (target) => {
    const { escaped } = garbage(23)
    const anywhere = Array.from({ length: 2 * TRIES }, () => ({ target: `${target}${escaped()}` }))
    expect(await failuresOf(anywhere)).toEqual([])
    const ways = ['..%2f..%2fjournal.jsonl', '%2e%2e/journal.jsonl', '..%5cgateway%5cjournal.jsonl']
    const texts = await Promise.all(ways.map(async (path) => (await ask({ target: `${target}${path}` })).text))
    expect(texts.filter((text) => text.includes('secret'))).toEqual([])
  },
)

test('none of this made the card gateway log a failure or store an invalid amount', async () => {
  expect(logged).toEqual([])
  const amounts = gateway.transactions().map(({ amount }) => amount)
  expect(amounts.filter((amount) => !/^\d+\.\d\d$/.test(amount))).toEqual([])
})

const ask = async (request: RawRequest) => {
  const headers = { authorization: `Basic ${basic}`, 'content-type': 'application/json' }
  const bearer = request.target === '/graphql' ? { authorization: `Bearer ${fingerprint}` } : {}
  return http.ask({ ...request, headers: { ...headers, ...bearer, ...request.headers } })
}

/** Returns the requests answered with a 5xx. */
const failuresOf = async (requests: readonly RawRequest[]): Promise<string[]> => {
  const failures: string[] = []
  for (const request of requests) {
    const { status } = await ask(request)
    if (status >= 500) failures.push(`${JSON.stringify(request).slice(0, 500)} → ${status}`)
  }
  return failures
}

const readFingerprint = async (): Promise<string> => {
  const { text } = await ask({ method: 'POST', target: `${MERCHANT}/client_token`, body: '{}' })
  const token = /<value>(.*?)<\/value>/.exec(text)?.[1] ?? ''
  const opened: unknown = JSON.parse(Buffer.from(token, 'base64').toString())
  return create(opened, type({ authorizationFingerprint: string() })).authorizationFingerprint
}
