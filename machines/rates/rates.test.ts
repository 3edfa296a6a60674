import type { RateAnswer } from '#contract/rates.ts'
import { fake } from '#machines/kit/port.ts'
import { SLOW_AFTER_MS, STUCK_AFTER_MS } from '#machines/kit/waiting.ts'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import { ratesMachine } from './rates.machine.ts'
import { ratesPorts, type OfferQuestion } from './rates.ports.ts'
import { bothSides, neitherSide, offer } from './rates.samples.ts'
import { selectFace, selectFailure, selectIsBusy, selectOrder, selectSelectedRate } from './rates.selectors.ts'

test('an opened offer shows the preferred variant, and an order with what may be bid for its sides', async () => {
  const { opened } = await rates()
  expect(selectSelectedRate(opened)).toEqual({ ...neitherSide, checkin_price: 120.5, checkout_price: 120.5 })
  expect(selectOrder(opened)).toEqual({
    rateKey: 'bid-bid',
    total: 36_150,
    loyalty: null,
    bidRanges: { check_in: { first: 3000, most: 12_050 }, check_out: { first: 4500, most: 12_050 } },
  })
})

test('the guest chooses the guaranteed variant: nothing is for bid', async () => {
  const { actor } = await rates()
  actor.send({ type: 'variant.choose', choice: { checkin_guaranteed: true, checkout_guaranteed: true } })
  const chosen = actor.getSnapshot()
  expect([selectSelectedRate(chosen), selectOrder(chosen)?.bidRanges]).toEqual([
    bothSides,
    { check_in: null, check_out: null },
  ])
})

test('a 404 clears the base rate and the variants', async () => {
  const { actor, settled } = await rates({
    failAt: 2,
    failure: { code: 'not_found', status: 404, message: 'No rate found' },
  })
  actor.send({ type: 'offer.refresh' })
  expect(selectFace(actor.getSnapshot())).toBe('refreshing')
  const gone = await settled()
  expect([selectFace(gone), selectSelectedRate(gone), selectOrder(gone)]).toEqual(['gone', null, null])
})

test('a key that has run out is told from an offer that is gone', async () => {
  const { opened } = await rates({ failAt: 1, failure: { code: 'gone', status: 410, message: 'Expired' } })
  expect(selectFace(opened)).toBe('expired')
})

test('a promo code is asked with the same key and ordered; one that does not count leaves all as it was', async () => {
  const { actor, asked, settled } = await rates({
    failAt: 3,
    failure: { code: 'invalid_request', status: 400, message: 'No such code' },
  })
  actor.send({ type: 'loyalty.change', loyalty: { promo: 'FRIEND', credits: 10 } })
  expect(selectOrder(await settled())?.loyalty).toEqual({ option: 'promo', promocode: 'FRIEND' })
  actor.send({ type: 'loyalty.change', loyalty: { promo: 'WRONG', credits: null } })
  const kept = await settled()
  expect([selectFace(kept), kept.context.loyalty.promo, selectFailure(kept)?.message]).toEqual([
    'loaded',
    'FRIEND',
    'No such code',
  ])
  expect(asked.map(({ rateKey, loyalty }) => [rateKey, loyalty.promo])).toEqual([
    ['bid-bid', null],
    ['bid-bid', 'FRIEND'],
    ['bid-bid', 'WRONG'],
  ])
})

test('an offer without an answer says something after 10 seconds, and after 20 can be asked for anew', () => {
  const clock = new SimulatedClock()
  let aborted = 0
  const loadOffer = fromPromise<RateAnswer, OfferQuestion>(({ signal }) => {
    signal.addEventListener('abort', () => (aborted += 1))
    return new Promise(() => undefined)
  })
  const actor = createActor(ratesMachine.provide({ actors: { loadOffer } }), { clock }).start()
  const face = () => selectFace(actor.getSnapshot())
  actor.send({ type: 'offer.open', rateKey: 'bid-bid', choice: null })
  const seen = [face()]
  for (const at of [SLOW_AFTER_MS, STUCK_AFTER_MS]) {
    clock.set(at)
    seen.push(face())
  }
  actor.send({ type: 'offer.refresh' })
  seen.push(face())
  expect([seen, aborted]).toEqual([['loading', 'slow', 'stuck', 'loading'], 1])
})

const rates = async (plan?: { failAt: number; failure: object }) => {
  const asked: OfferQuestion[] = []
  const loadOffer = fake(ratesPorts.loadOffer, (question) => {
    asked.push(question)
    if (plan !== undefined && asked.length === plan.failAt) throw Object.assign(new Error('refused'), plan.failure)
    return offer
  })
  const actor = createActor(ratesMachine.provide({ actors: { loadOffer } })).start()
  const settled = () => waitFor(actor, (snapshot) => !selectIsBusy(snapshot))
  actor.send({ type: 'offer.open', rateKey: 'bid-bid', choice: null })
  return { actor, asked, settled, opened: await settled() }
}
