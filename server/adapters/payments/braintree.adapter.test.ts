import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { create, string, type } from 'superstruct'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { RunningGateway } from '#server/emulators/gateway/gateway.ts'
import { startTestGateway } from '#server/emulators/gateway/gateway.testing.ts'
import { localAccount } from '#server/emulators/gateway/merchant.ts'
import { braintreeGateway } from './braintree.adapter.ts'
import type { Authorization, PaymentGateway } from './payments.port.ts'

let directory: string
let clockMs: number
let local: RunningGateway
let gateway: PaymentGateway

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'gateway-'))
  clockMs = Date.now()
  local = await start()
  gateway = connect(local)
})
afterEach(async () => {
  await local.close()
  await rm(directory, { recursive: true })
})

test('a verified card is authorized, found by its order, and captured', async () => {
  const authorized = await gateway.authorize(order('A1', 'fake-three-d-secure-visa-full-authentication-nonce'))
  expect(authorized).toEqual({
    outcome: 'authorized',
    transactionId: expect.any(String),
    card: { brand: 'Visa', last4: '1000', wallet: null, numbers: [expect.any(String)] },
  })
  expect(await gateway.find('A1')).toEqual(authorized)
  const id = idOf(authorized)
  expect(await gateway.capture(id, 12_340)).toEqual({ outcome: 'done' })
  const at = Temporal.Instant.fromEpochMilliseconds(clockMs)
  expect(await gateway.find('A1')).toEqual({ ...authorized, outcome: 'captured', at })
})

test('one card has the same mark under every nonce, and another card has another mark', async () => {
  const visa = await gateway.cardOf(await tokenize('4111111111111111'))
  expect(visa).toEqual({ outcome: 'known', mark: expect.stringMatching(/^411111 1111$/) })
  expect(await gateway.cardOf(await verify(await tokenize('4111111111111111')))).toEqual(visa)
  expect(await gateway.cardOf(await tokenize('5555555555554444'))).not.toEqual(visa)
  expect(await gateway.cardOf('never-issued')).toEqual({ outcome: 'absent' })
})

test('a card is known again by its number under another nonce, saved or not, and other cards are not it', async () => {
  const [first] = await numbersOf('A1', await verify(await tokenize('4111111111111111')))
  expect(first).toMatch(/^[0-9A-F]{29}$/)
  expect(await numbersOf('A2', await verify(await tokenize('4111111111111111')))).toContain(first)
  expect(await numbersOf('A3', await verify(await tokenize('5555555555554444')))).not.toContain(first)
})

test.each([
  ['fake-apple-pay-visa-nonce', 'apple-pay'],
  ['fake-android-pay-visa-nonce', 'google-pay'],
  ['fake-valid-nonce', null],
])('the gateway knows the wallet of %s, and the card behind it', async (nonce, wallet) => {
  const authorized = await gateway.authorize(order('A1', nonce))
  expect(authorized).toMatchObject({ outcome: 'authorized', card: { brand: 'Visa', last4: '1881', wallet } })
  expect(await gateway.find('A1')).toEqual(authorized)
})

test('an unpaid order is absent', async () => {
  expect(await gateway.find('never')).toEqual({ outcome: 'absent' })
})

test('a test nonce is accepted without a page', async () => {
  expect(await gateway.authorize(order('A1', 'fake-valid-nonce'))).toMatchObject({ outcome: 'authorized' })
})

test.each([
  ['fake-processor-declined-visa-nonce', 'processor_declined', '2000', 'different_card', true],
  ['fake-gateway-rejected-fraud-nonce', 'fraud', 'fraud', 'different_card', false],
  ['fake-gateway-rejected-risk-thresholds-nonce', 'risk_threshold', 'risk_threshold', 'different_card', false],
  ['fake-three-d-secure-visa-failed-authentication-nonce', 'three_d_secure', '', 'verify_card', false],
  ['fake-consumed-nonce', 'nonce_used', '', 'check_card', false],
  ['never-issued', 'nonce_unknown', '', 'check_card', false],
  ['../../transactions', 'nonce_unknown', '', 'check_card', false],
] as const)('%s is declined as %s', async (nonce, reason, code, advice, isSoft) => {
  expect(await gateway.authorize(order('A1', nonce))).toEqual({ outcome: 'declined', reason, code, advice, isSoft })
})

