import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Authorization } from '#server/adapters/payments/payments.port.ts'
import type { CardVault } from '#server/adapters/payments/vault.port.ts'
import { testDatabase, type TestDatabase } from '#server/db/testDatabase.ts'
import { faultyGateway } from './gateway.samples.ts'
import { paymentById } from './payments.store.ts'
import { inquiriesOn } from './payments.testing.ts'

let opened: TestDatabase
beforeAll(async () => {
  opened = await testDatabase()
})
afterAll(() => opened.close())
beforeEach(async () => {
  await opened.empty()
  told.length = 0
})

const { told, at, begin } = inquiriesOn(() => opened.db)

describe('a saved card charged while the guest is away', () => {
  test('is charged once, by us, with a nonce that is kept before it is used', async () => {
    const { gateway, live } = faultyGateway()
    const vault = issuing()
    const orders: (Authorization & { kept: string | null | undefined })[] = []
    const id = await begin({ cardToken: TOKEN })
    const authorize = async (order: Authorization) => {
      orders.push({ ...order, kept: (await paymentById(opened.db, id))?.nonce })
      return gateway.authorize(order)
    }
    await at('2026-12-01T12:00Z', { gateway: { ...gateway, authorize }, vault }).advance(id)
    expect(vault.issued).toEqual([TOKEN])
    expect(orders).toMatchObject([{ orderId: id, nonce: 'issued 1', kept: 'issued 1', initiator: 'merchant' }])
    expect([live(), told]).toEqual([[{ orderId: id, state: 'captured', cents: 20_000 }], ['captured']])
    expect(await paymentById(opened.db, id)).toMatchObject({ state: 'captured', nonce: null, captured_at: NOON })
  })

  test('is declined for good if the gateway has it no more', async () => {
    const { gateway, live } = faultyGateway()
    const vault = { issueNonce: () => Promise.resolve({ outcome: 'absent' as const }) }
    const id = await begin()
    await at('2026-12-01T12:00Z', { gateway, vault }).advance(id)
    expect([live(), told]).toEqual([[], ['declined for good: card_gone']])
    expect(await paymentById(opened.db, id)).toMatchObject({ state: 'declined', is_soft: false })
  })

  test.each([
    ['for now', true],
    ['for good', false],
  ])('is declined %s, as its bank says', async (words, isSoft) => {
    const { gateway } = faultyGateway()
    const id = await begin()
    const declined = { outcome: 'declined', reason: 'processor_declined', code: '', advice: 'different_card' } as const
    const refusing = { ...gateway, authorize: () => Promise.resolve({ ...declined, isSoft }) }
    await at('2026-12-01T12:00Z', { gateway: refusing, vault: issuing() }).advance(id)
    expect(told).toEqual([`declined ${words}: processor_declined`])
    expect(await paymentById(opened.db, id)).toMatchObject({ state: 'declined', is_soft: isSoft })
  })

  test('waits while the gateway issues no nonce, and goes to staff after a day', async () => {
    const { gateway, live } = faultyGateway()
    const id = await begin()
    await at('2026-12-01T12:00Z', { gateway }).advance(id)
    expect(await paymentById(opened.db, id)).toMatchObject({ state: 'due', authorize_asked_at: null })
    await at('2026-12-02T12:01Z', { gateway }).advance(id)
    expect([live(), told]).toEqual([[], ['staff: no_answer']])
  })

  test('uses the same nonce again if the answer was lost, so that it is charged once', async () => {
    const { gateway, live } = faultyGateway({ authorize: 'lost_request' })
    const vault = issuing()
    const id = await begin()
    for (const now of ['12:00', '12:01', '12:03']) await at(`2026-12-01T${now}Z`, { gateway, vault }).advance(id)
    expect([vault.issued.length, live().length, told]).toEqual([1, 1, ['captured']])
  })

  test('gets a new nonce for an expired one, but not before it is certain that the first was not used', async () => {
    const { gateway, live } = faultyGateway()
    const vault = issuing()
    const id = await begin()
    const nonces: string[] = []
    const expired = {
      outcome: 'declined',
      reason: 'nonce_unknown',
      code: '',
      advice: 'check_card',
      isSoft: false,
    } as const
    const authorize = (order: Authorization) => {
      nonces.push(order.nonce)
      return order.nonce === 'issued 1' ? Promise.resolve(expired) : gateway.authorize(order)
    }
    const issuedAt: [string, number][] = []
    for (const now of ['12:00', '12:01', '12:02', '12:03', '12:04', '12:05', '12:06']) {
      await at(`2026-12-01T${now}Z`, { gateway: { ...gateway, authorize }, vault }).advance(id)
      issuedAt.push([now, vault.issued.length])
    }
    expect(nonces).toEqual(['issued 1', 'issued 1', 'issued 2'])
    expect(issuedAt.find(([, count]) => count === 2)).toEqual(['12:04', 2])
    expect([live().length, told]).toEqual([1, ['captured']])
  })

  test('keeps the first of two nonces that two workers issue at the same time', async () => {
    const { gateway, live } = faultyGateway({ authorize: 'lost_request' })
    const id = await begin()
    const second = issuing('second')
    const slow: Pick<CardVault, 'issueNonce'> = {
      issueNonce: async (token) => {
        // The lease of this worker has ended meanwhile, and another has asked for the charge.
        await opened.db
          .updateTable('payments')
          .set({ locked_until: null, locked_by: null })
          .where('id', '=', id)
          .execute()
        await at('2026-12-01T12:00Z', { gateway, vault: second }).advance(id)
        return issuing('first').issueNonce(token)
      },
    }
    await at('2026-12-01T12:00Z', { gateway, vault: slow }).advance(id)
    expect(await paymentById(opened.db, id)).toMatchObject({ state: 'due', nonce: 'second 1' })
    await at('2026-12-01T12:03Z', { gateway, vault: second }).advance(id)
    expect([live().length, second.issued.length, told]).toEqual([1, 1, ['captured']])
  })
})

const NOON = Temporal.Instant.from('2026-12-01T12:00Z')
const TOKEN = '6d7b1a35-7a51-4b3c-8a8f-3e4a8d0d9a11'

/** A vault that issues a new nonce each time. */
const issuing = (word = 'issued') => {
  const issued: string[] = []
  const vault: Pick<CardVault, 'issueNonce'> = {
    issueNonce: (token) => {
      issued.push(token)
      return Promise.resolve({ outcome: 'issued', nonce: `${word} ${issued.length}`, bin: '411111', last4: '1111' })
    },
  }
  return { ...vault, issued }
}
