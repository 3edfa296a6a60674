import { expect, test } from 'vitest'
import { freeOffer, maya, offer, refusal, visa } from './checkout.samples.ts'
import {
  selectViewState,
  selectFailure,
  selectIsSigningIn,
  selectPaymentMethodId,
  selectProgress,
  selectView,
} from './checkout.selectors.ts'
import { checkout, type Plan } from './checkout.testing.ts'
import { NEW_CARD, type NonCardMethod } from './savedCards.rules.ts'
import { EMPTY_GUEST } from './checkout.rules.ts'
import { selectVerdict } from './verdict.selectors.ts'

test('a wallet pays what was pressed on, at once, and the room is booked with its payment', async () => {
  const { actor, sheets, wishes, until } = await choosing('apple-pay')
  actor.send({ type: 'pay.submit', offer })
  expect(sheets).toEqual([{ wallet: 'apple-pay', total: offer.total }])
  await until((snapshot) => selectViewState(snapshot) === 'booked')
  expect(wishes.map(({ attempt }) => attempt)).toEqual([{ id: 'attempt-1', payment: 'payment-1' }])
})

test('a form with something missing opens no sheet', async () => {
  const { actor, sheets } = await choosing('apple-pay', { isFilled: false })
  actor.send({ type: 'pay.submit', offer })
  expect([sheets, selectView(actor.getSnapshot()).isChecked]).toEqual([[], true])
})

test('whoever closes the sheet is back at the form with their wallet, and is told nothing', async () => {
  const { actor, until } = await choosing('google-pay', { closing: [refusal('wallet.cancelled', 400)] })
  actor.send({ type: 'pay.submit', offer })
  const back = await until((snapshot) => snapshot.matches({ purchase: 'open' }))
  expect([selectPaymentMethodId(back), selectFailure(back)]).toEqual(['google-pay', null])
})

test.each([
  ['the one that is kept', [visa], 'visa'],
  ['a new one', [], NEW_CARD],
] as const)('a wallet that fails is not said to: the card is offered, %s', async (_, cards, chosen) => {
  const { actor, until, sheets } = await choosing('google-pay', {
    lists: [[...cards]],
    closing: [refusal('wallet.failed', 400)],
  })
  await until((snapshot) => snapshot.context.savedCards !== null)
  actor.send({ type: 'pay.submit', offer })
  const back = await until((snapshot) => snapshot.matches({ purchase: 'open' }))
  expect([selectPaymentMethodId(back), selectFailure(back)]).toEqual([chosen, null])
  actor.send({ type: 'card.choose', id: 'google-pay' })
  actor.send({ type: 'pay.submit', offer })
  await until((snapshot) => selectViewState(snapshot) === 'booked')
  expect(sheets).toHaveLength(2)
})

test('a wallet that fails leads to a card, and not to the invoice that was not chosen', async () => {
  const { actor, until } = await choosing('google-pay', { closing: [refusal('wallet.failed', 400)] })
  actor.send({ type: 'wallet.change', wallet: 'invoice', isOffered: true })
  actor.send({ type: 'pay.submit', offer })
  const back = await until((snapshot) => snapshot.matches({ purchase: 'open' }))
  expect(selectPaymentMethodId(back)).toBe(NEW_CARD)
})

test('a bank that refuses the card of a wallet is told, and the wallet stays chosen', async () => {
  const failure = { ...refusal('card.fixCard', 400), reason: 'card.verify' as const }
  const { actor, until } = await choosing('google-pay', { closing: [failure] })
  actor.send({ type: 'pay.submit', offer })
  const back = await until((snapshot) => snapshot.matches({ purchase: 'open' }))
  expect([selectPaymentMethodId(back), selectFailure(back)]).toEqual(['google-pay', failure])
})

test('a wallet that is not offered any more leaves the choice to a card, and is chosen again when it is back', async () => {
  const { actor } = await choosing('apple-pay')
  actor.send({ type: 'wallet.change', wallet: 'apple-pay', isOffered: false })
  expect(selectPaymentMethodId(actor.getSnapshot())).toBe(NEW_CARD)
  actor.send({ type: 'wallet.change', wallet: 'apple-pay', isOffered: true })
  expect(selectPaymentMethodId(actor.getSnapshot())).toBe('apple-pay')
})

test('a wallet waits neither for the list of cards nor for the form of a new one', async () => {
  const { actor } = await choosing('apple-pay', { lists: [new Promise(() => {})] })
  expect(selectView(actor.getSnapshot()).isPreparing).toBe(false)
})

test('a new price is paid with the same wallet, by a new sheet that asks for it', async () => {
  const { actor, sheets, until } = await choosing('apple-pay', { answers: [refusal('price_changed', 409)] })
  actor.send({ type: 'pay.submit', offer })
  await until((snapshot) => selectViewState(snapshot) === 'priceChanged')
  actor.send({ type: 'price.accept' })
  await until((snapshot) => selectViewState(snapshot) === 'booked')
  expect(sheets.map(({ total }) => total)).toEqual([offer.total, 40_000])
})