test.each([
  [200_000, 'processor_declined', '2000', 'different_card', true],
  [200_100, 'processor_declined', '2001', 'different_card', true],
  [200_400, 'processor_declined', '2004', 'different_card', false],
  [300_000, 'processor_failed', '3000', 'try_again', true],
] as const)('the published test amount of %i cents is declined', async (amountCents, reason, code, advice, isSoft) => {
  const result = await gateway.authorize({ ...order('A1', 'fake-valid-nonce'), amountCents })
  expect(result).toEqual({ outcome: 'declined', reason, code, advice, isSoft })
  expect(await gateway.find('A1')).toEqual(result)
})

test.each([
  ['the nonce is looked up', 'GET', /payment_method_nonces/],
  ['the card is charged', 'POST', /transactions$/],
] as const)('too many requests decline no card: the outcome is unknown when %s', async (_, method, path) => {
  local.faults.next({ method, path, kind: 'busy' })
  expect(await gateway.authorize(order('A1', 'fake-valid-nonce'))).toEqual({ outcome: 'unknown' })
  expect(await gateway.authorize(order('A1', 'fake-valid-nonce'))).toMatchObject({ outcome: 'authorized' })
})

test('a charge begun by us needs no verification, and says that it is unscheduled', async () => {
  const nonce = await tokenize('4111111111111111')
  const { outcome } = await gateway.authorize({ ...order('A1', nonce), initiator: 'merchant' })
  expect([outcome, local.transactions()[0]?.source]).toEqual(['authorized', 'unscheduled'])
  await gateway.authorize(order('A2', 'fake-valid-nonce'))
  expect(local.transactions().find(({ orderId }) => orderId === 'A2')?.source).toBeNull()
})

test('an ordinary price between the test amounts is not declined', async () => {
  const result = await gateway.authorize({ ...order('A1', 'fake-valid-nonce'), amountCents: 234_512 })
  expect(result.outcome).toBe('authorized')
})

test('a card that was not verified is declined, with the advice to verify it', async () => {
  const nonce = await tokenize('4111111111111111')
  expect(await gateway.authorize(order('A1', nonce))).toMatchObject({ reason: 'three_d_secure', advice: 'verify_card' })
})

test('a card without 3-D Secure passes without it', async () => {
  const nonce = await verify(await tokenize('4000000000001059'))
  expect(await gateway.authorize(order('A1', nonce))).toMatchObject({ outcome: 'authorized' })
})

test('a nonce pays one order: the same order gets the same result, another is declined', async () => {
  const nonce = await verify(await tokenize('4111111111111111'))
  const first = await gateway.authorize(order('A1', nonce))
  expect(first.outcome).toBe('authorized')
  expect(await gateway.authorize(order('A1', nonce))).toEqual(first)
  expect(await gateway.authorize(order('A2', nonce))).toMatchObject({ outcome: 'declined', reason: 'nonce_used' })
  expect(local.transactions().length).toBe(1)
})

test('a test nonce sent again for the same order reserves the amount once', async () => {
  const first = await gateway.authorize(order('A1', 'fake-valid-nonce'))
  expect(await gateway.authorize(order('A1', 'fake-valid-nonce'))).toEqual(first)
  expect(await gateway.find('A1')).toEqual(first)
})

test('an authorization is voided once, and cannot be captured afterwards', async () => {
  const id = idOf(await gateway.authorize(order('A1', 'fake-valid-nonce')))
  expect(await gateway.void(id)).toEqual({ outcome: 'done' })
  expect(await gateway.void(id)).toEqual({ outcome: 'done' })
  expect(await gateway.find('A1')).toEqual({ outcome: 'voided', transactionId: id })
  expect(await gateway.capture(id)).toEqual({ outcome: 'refused', reason: 'voided' })
})

test('capturing again succeeds, capturing more than was reserved is refused', async () => {
  const id = idOf(await gateway.authorize(order('A1', 'fake-valid-nonce')))
  expect(await gateway.capture(id, 12_341)).toEqual({ outcome: 'refused', reason: 'invalid_request' })
  expect(await gateway.capture(id, 12_340)).toEqual({ outcome: 'done' })
  expect(await gateway.capture(id, 12_340)).toEqual({ outcome: 'done' })
})

test('a full refund before settlement is a void', async () => {
  const id = await charge('A1')
  expect(await gateway.refund(id, 12_340)).toEqual({ outcome: 'done' })
  expect(await gateway.refund(id, 12_340)).toEqual({ outcome: 'done' })
  expect(await gateway.find('A1')).toEqual({ outcome: 'voided', transactionId: id })
})

