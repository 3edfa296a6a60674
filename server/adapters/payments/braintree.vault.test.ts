import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { RunningGateway } from '#server/emulators/gateway/gateway.ts'
import { startTestGateway } from '#server/emulators/gateway/gateway.testing.ts'
import { localAccount } from '#server/emulators/gateway/merchant.ts'
import { braintreeGateway } from './braintree.adapter.ts'
import { braintreeVault } from './braintree.vault.ts'
import type { Authorization } from './payments.port.ts'
import type { CardVault, NewVaultCard } from './vault.port.ts'

const MAYA = '7b0d7a5e-0000-4000-8000-000000000001'
const VISA = { brand: 'Visa', last4: '1000', expires: '2040-12' }
const MASTERCARD = { brand: 'MasterCard', last4: '4444', expires: '2040-12' }

let directory: string
let local: RunningGateway
let vault: CardVault

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'vault-'))
  local = await start()
  vault = connect()
})
afterEach(async () => {
  await local.close()
  await rm(directory, { recursive: true })
})

test('a verified card is stored for a new guest, is found by its token, and survives a restart', async () => {
  expect(await vault.store(wish('t1', VERIFIED))).toEqual({ outcome: 'stored', card: VISA })
  expect(await vault.store(wish('t2', 'fake-valid-mastercard-nonce'))).toEqual({ outcome: 'stored', card: MASTERCARD })
  await local.close()
  local = await start()
  vault = connect()
  expect(await vault.find('t1')).toEqual({ outcome: 'stored', card: VISA })
  expect(tokens()).toEqual(['t2', 't1'])
})

test('the same request sent again stores the same card', async () => {
  const first = await vault.store(wish('t1', VERIFIED))
  expect(await vault.store(wish('t1', VERIFIED))).toEqual(first)
  expect(tokens()).toEqual(['t1'])
})

test('two parallel requests with one token store one card', async () => {
  const both = await Promise.all([vault.store(wish('t1', VERIFIED)), vault.store(wish('t1', VERIFIED))])
  expect(both).toEqual([
    { outcome: 'stored', card: VISA },
    { outcome: 'stored', card: VISA },
  ])
  expect(tokens()).toEqual(['t1'])
})

test('a card that the guest already has is reported; another guest may have it too', async () => {
  await vault.store(wish('t1', VERIFIED))
  expect(await vault.store(wish('t2', VERIFIED))).toEqual({ outcome: 'duplicate', card: VISA })
  expect(await vault.store({ ...wish('t3', VERIFIED), customerId: 'somebody-else' })).toEqual({
    outcome: 'stored',
    card: VISA,
  })
})

test.each([
  ['fake-processor-declined-visa-nonce', 'processor_declined', '2000', 'different_card'],
  ['fake-gateway-rejected-fraud-nonce', 'fraud', 'fraud', 'different_card'],
  ['fake-three-d-secure-visa-failed-authentication-nonce', 'three_d_secure', '', 'verify_card'],
  ['fake-apple-pay-visa-nonce', 'gateway_rejected', '', 'different_card'],
  ['fake-consumed-nonce', 'nonce_used', '', 'check_card'],
  ['never-issued', 'nonce_unknown', '', 'check_card'],
  ['../../customers', 'nonce_unknown', '', 'check_card'],
] as const)('%s is declined as %s, and nothing is stored', async (nonce, reason, code, advice) => {
  expect(await vault.store(wish('t1', nonce))).toMatchObject({ outcome: 'declined', reason, code, advice })
  expect(tokens()).toEqual([])
})

test.each(['request_lost', 'answer_lost', 'unavailable_after'] as const)(
  'after %s the outcome of storing is unknown, a look-up tells, and sending it again leaves one card',
  async (kind) => {
    await vault.store(wish('t0', 'fake-valid-amex-nonce'))
    local.faults.next({ method: 'POST', path: /\/payment_methods$/, kind })
    expect(await vault.store(wish('t1', VERIFIED))).toEqual({ outcome: 'unknown' })
    expect(await vault.find('t1')).toMatchObject({ outcome: kind === 'request_lost' ? 'absent' : 'stored' })
    expect(await vault.store(wish('t1', VERIFIED))).toEqual({ outcome: 'stored', card: VISA })
    expect(tokens()).toEqual(['t1', 't0'])
  },
)

test.each(['request_lost', 'answer_lost'] as const)(
  'a new customer is created once even if the request met %s',
  async (kind) => {
    local.faults.next({ method: 'POST', path: /\/customers$/, kind })
    expect(await vault.store(wish('t1', VERIFIED))).toEqual({ outcome: 'unknown' })
    expect(await vault.store(wish('t1', VERIFIED))).toEqual({ outcome: 'stored', card: VISA })
  },
)

test('a late response is an unknown outcome', async () => {
  await vault.store(wish('t0', 'fake-valid-amex-nonce'))
  local.faults.next({ method: 'POST', path: /\/payment_methods$/, kind: 'slow', delayMs: 300 })
  expect(await connect(50).store(wish('t1', VERIFIED))).toEqual({ outcome: 'unknown' })
  expect(await vault.find('t1')).toEqual({ outcome: 'stored', card: VISA })
})

test('a saved card gets a new, unverified nonce each time', async () => {
  await vault.store(wish('t1', VERIFIED))
  const [first, second] = [await vault.issueNonce('t1'), await vault.issueNonce('t1')]
  expect(first).toEqual({ outcome: 'issued', nonce: expect.any(String), bin: '400000', last4: '1000' })
  expect(nonceOf(first)).not.toBe(nonceOf(second))
  const gateway = braintreeGateway(settings())
  expect(await gateway.authorize(sale('b1', nonceOf(first)))).toMatchObject({
    outcome: 'declined',
    reason: 'three_d_secure',
    advice: 'verify_card',
  })
})

