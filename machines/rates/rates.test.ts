import type { RateResponse } from '#contract/hotel/rates.ts'
import { fake } from '#machines/kit/port.ts'
import { SLOW_AFTER_MS, STUCK_AFTER_MS } from '#machines/kit/loadingDelays.ts'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import { ratesMachine } from './rates.machine.ts'
import { ratesPorts, type OfferQuestion } from './rates.ports.ts'
import { bothSides, checkInOnly, neitherSide, offer } from './rates.samples.ts'
import { NO_LOYALTY } from './rates.rules.ts'
import { selectAwaitsOwner, selectLoyaltyWish } from './loyalty.selectors.ts'
import {
  selectViewState,
  selectFailure,
  selectIsBusy,
  selectOffer,
  selectOrder,
  selectSelectedRate,
} from './rates.selectors.ts'

test('an opened offer shows the preferred variant, and an order with the ranges of bids', async () => {
  const { opened } = await rates()
  expect(selectSelectedRate(opened)).toEqual({ ...neitherSide, checkin_price: 120.5, checkout_price: 120.5 })
  expect(selectOrder(opened)).toEqual({
    rateKey: 'bid-bid',
    total: 36_150,
    deadline: null,
    loyalty: null,
    bidRanges: { check_in: { first: 3000, most: 12_050 }, check_out: { first: 4500, most: 12_050 } },
  })
})

test('choosing the guaranteed variant leaves nothing to bid for', async () => {
  const { actor } = await rates()
  actor.send({ type: 'variant.choose', choice: { checkin_guaranteed: true, checkout_guaranteed: true } })
  const chosen = actor.getSnapshot()
  expect([selectSelectedRate(chosen), selectOrder(chosen)?.bidRanges]).toEqual([
    bothSides,
    { check_in: null, check_out: null },
  ])
})

test.each([
  ['gone', 'not_found', 404],
  ['expired', 'gone', 410],
])('an offer that is %s is cleared with all its variants, not only its rate', async (viewState, code, status) => {
  const { actor, refuseNext, settled } = await rates()
  actor.send({ type: 'variant.choose', choice: { checkin_guaranteed: true, checkout_guaranteed: true } })
  refuseNext(code, status)
  actor.send({ type: 'offer.refresh' })
  expect(selectViewState(actor.getSnapshot())).toBe('refreshing')
  const cleared = await settled()
  expect([selectViewState(cleared), selectOffer(cleared), cleared.context.choice, selectOrder(cleared)]).toEqual([
    viewState,
    null,
    null,
    null,
  ])
  expect(selectFailure(cleared)?.code).toBe(code)
})

test('a promo code is requested with the same key and ordered; an invalid one leaves everything as it was', async () => {
  const { actor, requests, refuseNext, settled } = await rates()
  actor.send({ type: 'loyalty.change', loyalty: { promo: 'FRIEND', credits: 10 } })
  expect(selectOrder(await settled())?.loyalty).toEqual({ option: 'promo', promocode: 'FRIEND' })
  refuseNext('invalid_request', 400)
  actor.send({ type: 'loyalty.change', loyalty: { promo: 'WRONG', credits: null } })
  const snapshot = await settled()
  expect([selectViewState(snapshot), selectOrder(snapshot)?.loyalty, selectFailure(snapshot)?.code]).toEqual([
    'loaded',
    { option: 'promo', promocode: 'FRIEND' },
    'invalid_request',
  ])
  actor.send({ type: 'offer.refresh' })
  expect(selectFailure(await settled())).toBeNull()
  expect(requests.map(({ rateKey, loyalty }) => [rateKey, loyalty.promo])).toEqual([
    ['bid-bid', null],
    ['bid-bid', 'FRIEND'],
    ['bid-bid', 'WRONG'],
    ['bid-bid', 'FRIEND'],
  ])
})

const CREDIT = { promo: null, credits: 25 }

test('credit refused while signed out is requested again for the next user, but not after the guest signed out', async () => {
  const { actor, refuseNext, settled } = await rates()
  const summarize = (snapshot: Awaited<ReturnType<typeof settled>>) => [
    selectOrder(snapshot)?.loyalty ?? null,
    selectLoyaltyWish(snapshot),
    selectAwaitsOwner(snapshot),
    selectFailure(snapshot)?.code ?? null,
  ]
  const counts = [{ option: 'credits', credits: 25 }, CREDIT, false, null]
  const waits = [null, CREDIT, true, 'unauthorized']
  actor.send({ type: 'loyalty.change', loyalty: CREDIT })
  const seen = [summarize(await settled())]
  for (const isRefused of [true, true, false]) {
    if (isRefused) refuseNext('unauthorized', 401)
    actor.send({ type: 'guest.changed' })
    seen.push(summarize(await settled()))
  }
  refuseNext('unauthorized', 401)
  actor.send({ type: 'guest.changed' })
  await settled()
  refuseNext('network', 500)
  actor.send({ type: 'guest.changed' })
  seen.push(summarize(await settled()))
  actor.send({ type: 'guest.left' })
  seen.push(summarize(await settled()))
  const none = [null, NO_LOYALTY, false, null]
  expect(seen).toEqual([counts, waits, waits, counts, [null, CREDIT, true, 'network'], none])
})

