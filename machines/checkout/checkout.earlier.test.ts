import { describe, expect, test } from 'vitest'
import { RESEND_DELAY_MS } from './checkout.rules.ts'
import { maya, offer, refusal, visa } from './checkout.samples.ts'
import {
  selectViewState,
  selectFailure,
  selectProgress,
  selectIsNothingCharged,
  selectIsUnheard,
} from './checkout.selectors.ts'
import { canSubmit, checkout, isWaitingToCheck, isWaitingToResend } from './checkout.testing.ts'

describe('an attempt left unanswered by a page reload', () => {
  test.each([
    ['was booked', [], 'booked'],
    ['is in process', ['processing'], 'processing'],
  ] as const)('that %s is shown without another payment', async (_, statuses, viewState) => {
    const { actor, lookups, wishes, until } = await checkout({ attemptId: 'earlier', statuses: [...statuses] }, null)
    const ended = await until((snapshot) => selectViewState(snapshot) === 'booked' || isWaitingToCheck(snapshot))
    expect([selectViewState(ended), lookups, wishes, actor.getSnapshot().context.bookingId]).toEqual([
      viewState,
      ['earlier'],
      [],
      'b1',
    ])
  })

  test('prevents paying while it is looked up', async () => {
    const { actor } = await checkout({ attemptId: 'earlier', isFilled: true, earlier: [new Promise<never>(() => {})] })
    expect([selectProgress(actor.getSnapshot()), canSubmit(actor.getSnapshot())]).toEqual(['confirming', false])
    expect(selectViewState(actor.getSnapshot())).toBe('form')
  })

  test.each([
    ['never arrived', refusal('not_found', 404), null],
    ['cannot be asked for now', refusal('network', 500), 'network'],
    ['may not be asked for now', refusal('too_many_requests', 429), 'too_many_requests'],
  ])('that %s continues with the same key', async (_, answer, failure) => {
    const { actor, wishes, until } = await checkout({ attemptId: 'earlier', isFilled: true, earlier: [answer] })
    expect(selectFailure(await until(canSubmit))?.code ?? null).toBe(failure)
    actor.send({ type: 'pay.submit', offer })
    await until((snapshot) => selectViewState(snapshot) === 'booked')
    expect(wishes.map(({ attempt }) => attempt.id)).toEqual(['earlier'])
  })

  test('that never arrived is spoken of as such, also after another payment that was not made', async () => {
    const { actor, until } = await checkout({
      attemptId: 'earlier',
      isFilled: true,
      earlier: [refusal('not_found', 404), refusal('not_found', 404)],
      card: refusal('card.cancelled', 400),
    })
    expect(selectIsUnheard(await until(canSubmit))).toBe(true)
    actor.send({ type: 'pay.submit', offer })
    const back = await until((snapshot) => selectFailure(snapshot) !== null && selectIsUnheard(snapshot))
    expect(selectIsNothingCharged(back)).toBe(false)
  })

  test('that was declined is shown, and the next payment gets its own key', async () => {
    const { actor, wishes, until } = await checkout({
      attemptId: 'earlier',
      isFilled: true,
      earlier: [refusal('declined', 402)],
    })
    expect(selectFailure(await until(canSubmit))?.code).toBe('declined')
    actor.send({ type: 'pay.submit', offer })
    await until((snapshot) => selectViewState(snapshot) === 'booked')
    expect(wishes.map(({ attempt }) => attempt.id)).toEqual(['attempt-1'])
  })

  test('whose room is gone leads back to the rooms', async () => {
    const { until } = await checkout({ attemptId: 'earlier', earlier: [refusal('unavailable', 409)] }, null)
    expect(selectViewState(await until((snapshot) => selectViewState(snapshot) !== 'form'))).toBe('unavailable')
  })

  test('that could not be looked up because the session was over is looked up once the guest is back', async () => {
    const { actor, lookups, until } = await checkout({ attemptId: 'earlier', earlier: [refusal('unauthorized', 401)] })
    await until((snapshot) => selectFailure(snapshot) !== null)
    actor.send({ type: 'auth.signedOut', user: maya })
    actor.send({ type: 'connection.restored' })
    expect(lookups).toEqual(['earlier'])
    actor.send({ type: 'auth.signedIn', user: maya })
    await until((snapshot) => selectViewState(snapshot) === 'booked')
    expect(lookups).toEqual(['earlier', 'earlier'])
  })

  test('is looked up again on reconnecting, with no failure shown meanwhile', async () => {
    const { actor, lookups, until } = await checkout({ attemptId: 'earlier', earlier: [refusal('network', 500)] })
    await until((snapshot) => selectFailure(snapshot) !== null)
    actor.send({ type: 'connection.restored' })
    expect(selectFailure(actor.getSnapshot())).toBeNull()
    await until((snapshot) => selectViewState(snapshot) === 'booked')
    expect(lookups).toEqual(['earlier', 'earlier'])
  })

  test('that arrives after the lookup is found by its key and not paid again', async () => {
    const { actor, lookups, wishes, until } = await checkout({
      attemptId: 'earlier',
      isFilled: true,
      earlier: [refusal('not_found', 404)],
      answers: [refusal('key_reused', 422)],
    })
    await until(canSubmit)
    actor.send({ type: 'pay.submit', offer })
    const booked = await until((snapshot) => selectViewState(snapshot) === 'booked')
    expect([lookups, wishes.length, selectFailure(booked)]).toEqual([['earlier', 'earlier'], 1, null])
  })

  test('at another offer does not affect this one', async () => {
    const { actor, lookups, wishes, until } = await checkout({
      attemptId: 'earlier',
      rateKey: 'rate-0',
      isFilled: true,
    })
    actor.send({ type: 'pay.submit', offer })
    await until((snapshot) => selectViewState(snapshot) === 'booked')
    expect([lookups, wishes.map(({ attempt }) => attempt.id)]).toEqual([[], ['attempt-1']])
  })
})

