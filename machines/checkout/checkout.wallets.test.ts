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

test('a wallet’s sheet opens immediately with the total shown, and its payment books the room', async () => {
  const { actor, sheets, wishes, until } = await choosing('apple-pay')
  actor.send({ type: 'pay.submit', offer })
  expect(sheets).toEqual([{ wallet: 'apple-pay', total: offer.total }])
  await until((snapshot) => selectViewState(snapshot) === 'booked')
  expect(wishes.map(({ attempt }) => attempt)).toEqual([{ id: 'attempt-1', payment: 'payment-1' }])
})

test('an incomplete form opens no sheet', async () => {
  const { actor, sheets } = await choosing('apple-pay', { isFilled: false })
  actor.send({ type: 'pay.submit', offer })
  expect([sheets, selectView(actor.getSnapshot()).isChecked]).toEqual([[], true])
})

test('closing the sheet leads back to the form, with the wallet still chosen and no message', async () => {
  const { actor, until } = await choosing('google-pay', { closing: [refusal('wallet.cancelled', 400)] })
  actor.send({ type: 'pay.submit', offer })
  const back = await until((snapshot) => snapshot.matches({ purchase: 'open' }))
  expect([selectPaymentMethodId(back), selectFailure(back)]).toEqual(['google-pay', null])
})

test.each([
  ['the one that is kept', [visa], 'visa'],
  ['a new one', [], NEW_CARD],
] as const)('a wallet’s failure is not shown; the card is offered instead: %s', async (_, cards, chosen) => {
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

test('a wallet’s failure leads to a card, not to the invoice that was not chosen', async () => {
  const { actor, until } = await choosing('google-pay', { closing: [refusal('wallet.failed', 400)] })
  actor.send({ type: 'wallet.change', wallet: 'invoice', isOffered: true })
  actor.send({ type: 'pay.submit', offer })
  const back = await until((snapshot) => snapshot.matches({ purchase: 'open' }))
  expect(selectPaymentMethodId(back)).toBe(NEW_CARD)
})

test('a wallet’s card refused by its bank shows a message, and the wallet stays chosen', async () => {
  const failure = { ...refusal('card.fixCard', 400), reason: 'card.verify' as const }
  const { actor, until } = await choosing('google-pay', { closing: [failure] })
  actor.send({ type: 'pay.submit', offer })
  const back = await until((snapshot) => snapshot.matches({ purchase: 'open' }))
  expect([selectPaymentMethodId(back), selectFailure(back)]).toEqual(['google-pay', failure])
})

test('a chosen wallet gives way to a card while it is not offered, and is chosen again after that', async () => {
  const { actor } = await choosing('apple-pay')
  actor.send({ type: 'wallet.change', wallet: 'apple-pay', isOffered: false })
  expect(selectPaymentMethodId(actor.getSnapshot())).toBe(NEW_CARD)
  actor.send({ type: 'wallet.change', wallet: 'apple-pay', isOffered: true })
  expect(selectPaymentMethodId(actor.getSnapshot())).toBe('apple-pay')
})

test('a wallet waits neither for the list of cards nor for the card form', async () => {
  const { actor } = await choosing('apple-pay', { lists: [new Promise(() => {})] })
  expect(selectView(actor.getSnapshot()).isPreparing).toBe(false)
})

test('a new price is paid with the same wallet, in a new sheet', async () => {
  const { actor, sheets, until } = await choosing('apple-pay', { answers: [refusal('price_changed', 409)] })
  actor.send({ type: 'pay.submit', offer })
  await until((snapshot) => selectViewState(snapshot) === 'offerChanged')
  actor.send({ type: 'change.accept' })
  await until((snapshot) => selectViewState(snapshot) === 'booked')
  expect(sheets.map(({ total }) => total)).toEqual([offer.total, 40_000])
})

test.each<[string, Plan, string, string]>([
  ['is taken', {}, 'booked', 'taken'],
  ['is declined', { answers: [refusal('declined', 402)] }, 'form', 'refused'],
  ['is for a room that is gone', { answers: [refusal('unavailable', 409)] }, 'unavailable', 'refused'],
  ['is for a stay that is booked already', { answers: [refusal('already_booked', 409)] }, 'alreadyBooked', 'open'],
  ['is for another price', { answers: [refusal('price_changed', 409)] }, 'offerChanged', 'refused'],
])('the sheet gets the verdict on a payment that %s', async (_, plan, viewState, verdict) => {
  const { actor, until } = await choosing('apple-pay', plan)
  actor.send({ type: 'pay.submit', offer })
  expect(selectVerdict(actor.getSnapshot())).toBeNull()
  const ended = await until(
    (snapshot) => !snapshot.matches({ purchase: 'paying' }) && selectViewState(snapshot) === viewState,
  )
  expect(selectVerdict(ended)).toBe(verdict)
})

test('the sheet of a payment with an unknown outcome closes without a message', async () => {
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

test('an invoice is the default where it is offered, and pays without a card', async () => {
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

test('an invoice over the limit shows a message on the form, and another method pays with a new key', async () => {
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

test('a free stay requires a sign-in but no card', async () => {
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

test('a free stay with a bid requires a card, since the bid may be charged', async () => {
  const { actor, sheets, until } = await checkout({ isFilled: true })
  actor.send({ type: 'pay.submit', offer: { ...offer, total: 0 } })
  await until((snapshot) => selectViewState(snapshot) === 'booked')
  expect(sheets).toEqual([])
})

test('a stay that is no longer free leads back to the form, which asks for a card', async () => {
  const { actor, until } = await checkout(
    { isFilled: true, answers: [refusal('price_changed', 409)], opening: [refusal('card.retry', 500)] },
    'failed',
  )
  actor.send({ type: 'pay.submit', offer: freeOffer })
  await until((snapshot) => selectViewState(snapshot) === 'offerChanged')
  actor.send({ type: 'change.accept' })
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