test('a charge that settles during its void is refunded in the same call, once', async () => {
  const id = await charge('A1')
  local.faults.next({ method: 'PUT', path: /\/void$/, kind: 'overtaken', meanwhile: settles })
  expect(await gateway.refund(id, 12_340, 'R1')).toEqual({ outcome: 'done' })
  expect(await gateway.refund(id, 12_340, 'R1')).toEqual({ outcome: 'done' })
  expect(givenBack()).toEqual(['123.40'])
})

test.each(['request_lost', 'answer_lost'] as const)(
  'a refund after a late void that met %s is unknown, then done once',
  async (kind) => {
    const id = await charge('A1')
    local.faults.next({ method: 'PUT', path: /\/void$/, kind: 'overtaken', meanwhile: settles })
    local.faults.next({ method: 'POST', path: /\/refund$/, kind })
    expect(await gateway.refund(id, 12_340, 'R1')).toEqual({ outcome: 'unknown' })
    expect(await gateway.refund(id, 12_340, 'R1')).toEqual({ outcome: 'done' })
    expect(givenBack()).toEqual(['123.40'])
  },
)

test('a refund made by hand is not repeated', async () => {
  const id = await charge('A1')
  settles()
  expect(await gateway.refund(id, 12_340, 'by hand')).toEqual({ outcome: 'done' })
  expect(await gateway.refund(id, 12_340, 'R1')).toEqual({ outcome: 'done' })
  expect(givenBack()).toEqual(['123.40'])
})

test('a settled charge cannot be voided', async () => {
  const id = await charge('A1')
  settles()
  expect(await gateway.void(id)).toEqual({ outcome: 'refused', reason: 'settled' })
  expect(givenBack()).toEqual([])
})

test('a partial refund happens once, after the charge has settled', async () => {
  const id = await charge('A1')
  expect(await gateway.refund(id, 2_340)).toEqual({ outcome: 'unsettled' })
  settles()
  expect(await gateway.refund(id, 2_340)).toEqual({ outcome: 'done' })
  expect(await gateway.refund(id, 2_340)).toEqual({ outcome: 'done' })
  expect(await gateway.refund(id, 10_001, 'too much')).toEqual({ outcome: 'refused', reason: 'invalid_request' })
  expect(givenBack()).toEqual(['23.40'])
})

test('a refund that two workers ask for at once is made once, and neither is refused', async () => {
  const id = await charge('A1')
  settles()
  const both = await Promise.all([gateway.refund(id, 8000, 'R1'), gateway.refund(id, 8000, 'R1')])
  expect(both).toEqual([{ outcome: 'done' }, { outcome: 'done' }])
  expect(givenBack()).toEqual(['80.00'])
})

test('a refund whose response was lost is not repeated', async () => {
  const id = await charge('A1')
  settles()
  local.faults.next({ method: 'POST', path: /\/refund$/, kind: 'answer_lost' })
  expect(await gateway.refund(id, 2_340)).toEqual({ outcome: 'unknown' })
  expect(await gateway.refund(id, 2_340)).toEqual({ outcome: 'done' })
  expect(local.transactions().filter((one) => one.type === 'credit').length).toBe(1)
})

test.each(['request_lost', 'answer_lost', 'unavailable_after'] as const)(
  'after %s the outcome of a sale is unknown, and sending it again reserves the amount once',
  async (kind) => {
    const nonce = await verify(await tokenize('4111111111111111'))
    local.faults.next({ method: 'POST', path: /\/transactions$/, kind })
    expect(await gateway.authorize(order('A1', nonce))).toEqual({ outcome: 'unknown' })
    expect(await gateway.find('A1')).toMatchObject({ outcome: kind === 'request_lost' ? 'absent' : 'authorized' })
    expect(await gateway.authorize(order('A1', nonce))).toMatchObject({ outcome: 'authorized' })
    expect(local.transactions().length).toBe(1)
  },
)

test('a late response is an unknown outcome', async () => {
  // Long enough for a request to arrive on a busy machine.
  const hasty = connect(local, 1000)
  local.faults.next({ method: 'POST', path: /\/transactions$/, kind: 'slow', delayMs: 3000 })
  expect(await hasty.authorize(order('A1', 'fake-valid-nonce'))).toEqual({ outcome: 'unknown' })
  expect(await gateway.find('A1')).toMatchObject({ outcome: 'authorized' })
})