test.each<[string, Plan, string, string]>([
  ['is taken', {}, 'booked', 'taken'],
  ['is declined', { answers: [refusal('declined', 402)] }, 'form', 'refused'],
  ['is for a room that is gone', { answers: [refusal('unavailable', 409)] }, 'unavailable', 'refused'],
  ['is for a stay that is booked already', { answers: [refusal('already_booked', 409)] }, 'alreadyBooked', 'open'],
  ['is for another price', { answers: [refusal('price_changed', 409)] }, 'priceChanged', 'refused'],
])('the sheet of a payment that %s is told so', async (_, plan, viewState, verdict) => {
  const { actor, until } = await choosing('apple-pay', plan)
  actor.send({ type: 'pay.submit', offer })
  expect(selectVerdict(actor.getSnapshot())).toBeNull()
  const ended = await until(
    (snapshot) => !snapshot.matches({ purchase: 'paying' }) && selectViewState(snapshot) === viewState,
  )
  expect(selectVerdict(ended)).toBe(verdict)
})

test('the sheet of a payment of which nobody knows is closed without a word', async () => {
  const { actor, until, clock } = await choosing('apple-pay', {
    answers: Array.from({ length: 4 }, () => refusal('network', 500)),
  })
  actor.send({ type: 'pay.submit', offer })
  for (let resends = 0; resends < 3; resends += 1) {
    await until((snapshot) => snapshot.matches({ purchase: { paying: { sending: { request: 'waiting' } } } }))
    clock.increment(2000)
  }
  expect(selectVerdict(await until((snapshot) => selectViewState(snapshot) === 'outcomeUnknown'))).toBe('open')
})

test('an invoice pays where it is offered, without a card and unless another way was chosen', async () => {
  const { actor, sheets, until } = await checkout({ isFilled: true })
  const chosen = () => selectPaymentMethodId(actor.getSnapshot())
  const before = chosen()
  actor.send({ type: 'wallet.change', wallet: 'invoice', isOffered: true })
  const offered = chosen()
  actor.send({ type: 'card.choose', id: NEW_CARD })
  const another = chosen()
  actor.send({ type: 'card.choose', id: 'invoice' })
  actor.send({ type: 'pay.submit', offer })
  await until((snapshot) => selectViewState(snapshot) === 'booked')
  expect([before, offered, another]).toEqual([NEW_CARD, 'invoice', NEW_CARD])
  expect(sheets).toEqual([{ wallet: 'invoice', total: offer.total }])
})

test('an invoice that is over the limit is told on the form, and another way pays with a new key', async () => {
  const { actor, wishes, until } = await checkout({ isFilled: true, answers: [refusal('over_limit', 402)] })
  actor.send({ type: 'wallet.change', wallet: 'invoice', isOffered: true })
  actor.send({ type: 'pay.submit', offer })
  const refused = await until((snapshot) => selectFailure(snapshot) !== null)
  expect([selectViewState(refused), selectFailure(refused)?.code]).toEqual(['form', 'over_limit'])
  actor.send({ type: 'card.choose', id: NEW_CARD })
  actor.send({ type: 'pay.submit', offer })
  await until((snapshot) => selectViewState(snapshot) === 'booked')
  expect(new Set(wishes.map(({ attempt }) => attempt.id)).size).toBe(2)
})

test('where there is nothing to pay nobody is asked for a card, but for who they are', async () => {
  const { actor, sheets, wishes, until } = await checkout({ isFilled: true })
  actor.send({ type: 'auth.signedOut', user: EMPTY_GUEST })
  actor.send({ type: 'pay.submit', offer: freeOffer })
  expect(selectIsSigningIn(actor.getSnapshot())).toBe(true)
  actor.send({ type: 'auth.signedIn', user: maya })
  actor.send({ type: 'pay.submit', offer: freeOffer })
  await until((snapshot) => selectViewState(snapshot) === 'booked')
  expect(sheets).toEqual([{ wallet: 'nothing', total: 0 }])
  expect(wishes.map(({ order }) => order.total)).toEqual([0])
})

test('hours that are bid for may cost something: a card is asked for', async () => {
  const { actor, sheets, until } = await checkout({ isFilled: true })
  actor.send({ type: 'pay.submit', offer: { ...offer, total: 0 } })
  await until((snapshot) => selectViewState(snapshot) === 'booked')
  expect(sheets).toEqual([])
})

test('a price that is not nothing any more leads back to the form, which asks for a card', async () => {
  const { actor, until } = await checkout(
    { isFilled: true, answers: [refusal('price_changed', 409)], opening: [refusal('card.retry', 500)] },
    'failed',
  )
  actor.send({ type: 'pay.submit', offer: freeOffer })
  await until((snapshot) => selectViewState(snapshot) === 'priceChanged')
  actor.send({ type: 'price.accept' })
  const back = actor.getSnapshot()
  expect([selectViewState(back), selectProgress(back)]).toEqual(['form', null])
})

const choosing = async (wallet: NonCardMethod, plan: Plan = {}) => {
  const all = await checkout({ isFilled: true, ...plan })
  for (const one of ['apple-pay', 'google-pay'] as const)
    all.actor.send({ type: 'wallet.change', wallet: one, isOffered: true })
  all.actor.send({ type: 'card.choose', id: wallet })
  return all
}