test.each([
  ['is not there', 'nothing', { outcome: 'absent' }],
  ['has no possible token', '../customers', { outcome: 'absent' }],
])('a card that %s has no nonce', async (_, token, answer) => {
  expect(await vault.issueNonce(token)).toEqual(answer)
})

test.each(['request_lost', 'answer_lost', 'unavailable_after'] as const)(
  'a nonce request that met %s is unknown, and the next one succeeds',
  async (kind) => {
    await vault.store(wish('t1', VERIFIED))
    local.faults.next({ method: 'POST', path: /\/nonces$/, kind })
    expect(await vault.issueNonce('t1')).toEqual({ outcome: 'unknown' })
    expect(await vault.issueNonce('t1')).toMatchObject({ outcome: 'issued' })
  },
)

test('a card to be saved is saved once it has paid, for a new guest too', async () => {
  const gateway = braintreeGateway(settings())
  const keep = { customerId: MAYA, token: 'b1' }
  expect(await gateway.authorize({ ...sale('b1', VERIFIED), keep })).toMatchObject({ outcome: 'authorized' })
  expect(await vault.find('b1')).toEqual({ outcome: 'stored', card: VISA })
})

test('a declined card is not saved', async () => {
  const gateway = braintreeGateway(settings())
  const keep = { customerId: MAYA, token: 'b1' }
  const declined = await gateway.authorize({ ...sale('b1', 'fake-processor-declined-visa-nonce'), keep })
  expect([declined.outcome, tokens()]).toEqual(['declined', []])
})

test('a card that cannot be saved is charged anyway', async () => {
  const gateway = braintreeGateway(settings())
  await vault.store(wish('taken', 'fake-valid-amex-nonce'))
  const keep = { customerId: MAYA, token: 'taken' }
  expect(await gateway.authorize({ ...sale('b1', VERIFIED), keep })).toMatchObject({ outcome: 'authorized' })
  local.faults.next({ method: 'POST', path: /\/customers$/, kind: 'request_lost' })
  const other = { customerId: MAYA, token: 'b2' }
  expect(await gateway.authorize({ ...sale('b2', VERIFIED), keep: other })).toMatchObject({ outcome: 'authorized' })
  expect(tokens()).toEqual(['taken'])
})

test('a card is deleted once, and deleting it again succeeds', async () => {
  await vault.store(wish('t1', VERIFIED))
  local.faults.next({ method: 'DELETE', path: /\/t1$/, kind: 'answer_lost' })
  expect(await vault.remove('t1')).toEqual({ outcome: 'unknown' })
  expect(await vault.remove('t1')).toEqual({ outcome: 'done' })
  expect(await vault.find('t1')).toEqual({ outcome: 'absent' })
})

test('deleting a guest leaves no card behind', async () => {
  await vault.store(wish('t1', VERIFIED))
  await vault.store(wish('t2', 'fake-valid-mastercard-nonce'))
  expect(await vault.removeCustomer(MAYA)).toEqual({ outcome: 'done' })
  expect(await vault.removeCustomer(MAYA)).toEqual({ outcome: 'done' })
  expect(await vault.find('t1')).toEqual({ outcome: 'absent' })
  expect(tokens()).toEqual([])
})

test('a gateway that is down leaves every outcome unknown', async () => {
  await local.close()
  const unknown = { outcome: 'unknown' }
  expect(await vault.store(wish('t1', VERIFIED))).toEqual(unknown)
  expect(await vault.find('t1')).toEqual(unknown)
  expect(await vault.issueNonce('t1')).toEqual(unknown)
  expect(await vault.remove('t1')).toEqual(unknown)
  expect(await vault.removeCustomer(MAYA)).toEqual(unknown)
  local = await start()
})

test('the card form opens for a guest whom the gateway knows, and for one whom it has lost', async () => {
  const gateway = braintreeGateway(settings())
  await vault.store(wish('t1', VERIFIED))
  expect(hasCustomer(await gateway.clientToken({ customerId: MAYA }))).toBe(true)
  expect(hasCustomer(await gateway.clientToken({ customerId: 'lost' }))).toBe(false)
  expect(hasCustomer(await gateway.clientToken())).toBe(false)
})

const VERIFIED = 'fake-three-d-secure-visa-full-authentication-nonce'

const start = (): Promise<RunningGateway> => startTestGateway({ dataDir: directory })

const settings = (timeLimitMs = 5_000) => ({
  account: localAccount(local.origin),
  timeLimitMs,
  log: () => undefined,
})
const connect = (timeLimitMs?: number): CardVault => braintreeVault(settings(timeLimitMs))

const wish = (token: string, nonce: string): NewVaultCard => ({ customerId: MAYA, token, nonce, deviceData: '{}' })

const sale = (orderId: string, nonce: string): Authorization => ({
  orderId,
  amountCents: 20_000,
  nonce,
  deviceData: null,
  lodging: { folioNumber: 'F', checkInDate: '2026-12-24', checkOutDate: '2026-12-26' },
})

const nonceOf = (issued: Awaited<ReturnType<CardVault['issueNonce']>>): string =>
  issued.outcome === 'issued' ? issued.nonce : ''

const tokens = (): string[] => local.storedCards(MAYA).map((one) => one.token)

const hasCustomer = (answer: { outcome: string; clientToken?: string }): boolean =>
  Buffer.from(answer.clientToken ?? '', 'base64')
    .toString('utf8')
    .includes('"hasCustomer":true')