test('a failure that says nothing about the attempt keeps its key, since an earlier request may have arrived', async () => {
  const { actor, clock, wishes, until } = await checkout({
    isFilled: true,
    answers: [refusal('timeout', 500), refusal('unauthorized', 401)],
    earlier: [refusal('not_found', 404)],
  })
  actor.send({ type: 'pay.submit', offer })
  await until(isWaitingToResend)
  clock.increment(RESEND_DELAY_MS)
  await until(canSubmit)
  actor.send({ type: 'pay.submit', offer })
  await until((snapshot) => selectViewState(snapshot) === 'booked')
  expect(new Set(wishes.map(({ attempt }) => attempt.id))).toEqual(new Set(['attempt-1']))
})

describe('a payment whose guest signs out', () => {
  const noor = { first_name: 'Noor', last_name: 'Haddad' }
  const never = new Promise<never>(() => undefined)

  test.each([
    ['on its way', [never], 'booking'],
    ['to be sent again', [refusal('timeout', 500)], 'booking'],
    ['to be meant again', [refusal('already_booked', 409)], null],
    ['in process', ['processing'], 'confirming'],
  ] as const)(
    'while it is %s is not sent for the next user, who pays with their own card',
    async (_, answers, progress) => {
      const { actor, clock, wishes, lookups, until } = await checkout({
        isFilled: true,
        lists: [[visa]],
        answers: [...answers],
        earlier: [refusal('not_found', 404)],
      })
      actor.send({ type: 'pay.submit', offer })
      await until((snapshot) => wishes.length === 1 && selectProgress(snapshot) === progress)
      actor.send({ type: 'auth.signedOut', user: maya })
      actor.send({ type: 'auth.left' })
      expect([selectViewState(actor.getSnapshot()), selectFailure(actor.getSnapshot())]).toEqual(['form', null])
      actor.send({ type: 'auth.signedIn', user: noor })
      await until(canSubmit)
      actor.send({ type: 'pay.retry' })
      actor.send({ type: 'duplicate.confirm' })
      clock.increment(RESEND_DELAY_MS)
      expect([lookups.length, wishes.length]).toEqual([1, 1])
      actor.send({ type: 'terms.change', accepted: true })
      actor.send({ type: 'pay.submit', offer })
      await until((snapshot) => selectViewState(snapshot) === 'booked')
      expect(wishes.map(({ attempt, guest }) => [attempt.payment, guest])).toEqual([
        ['payment-1', maya],
        ['payment-2', noor],
      ])
    },
  )

  test('is looked up once they are back, and shown as booked', async () => {
    const { actor, lookups, wishes, until } = await checkout({ isFilled: true, answers: [never] })
    actor.send({ type: 'pay.submit', offer })
    await until(() => wishes.length === 1)
    actor.send({ type: 'auth.signedOut', user: maya })
    const left = actor.getSnapshot()
    expect([left.context.attempt, selectFailure(left)?.code]).toEqual([
      { id: 'attempt-1', payment: '' },
      'unauthorized',
    ])
    actor.send({ type: 'auth.signedIn', user: maya })
    await until((snapshot) => selectViewState(snapshot) === 'booked')
    expect([lookups, wishes.length]).toEqual([['attempt-1'], 1])
  })

  test('is spoken of as one that did not arrive once they are back, if it did not, and goes on with its key', async () => {
    const { actor, wishes, until } = await checkout({
      isFilled: true,
      answers: [never],
      earlier: [refusal('not_found', 404)],
    })
    actor.send({ type: 'pay.submit', offer })
    await until(() => wishes.length === 1)
    actor.send({ type: 'auth.signedOut', user: maya })
    expect(selectIsUnheard(actor.getSnapshot())).toBe(false)
    actor.send({ type: 'auth.signedIn', user: maya })
    const back = await until(canSubmit)
    expect([selectIsUnheard(back), selectFailure(back)]).toEqual([true, null])
    actor.send({ type: 'pay.submit', offer })
    await until((snapshot) => selectViewState(snapshot) === 'booked')
    expect(wishes.map(({ attempt }) => attempt.id)).toEqual(['attempt-1', 'attempt-1'])
  })

  test('while it is looked up is looked up again: a result for the former session is shown to no other user', async () => {
    const { actor, lookups, until } = await checkout({
      attemptId: 'earlier',
      earlier: [never, refusal('not_found', 404)],
    })
    actor.send({ type: 'auth.signedOut', user: maya })
    expect(selectProgress(actor.getSnapshot())).toBeNull()
    actor.send({ type: 'auth.signedIn', user: noor })
    await until(canSubmit)
    expect(lookups).toEqual(['earlier', 'earlier'])
  })
})