test('a promo code refused for one user is requested again for the next, but not after a reload', async () => {
  const { actor, requests, refuseNext, settled } = await rates()
  actor.send({ type: 'loyalty.change', loyalty: { promo: 'FRIEND', credits: null } })
  await settled()
  refuseNext('promo_refused', 409)
  actor.send({ type: 'guest.changed' })
  const refused = await settled()
  expect([selectOrder(refused)?.loyalty, selectLoyaltyWish(refused)]).toEqual([null, NO_LOYALTY])
  actor.send({ type: 'guest.left' })
  actor.send({ type: 'guest.changed' })
  expect(selectOrder(await settled())?.loyalty).toEqual({ option: 'promo', promocode: 'FRIEND' })
  expect(requests.map(({ loyalty }) => loyalty.promo)).toEqual([null, 'FRIEND', 'FRIEND', null, 'FRIEND'])
})

test('closing an offer forgets it, and another one takes over nothing from it', async () => {
  const { actor, refuseNext, settled } = await rates()
  const ANOTHER = { type: 'offer.open', rateKey: 'another', choice: 'keyed' } as const
  const { context: untouched } = createActor(ratesMachine).getSnapshot()
  const fill = async () => {
    actor.send({ type: 'loyalty.change', loyalty: { promo: 'FRIEND', credits: 10 } })
    await settled()
    refuseNext('invalid_request', 400)
    actor.send({ type: 'loyalty.change', loyalty: { promo: 'WRONG', credits: 5 } })
    await settled()
    actor.send({ type: 'variant.choose', choice: { checkin_guaranteed: true, checkout_guaranteed: true } })
  }
  await fill()
  actor.send(ANOTHER)
  const next = actor.getSnapshot()
  expect([selectViewState(next), next.context]).toEqual([
    'loading',
    { ...untouched, rateKey: 'another', choice: 'keyed' },
  ])
  await settled()
  await fill()
  actor.send({ type: 'offer.close' })
  const closed = actor.getSnapshot()
  expect([selectViewState(closed), closed.context]).toEqual(['idle', untouched])
})

test('a variant pressed while the offer loads is the one shown', async () => {
  const { actor, settled } = await rates()
  actor.send({ type: 'offer.open', rateKey: 'bid-bid', choice: null })
  actor.send({ type: 'variant.choose', choice: { checkin_guaranteed: true, checkout_guaranteed: false } })
  expect(selectSelectedRate(await settled())).toEqual(checkInOnly)
})

test.each([
  ['network', 'connection.restored', 'loaded'],
  ['unreachable', 'connection.restored', 'loaded'],
  ['internal', 'connection.restored', 'failed'],
  ['internal', 'offer.refresh', 'loaded'],
] as const)('an offer that failed to load (%s), after %s: %s', async (code, type, viewState) => {
  const { actor, refuseNext, settled } = await rates()
  refuseNext(code, 500)
  actor.send({ type: 'offer.open', rateKey: 'bid-bid', choice: null })
  const failed = await settled()
  expect([selectViewState(failed), selectFailure(failed)?.code]).toEqual(['failed', code])
  actor.send({ type })
  const then = await settled()
  expect([selectViewState(then), selectFailure(then)?.code]).toEqual([
    viewState,
    viewState === 'failed' ? code : undefined,
  ])
})

test('an offer without a response says so after 10 seconds, and can be requested again after 20', () => {
  const clock = new SimulatedClock()
  let aborted = 0
  const loadOffer = fromPromise<RateResponse, OfferQuestion>(({ signal }) => {
    signal.addEventListener('abort', () => (aborted += 1))
    return new Promise(() => undefined)
  })
  const actor = createActor(ratesMachine.provide({ actors: { loadOffer } }), { clock }).start()
  const viewState = () => selectViewState(actor.getSnapshot())
  actor.send({ type: 'offer.open', rateKey: 'bid-bid', choice: null })
  const seen = [viewState()]
  for (const at of [SLOW_AFTER_MS, STUCK_AFTER_MS]) {
    clock.set(at)
    seen.push(viewState())
  }
  actor.send({ type: 'offer.refresh' })
  seen.push(viewState())
  expect([seen, aborted]).toEqual([['loading', 'slow', 'stuck', 'loading'], 1])
})

/** Opens an offer and waits until it is loaded. */
const rates = async () => {
  const requests: OfferQuestion[] = []
  const refusals: object[] = []
  const loadOffer = fake(ratesPorts.loadOffer, (question) => {
    requests.push(question)
    const refusal = refusals.shift()
    if (refusal !== undefined) throw Object.assign(new Error('refused'), refusal)
    return offer
  })
  const actor = createActor(ratesMachine.provide({ actors: { loadOffer } })).start()
  const settled = () => waitFor(actor, (snapshot) => !selectIsBusy(snapshot))
  const refuseNext = (code: string, status: number) => void refusals.push({ code, status })
  actor.send({ type: 'offer.open', rateKey: 'bid-bid', choice: null })
  return { actor, requests, refuseNext, settled, opened: await settled() }
}