test('a gateway that is down leaves every outcome unknown', async () => {
  await local.close()
  const unknown = { outcome: 'unknown' }
  expect(await gateway.authorize(order('A1', 'fake-valid-nonce'))).toEqual(unknown)
  expect(await gateway.find('A1')).toEqual(unknown)
  expect(await gateway.capture('t1', 100)).toEqual(unknown)
  expect(await gateway.void('t1')).toEqual(unknown)
  expect(await gateway.refund('t1', 100)).toEqual(unknown)
  expect(await gateway.clientToken()).toEqual(unknown)
  expect(await gateway.cardOf('fake-valid-nonce')).toEqual(unknown)
  local = await start()
})

test('a restart keeps authorizations, used nonces and client tokens', async () => {
  const nonce = await verify(await tokenize('4111111111111111'))
  const unspent = await verify(await tokenize('5555555555554444'))
  const first = await gateway.authorize(order('A1', nonce))
  await local.close()
  local = await start()
  gateway = connect(local)
  expect(await gateway.find('A1')).toEqual(first)
  expect(await gateway.authorize(order('A2', nonce))).toMatchObject({ reason: 'nonce_used' })
  expect(await gateway.authorize(order('A3', unspent))).toMatchObject({ outcome: 'authorized' })
  expect(await gateway.capture(idOf(first))).toEqual({ outcome: 'done' })
})

test('unknown transactions are refused', async () => {
  expect(await gateway.capture('nothing', 100)).toEqual({ outcome: 'refused', reason: 'not_found' })
  expect(await gateway.void('nothing')).toEqual({ outcome: 'refused', reason: 'not_found' })
  expect(await gateway.refund('nothing', 100)).toEqual({ outcome: 'refused', reason: 'not_found' })
})

const start = (): Promise<RunningGateway> => startTestGateway({ dataDir: directory, now: () => clockMs })

const connect = (running: RunningGateway, timeLimitMs = 5_000): PaymentGateway =>
  braintreeGateway({ account: localAccount(running.origin), timeLimitMs, log: () => undefined })

const numbersOf = async (orderId: string, nonce: string): Promise<readonly string[]> => {
  const result = await gateway.authorize(order(orderId, nonce))
  return result.outcome === 'authorized' ? result.card.numbers : []
}

const order = (orderId: string, nonce: string): Authorization => ({
  orderId,
  amountCents: 12_340,
  nonce,
  deviceData: '{"correlation_id":"abc"}',
  lodging: { folioNumber: 'ABCD2345', checkInDate: '2026-12-24', checkOutDate: '2026-12-27', roomRateCents: 10_000 },
})

const idOf = (result: { outcome: string }): string => create(result, type({ transactionId: string() })).transactionId

const charge = async (orderId: string): Promise<string> => {
  const id = idOf(await gateway.authorize(order(orderId, 'fake-valid-nonce')))
  await gateway.capture(id, 12_340)
  return id
}

const settles = (): void => {
  clockMs += 120_000
}

const givenBack = (): string[] =>
  local
    .transactions()
    .filter((one) => one.type === 'credit')
    .map((one) => one.amount)

const fingerprint = async (): Promise<string> => {
  const { clientToken } = create(await gateway.clientToken(), type({ clientToken: string() }))
  const token: unknown = JSON.parse(Buffer.from(clientToken, 'base64').toString('utf8'))
  return create(token, type({ authorizationFingerprint: string() })).authorizationFingerprint
}

const post = async (path: string, body: unknown, bearer: string): Promise<unknown> => {
  const answer = await fetch(local.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
    body: JSON.stringify(body),
  })
  return answer.json()
}

/** Stands in for the card frame. */
const tokenize = async (number: string): Promise<string> => {
  const creditCard = { number, cvv: '123', expirationMonth: '12', expirationYear: '2040' }
  const body = { operationName: 'TokenizeCreditCard', variables: { input: { creditCard } } }
  const Answer = type({ data: type({ tokenizeCreditCard: type({ token: string() }) }) })
  return create(await post('/graphql', body, await fingerprint()), Answer).data.tokenizeCreditCard.token
}

/** The page's next step: a look-up without a challenge. */
const verify = async (nonce: string): Promise<string> => {
  const authorizationFingerprint = await fingerprint()
  const path = `/merchants/stayless_local/client_api/v1/payment_methods/${nonce}/three_d_secure/lookup`
  const answer = await post(path, { authorizationFingerprint }, authorizationFingerprint)
  return create(answer, type({ paymentMethod: type({ nonce: string() }) })).paymentMethod.nonce
}
