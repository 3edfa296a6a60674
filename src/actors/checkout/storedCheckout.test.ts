import { NO_BIDS } from '#machines/checkout/bids.rules.ts'
import { inDollars, maya, offer, refusal } from '#machines/checkout/checkout.samples.ts'
import { selectViewState, selectFailure } from '#machines/checkout/checkout.selectors.ts'
import { checkout } from '#machines/checkout/checkout.testing.ts'
import { jsonStorage } from '#src/services/storage.ts'
import { expect, test } from 'vitest'
import { keep, readStoredCheckout } from './storedCheckout.ts'

test('the form and the key of an unanswered attempt survive a reload', async () => {
  const storage = memory()
  const { actor, until } = await checkout({ isFilled: true, answers: [refusal('unauthorized', 401)] })
  actor.subscribe((snapshot) => keep(storage, snapshot))
  actor.send({ type: 'comment.change', comment: 'A quiet room' })
  actor.send({ type: 'bid.change', side: 'check_out', input: inDollars('1e9') })
  actor.send({ type: 'pay.submit', offer })
  await until((snapshot) => selectFailure(snapshot) !== null)
  expect(readStoredCheckout(storage)).toEqual({
    guest: maya,
    comment: 'A quiet room',
    bids: { ...NO_BIDS, check_out: inDollars('1e9') },
    rateKey: 'rate-1',
    attemptId: 'attempt-1',
    paymentMethodId: null,
  })
})

test('a paid attempt is not stored: the next payment gets its own key', async () => {
  const storage = memory()
  const { actor, until } = await checkout({ isFilled: true })
  actor.subscribe((snapshot) => keep(storage, snapshot))
  actor.send({ type: 'pay.submit', offer })
  await until((snapshot) => selectViewState(snapshot) === 'booked')
  expect(readStoredCheckout(storage).attemptId).toBe('')
})

test('no payment data is stored', async () => {
  const storage = memory()
  const { actor, until } = await checkout({ isFilled: true, answers: [refusal('unauthorized', 401)] })
  actor.subscribe((snapshot) => keep(storage, snapshot))
  actor.send({ type: 'pay.submit', offer })
  await until((snapshot) => selectFailure(snapshot) !== null)
  expect(storage.text()).not.toContain('payment-1')
})

test.each([
  ['nothing', 'null'],
  ['broken', '{"guest":'],
  ['another shape', '{"guest":"Maya"}'],
  [
    'a bid in no currency',
    JSON.stringify({
      guest: maya,
      comment: '',
      rateKey: '',
      attemptId: '',
      bids: { check_in: { text: '20', currency: { code: 'USD', rate: 0 } }, check_out: null },
    }),
  ],
])('%s reads as an empty form', (_, text) => {
  const storage = memory(text)
  expect(readStoredCheckout(storage)).toMatchObject({
    guest: { first_name: '', last_name: '' },
    bids: NO_BIDS,
    attemptId: '',
  })
})

test('a form stored before bids existed still reads', () => {
  const storage = memory(JSON.stringify({ guest: maya, comment: '', rateKey: 'r', attemptId: 'a' }))
  expect(readStoredCheckout(storage)).toMatchObject({
    guest: maya,
    bids: NO_BIDS,
    attemptId: 'a',
    paymentMethodId: null,
  })
})

const memory = (text?: string) => {
  const items = new Map<string, string>(text === undefined ? [] : [['checkout', text]])
  const storage = jsonStorage(() => ({
    length: items.size,
    clear: () => items.clear(),
    key: () => null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }))
  return { ...storage, text: () => [...items.values()].join('\n') }
}
