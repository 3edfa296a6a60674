import { fake } from '#machines/kit/port.ts'
import { createActor, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import { ratesMachine } from './rates.machine.ts'
import { ratesPorts, type OfferQuestion } from './rates.ports.ts'
import { bothSides, neitherSide, offer } from './rates.samples.ts'
import {
  selectAdditionalCharges,
  selectBids,
  selectFace,
  selectFailure,
  selectIsBusy,
  selectLoyalty,
  selectOrder,
  selectSelectedRate,
} from './rates.selectors.ts'

test('an opened offer shows the preferred variant, with bids at an average night and an order without them', async () => {
  const { opened } = await rates()
  expect(selectSelectedRate(opened)).toEqual({ ...neitherSide, checkin_price: 120.5, checkout_price: 120.5 })
  expect(selectBids(opened)).toEqual([
    { side: 'check_in', bid: 12_050, most: 12_050 },
    { side: 'check_out', bid: 12_050, most: 12_050 },
  ])
  expect(selectOrder(opened)).toEqual({
    rateKey: 'bid-bid',
    total: 36_150,
    bids: { check_in: 12_050, check_out: 12_050 },
    loyalty: null,
  })
})

test('the guest chooses the guaranteed variant: nothing is for bid', async () => {
  const { actor } = await rates()
  actor.send({ type: 'variant.choose', choice: { checkin_guaranteed: true, checkout_guaranteed: true } })
  expect([
    selectSelectedRate(actor.getSnapshot()),
    selectBids(actor.getSnapshot()),
    selectAdditionalCharges(actor.getSnapshot()),
  ]).toEqual([bothSides, [], 0])
})

test('a bid is brought into its bounds, each side by itself', async () => {
  const { actor } = await rates()
  actor.send({ type: 'bid.change', side: 'check_in', bid: 1 })
  actor.send({ type: 'bid.change', side: 'check_out', bid: 4000 })
  expect(selectAdditionalCharges(actor.getSnapshot())).toBe(4100)
})

test('a 404 clears the base rate and the variants', async () => {
  const { actor, settled } = await rates({
    failAt: 2,
    failure: { code: 'not_found', status: 404, message: 'No rate found' },
  })
  actor.send({ type: 'offer.refresh' })
  expect(selectFace(actor.getSnapshot())).toBe('refreshing')
  const gone = await settled()
  expect([selectFace(gone), selectSelectedRate(gone), selectOrder(gone), selectBids(gone)]).toEqual([
    'gone',
    null,
    null,
    [],
  ])
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
  expect([selectFace(kept), selectLoyalty(kept).promo, selectFailure(kept)?.message]).toEqual([
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
