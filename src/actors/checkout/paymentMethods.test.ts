import type { PaymentMethod } from '#contract/booking/paymentMethods.ts'
import { selectCardFailure, selectMethods, selectNews } from '#machines/paymentMethods/paymentMethods.selectors.ts'
import { createClient } from '#src/services/client.ts'
import type { CardOrder } from '#src/services/payments/cardForm.types.ts'
import { createActor, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import { livePaymentMethods } from './paymentMethods.ts'

const visa: PaymentMethod = {
  id: '7b0d7a5e-0000-4000-8000-000000000001',
  type: 'card',
  is_primary: true,
  brand: 'Visa',
  last4: '1111',
  expires: '2030-12',
}

test('a card is verified for zero under its holder’s name, and only the server receives its nonce', async () => {
  const { actor, wire, orders } = start()
  await settled(actor, { type: 'card.shown' })
  await settled(actor, { type: 'card.submit' })
  expect(orders).toEqual([{ amount: 0, email: 'maya@mail.example', firstName: 'Maya', lastName: 'Cohen' }])
  expect(wire).toEqual(['POST /user/payment_methods/ {"nonce":"planted-nonce","device_data":"{}"}'])
  expect(selectNews(actor.getSnapshot())).toEqual({ what: 'added', method: visa })
  expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain('planted-nonce')
})

test("lists cards, makes one primary and deletes one with the contract's calls", async () => {
  const { actor, wire } = start()
  await settled(actor, { type: 'list.open' })
  expect(selectMethods(actor.getSnapshot())).toEqual([visa, { ...visa, id: 'other', is_primary: false }])
  await settled(actor, { type: 'primary.make', id: 'other' })
  await settled(actor, { type: 'method.remove', id: visa.id })
  expect(wire).toEqual([
    'GET /user/payment_methods/ ',
    'PATCH /user/payment_methods/ {"id":"other"}',
    `DELETE /user/payment_methods/?id=${visa.id} `,
  ])
})

test('a page reloaded after the card was verified asks for the card again', async () => {
  const { actor } = start({ isForgetful: true })
  await settled(actor, { type: 'card.shown' })
  await settled(actor, { type: 'card.submit' })
  expect(selectCardFailure(actor.getSnapshot())?.code).toBe('card.retry')
})

type Actor = ReturnType<typeof start>['actor']

const settled = async (actor: Actor, event: Parameters<Actor['send']>[0]) => {
  actor.send(event)
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
}

const answers: Record<string, unknown> = {
  GET: { payment_methods: [visa, { ...visa, id: 'other', is_primary: false }] },
  POST: { payment_method: visa },
  PATCH: { payment_method: { ...visa, id: 'other' } },
  DELETE: { payment_methods: [] },
}

const holder = () => ({ email: 'maya@mail.example', firstName: 'Maya', lastName: 'Cohen' })

const start = ({ isForgetful = false } = {}) => {
  const wire: string[] = []
  const orders: CardOrder[] = []
  const callApi = createClient({
    base: 'http://api.test',
    fetch: async (input, init) => {
      const request = new Request(input, init)
      wire.push(`${request.method} ${request.url.slice('http://api.test'.length)} ${await request.text()}`)
      return Response.json(answers[request.method])
    },
    bearer: () => Promise.resolve('bearer'),
    locale: () => 'en',
    isHandheld: () => false,
    isOnline: () => true,
  })
  const desk = {
    open: () => Promise.resolve('card-1'),
    pay: (_card: string, order: CardOrder) => {
      orders.push(order)
      return Promise.resolve('payment-1')
    },
    paymentOf: () => {
      if (isForgetful) throw Object.assign(new Error('gone'), { code: 'card.retry', status: 400 })
      return { nonce: 'planted-nonce', deviceData: '{}', last4: '1111', brand: 'Visa' }
    },
  }
  return { actor: createActor(livePaymentMethods({ callApi, desk, holder })).start(), wire, orders }
}
