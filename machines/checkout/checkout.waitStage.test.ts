import { describe, expect, test } from 'vitest'
import { SLOW_AFTER_SENDING_MS, LOOKUP_OFFER_AFTER_MS } from './checkout.rules.ts'
import { maya, offer, refusal } from './checkout.samples.ts'
import { selectViewState, selectFailure, selectWaitStage, selectProgress } from './checkout.selectors.ts'
import { checkout } from './checkout.testing.ts'

const never = new Promise<never>(() => undefined)

describe('a payment without a response', () => {
  test('says that it takes longer after ten seconds, and offers a lookup after twenty', async () => {
    const { actor, clock, until } = await checkout({ isFilled: true, answers: [never] })
    actor.send({ type: 'pay.submit', offer })
    await until((snapshot) => selectProgress(snapshot) === 'booking')
    const seen = [0, SLOW_AFTER_SENDING_MS - 1, 1, LOOKUP_OFFER_AFTER_MS - 1, 1].map((passed) => {
      clock.increment(passed)
      return selectWaitStage(actor.getSnapshot())
    })
    expect(seen).toEqual(['short', 'short', 'long', 'long', 'over'])
  })

  test('is looked up by its key and never paid a second time', async () => {
    const { actor, clock, wishes, lookups, until } = await checkout({ isFilled: true, answers: [never] })
    actor.send({ type: 'pay.submit', offer })
    await until((snapshot) => selectProgress(snapshot) === 'booking')
    clock.increment(SLOW_AFTER_SENDING_MS)
    clock.increment(LOOKUP_OFFER_AFTER_MS)
    actor.send({ type: 'pay.checkStatus' })
    await until((snapshot) => selectViewState(snapshot) === 'booked')
    expect([lookups, wishes.length]).toEqual([['attempt-1'], 1])
  })

  test('that never arrived continues with the same key', async () => {
    const { actor, clock, wishes, until } = await checkout({
      isFilled: true,
      answers: [never],
      earlier: [refusal('not_found', 404)],
    })
    actor.send({ type: 'pay.submit', offer })
    await until((snapshot) => selectProgress(snapshot) === 'booking')
    clock.increment(SLOW_AFTER_SENDING_MS)
    clock.increment(LOOKUP_OFFER_AFTER_MS)
    actor.send({ type: 'pay.checkStatus' })
    await until((snapshot) => selectViewState(snapshot) === 'form' && selectProgress(snapshot) === null)
    actor.send({ type: 'terms.change', accepted: true })
    actor.send({ type: 'pay.submit', offer })
    await until((snapshot) => selectViewState(snapshot) === 'booked')
    expect(wishes.map(({ attempt }) => attempt.id)).toEqual(['attempt-1', 'attempt-1'])
  })
})

describe('a guest who leaves the page while paying', () => {
  test('sees the booking on coming back', async () => {
    const { actor, emitted, until } = await checkout({ isFilled: true })
    actor.send({ type: 'pay.submit', offer })
    actor.send({ type: 'checkout.leave' })
    await until((snapshot) => selectViewState(snapshot) === 'booked')
    emitted.splice(0)
    actor.send({ type: 'checkout.open', rateKey: 'rate-1' })
    expect(emitted).toEqual([{ type: 'booked', id: 'b1' }])
  })

  test('starts over at another offer', async () => {
    const { actor, until } = await checkout({ isFilled: true })
    actor.send({ type: 'pay.submit', offer })
    actor.send({ type: 'checkout.leave' })
    await until((snapshot) => selectViewState(snapshot) === 'booked')
    actor.send({ type: 'checkout.open', rateKey: 'rate-2' })
    expect(selectViewState(actor.getSnapshot())).toBe('form')
  })

  test('sees a decline on coming back, once', async () => {
    const { actor, until } = await checkout({ isFilled: true, answers: [refusal('declined', 402)] })
    actor.send({ type: 'pay.submit', offer })
    actor.send({ type: 'checkout.leave' })
    await until((snapshot) => selectFailure(snapshot) !== null)
    const failureAt = (rateKey: string) => {
      actor.send({ type: 'checkout.open', rateKey })
      return selectFailure(actor.getSnapshot())?.code ?? null
    }
    expect(failureAt('rate-1')).toBe('declined')
    actor.send({ type: 'checkout.leave' })
    expect(failureAt('rate-1')).toBeNull()
    expect(actor.getSnapshot().context.guest).toEqual(maya)
  })
})
