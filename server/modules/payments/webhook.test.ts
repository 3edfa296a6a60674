import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { connect } from '#server/adapters/payments/braintree.client.ts'
import { braintreeWebhooks } from '#server/adapters/payments/braintree.webhooks.ts'
import type { PaymentWebhook } from '#server/adapters/payments/webhooks.port.ts'
import { garbage } from '#server/testing/faults/garbage.testing.ts'
import type { RunningGateway } from '#server/emulators/gateway/gateway.ts'
import { startTestGateway } from '#server/emulators/gateway/gateway.testing.ts'
import { LOCAL_MERCHANT, localAccount } from '#server/emulators/gateway/merchant.ts'
import { webhookRoutes } from './webhook.routes.ts'

const PATH = '/api/v1/payments/webhook/'
const NOON = Temporal.Instant.from('2026-12-01T12:00Z')

let directory: string
let company: RunningGateway
const received: PaymentWebhook[] = []
const lines: string[] = []
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'webhooks-'))
  company = await startTestGateway({ dataDir: directory })
})
afterAll(async () => {
  await company.close()
  await rm(directory, { recursive: true })
})
beforeEach(() => {
  received.length = 0
  lines.length = 0
})

const takenDown = (webhook: PaymentWebhook) => Promise.resolve(void received.push(webhook))

const app = (hear = takenDown) =>
  webhookRoutes({
    webhooks: braintreeWebhooks({ account: localAccount(company.origin), log: () => undefined }),
    hear,
    log: pino({}, { write: (line: string) => void lines.push(line) }),
  })
const send = (body: string | Record<string, string>, hear = takenDown) =>
  app(hear).request(PATH, { method: 'POST', body: typeof body === 'string' ? body : new URLSearchParams(body) })

test('a webhook signed by the gateway is handled', async () => {
  const id = await sold()
  expect((await send({ ...company.webhook('transaction_settled', id, NOON.epochMilliseconds) })).status).toBe(200)
  expect((await send({ ...company.webhook('dispute_opened', id, NOON.epochMilliseconds) })).status).toBe(200)
  expect(received).toEqual([
    { kind: 'transaction_settled', at: NOON, transactionId: id, orderId: 'the order' },
    { kind: 'dispute_opened', at: NOON, transactionId: id, orderId: 'the order' },
  ])
})

test.each(['transaction_settled', 'transaction_settlement_declined', 'dispute_opened', 'dispute_lost'] as const)(
  '%s, signed by the gateway’s own SDK, is handled',
  async (kind) => {
    const { bt_signature, bt_payload } = await sdk().webhookTesting.sampleNotification(kind, 'abc')
    expect((await send({ bt_signature, bt_payload })).status).toBe(200)
    expect(received).toMatchObject([{ kind, transactionId: 'abc' }])
  },
)

test('a webhook that could not be stored is not answered with 200', async () => {
  const webhook = company.webhook('transaction_settled', await sold(), NOON.epochMilliseconds)
  const { status } = await send({ ...webhook }, () => Promise.reject(new Error('no database')))
  expect(status).toBe(500)
})

test('a webhook about no payment is answered, and ignored', async () => {
  expect((await send({ ...company.webhook('check', 'none', NOON.epochMilliseconds) })).status).toBe(200)
  expect(received).toMatchObject([{ kind: 'check', transactionId: null }])
})

test.each<[string, (signed: { bt_signature: string; bt_payload: string }) => Record<string, string>]>([
  ['another payload', ({ bt_signature }) => ({ bt_signature, bt_payload: Buffer.from('<a/>').toString('base64') })],
  ['another key', ({ bt_payload }) => ({ bt_signature: `${LOCAL_MERCHANT.publicKey}|${'0'.repeat(40)}`, bt_payload })],
  ['another merchant', ({ bt_signature, bt_payload }) => ({ bt_signature: `x${bt_signature}`, bt_payload })],
  ['half a signature', ({ bt_signature, bt_payload }) => ({ bt_signature: bt_signature.slice(0, -20), bt_payload })],
  ['a longer signature', ({ bt_signature, bt_payload }) => ({ bt_signature: `${bt_signature}0`, bt_payload })],
  ['an empty signature', ({ bt_payload }) => ({ bt_signature: `${LOCAL_MERCHANT.publicKey}|`, bt_payload })],
  ['no signature', ({ bt_payload }) => ({ bt_payload })],
  ['no payload', ({ bt_signature }) => ({ bt_signature })],
  ['a payload that is none', ({ bt_signature }) => ({ bt_signature, bt_payload: '<notification/>' })],
])('%s is refused, and nothing of it is logged', async (_, change) => {
  const signed = company.webhook('transaction_settled', await sold(), NOON.epochMilliseconds)
  const answer = await send(change(signed))
  expect([answer.status, await answer.json()]).toMatchObject([400, { error: { code: 'invalid_request' } }])
  expect([received, lines]).toEqual([[], []])
})

test.each([8.64e15, -8.64e15])('a webhook dated outside the four-digit years (%d ms) is refused', async (at) => {
  const { status } = await send({ ...company.webhook('transaction_settled', await sold(), at) })
  expect([status, received]).toEqual([400, []])
})

test('any bytes are refused', async () => {
  const { escaped, times } = garbage(7)
  const statuses = await Promise.all(
    times(200, () => `bt_signature=${escaped()}|${escaped()}&bt_payload=${escaped()}&${escaped()}`).map(
      async (body) => (await send(body)).status,
    ),
  )
  expect(new Set(statuses)).toEqual(new Set([400]))
  expect((await send('x'.repeat(65 * 1024))).status).toBe(413)
})

test('no payload is logged', async () => {
  const webhook = company.webhook('transaction_settled', await sold(), NOON.epochMilliseconds)
  await send({ ...webhook })
  expect(lines).toHaveLength(1)
  expect(lines[0]).not.toContain(webhook.bt_payload.slice(0, 40))
  expect(lines[0]).not.toContain('1881')
})

const sdk = () => connect({ account: localAccount(company.origin), log: () => undefined })

const sold = async (): Promise<string> => {
  const { transaction } = await sdk().transaction.sale({
    amount: '20.00',
    orderId: 'the order',
    paymentMethodNonce: 'fake-valid-nonce',
  })
  return transaction.id
}
