import { describe, expect, test } from 'vitest'
import { MAX_RESENDS, RESEND_DELAY_MS } from './checkout.rules.ts'
import { maya, offer, order, refusal, visa } from './checkout.samples.ts'
import {
  selectCardForm,
  selectViewState,
  selectFailure,
  selectFormerOffer,
  selectGuest,
  selectIsSigningIn,
  selectOrder,
  selectProblems,
  selectProgress,
} from './checkout.selectors.ts'
import { canSubmit, checkout, isWaitingToResend } from './checkout.testing.ts'

describe('a signed-out guest', () => {
  test('is asked to sign in on paying, then finds everything as they left it, with the card form', async () => {
    const { actor, emitted, until } = await checkout({ isSignedIn: false })
    actor.send({ type: 'guest.change', guest: { first_name: 'Ada', last_name: 'Byron' } })
    actor.send({ type: 'comment.change', comment: 'A quiet room' })
    actor.send({ type: 'terms.change', accepted: true })
    actor.send({ type: 'pay.submit', offer })
    expect([selectIsSigningIn(actor.getSnapshot()), emitted]).toEqual([true, [{ type: 'signIn.requested' }]])
    actor.send({ type: 'auth.signedIn', user: maya })
    const ready = await until((snapshot) => selectCardForm(snapshot) === 'ready')
    expect(ready.context).toMatchObject({
      guest: { first_name: 'Ada', last_name: 'Byron' },
      comment: 'A quiet room',
      termsAccepted: true,
    })
    expect([selectIsSigningIn(ready), canSubmit(ready)]).toEqual([false, true])
  })

  test('may cancel signing in', async () => {
    const { actor } = await checkout({ isSignedIn: false, isFilled: true })
    actor.send({ type: 'pay.submit', offer })
    actor.send({ type: 'signIn.cancel' })
    expect([selectViewState(actor.getSnapshot()), selectIsSigningIn(actor.getSnapshot())]).toEqual(['form', false])
  })
})

describe('paying', () => {
  test('verifies the card, books, and reports the booking', async () => {
    const { actor, emitted, wishes, until } = await checkout({ isFilled: true })
    actor.send({ type: 'pay.submit', offer })
    expect(selectProgress(actor.getSnapshot())).toBe('verifying')
    await until((snapshot) => selectViewState(snapshot) === 'booked')
    expect(emitted).toEqual([{ type: 'booked', id: 'b1' }])
    expect(wishes).toEqual([
      { attempt: { id: 'attempt-1', payment: 'payment-1' }, order, guest: maya, comment: '', again: false },
    ])
  })

  test('does not begin while the form is invalid, and shows what is missing', async () => {
    const { actor, wishes } = await checkout()
    actor.send({ type: 'pay.submit', offer })
    expect([selectViewState(actor.getSnapshot()), selectProblems(actor.getSnapshot()), wishes]).toEqual([
      'form',
      { terms: 'required' },
      [],
    ])
    expect(actor.getSnapshot().context.isChecked).toBe(true)
  })

  test('with a declined card clears nothing, and the next try is a new attempt', async () => {
    const { actor, wishes, until } = await checkout({ isFilled: true, answers: [refusal('declined', 402)] })
    actor.send({ type: 'pay.submit', offer })
    const declined = await until((snapshot) => selectFailure(snapshot) !== null)
    expect([
      selectViewState(declined),
      selectGuest(declined),
      canSubmit(declined),
      selectFailure(declined)?.code,
    ]).toEqual(['form', maya, true, 'declined'])
    actor.send({ type: 'pay.submit', offer })
    await until((snapshot) => selectViewState(snapshot) === 'booked')
    expect(wishes.map(({ attempt }) => attempt.id)).toEqual(['attempt-1', 'attempt-2'])
  })

  test('too often shows how long to wait, clears nothing, and later continues with the same attempt', async () => {
    const tooMany = { ...refusal('too_many_requests', 429), retryAfterSeconds: 700 }
    const { actor, wishes, until } = await checkout({
      isFilled: true,
      answers: [tooMany],
      earlier: [refusal('not_found', 404)],
    })
    actor.send({ type: 'pay.submit', offer })
    const limited = await until((snapshot) => selectFailure(snapshot) !== null && canSubmit(snapshot))
    expect([selectViewState(limited), selectGuest(limited)]).toEqual(['form', maya])
    expect(selectFailure(limited)).toMatchObject({ code: 'too_many_requests', retryAfterSeconds: 700 })
    actor.send({ type: 'pay.submit', offer })
    await until((snapshot) => selectViewState(snapshot) === 'booked')
    expect(wishes.map(({ attempt }) => attempt.id)).toEqual(['attempt-1', 'attempt-1'])
  })

  test('after the session has ended asks to sign in until the guest has done so', async () => {
    const { actor, until } = await checkout({
      isFilled: true,
      answers: [refusal('unauthorized', 401)],
      earlier: [refusal('unauthorized', 401), refusal('not_found', 404)],
    })
    actor.send({ type: 'pay.submit', offer })
    await until((snapshot) => selectFailure(snapshot)?.code === 'unauthorized')
    actor.send({ type: 'auth.signedOut', user: maya })
    const left = actor.getSnapshot()
    expect([selectFailure(left)?.code, left.context.isChecked]).toEqual(['unauthorized', false])
    actor.send({ type: 'auth.signedIn', user: maya })
    const back = await until((snapshot) => canSubmit(snapshot))
    expect([selectFailure(back), selectGuest(back), back.context.termsAccepted]).toEqual([null, maya, true])
  })

  test('with a declined card still shows that once the guest has signed in again', async () => {
    const { actor, until } = await checkout({ isFilled: true, answers: [refusal('declined', 402)] })
    actor.send({ type: 'pay.submit', offer })
    await until((snapshot) => selectFailure(snapshot) !== null)
    actor.send({ type: 'auth.signedOut', user: maya })
    actor.send({ type: 'auth.signedIn', user: maya })
    expect(selectFailure(actor.getSnapshot())?.code).toBe('declined')
  })

  test('cancelled at the bank shows no message', async () => {
    const { actor, until } = await checkout({ isFilled: true, card: refusal('card.cancelled', 400) })
    actor.send({ type: 'pay.submit', offer })
    expect(selectFailure(await until((snapshot) => selectProgress(snapshot) === null))).toBeNull()
  })
})

describe('a booking without a response', () => {
  test('is sent again with the same attempt', async () => {
    const { actor, clock, wishes, until } = await checkout({
      isFilled: true,
      answers: [refusal('timeout', 500), refusal('in_progress', 409)],
    })
    actor.send({ type: 'pay.submit', offer })
    for (let sent = 1; sent <= 2; sent += 1) {
      await until(isWaitingToResend)
      clock.increment(RESEND_DELAY_MS)
    }
    await until((snapshot) => selectViewState(snapshot) === 'booked')
    expect(wishes.map(({ attempt }) => attempt.id)).toEqual(['attempt-1', 'attempt-1', 'attempt-1'])
  })

  test('has an unknown outcome after a few tries, and continues with the same attempt on reconnecting', async () => {
    const { actor, clock, wishes, until } = await checkout({
      isFilled: true,
      answers: Array.from({ length: MAX_RESENDS + 1 }, () => refusal('network', 500)),
    })
    actor.send({ type: 'pay.submit', offer })
    for (let sent = 1; sent <= MAX_RESENDS; sent += 1) {
      await until(isWaitingToResend)
      clock.increment(RESEND_DELAY_MS)
    }
    await until((snapshot) => selectViewState(snapshot) === 'outcomeUnknown')
    actor.send({ type: 'checkout.open', rateKey: 'rate-1' })
    expect(selectViewState(actor.getSnapshot())).toBe('outcomeUnknown')
    actor.send({ type: 'connection.restored' })
    await until((snapshot) => selectViewState(snapshot) === 'booked')
    expect(new Set(wishes.map(({ attempt }) => attempt.id))).toEqual(new Set(['attempt-1']))
  })
})

describe('an offer that has changed', () => {
  test.each([
    ['is gone meanwhile', refusal('not_found', 404), 'unavailable', null],
    ['is sold out meanwhile', refusal('unavailable', 409), 'unavailable', null],
    ['has run out meanwhile', refusal('gone', 410), 'expired', null],
    ['cannot be priced anew', refusal('network', 500), 'form', 'network'],
  ])('that %s is not paid', async (_, repricing, viewState, code) => {
    const { actor, emitted, until } = await checkout({
      isFilled: true,
      answers: [refusal('price_changed', 409)],
      repricing,
    })
    actor.send({ type: 'pay.submit', offer })
    const ended = await until((snapshot) => selectProgress(snapshot) === null)
    expect([selectViewState(ended), selectFailure(ended)?.code ?? null, ended.context.attempt.id, emitted]).toEqual([
      viewState,
      code,
      '',
      [],
    ])
  })

  test.each(['price_changed', 'terms_changed'] as const)(
    'shows what was offered and what is now, and books only if the guest accepts, as a new attempt: %s',
    async (code) => {
      const { actor, wishes, until } = await checkout({ isFilled: true, answers: [refusal(code, 409)] })
      actor.send({ type: 'pay.submit', offer })
      const dialog = await until((snapshot) => selectViewState(snapshot) === 'offerChanged')
      expect([selectFormerOffer(dialog), selectOrder(dialog)]).toMatchObject([
        { total: 36_150, deadline: '2026-11-03T14:00:00Z' },
        { total: 40_000, deadline: null },
      ])
      actor.send({ type: 'change.accept' })
      await until((snapshot) => selectViewState(snapshot) === 'booked')
      expect(wishes.map(({ attempt, order: { total, deadline } }) => [attempt.id, total, deadline])).toEqual([
        ['attempt-1', 36_150, '2026-11-03T14:00:00Z'],
        ['attempt-2', 40_000, null],
      ])
    },
  )

  test('accepted after signing out leads back to the form: nothing is paid without a card', async () => {
    const { actor, wishes, until } = await checkout({ isFilled: true, answers: [refusal('price_changed', 409)] })
    actor.send({ type: 'pay.submit', offer })
    await until((snapshot) => selectViewState(snapshot) === 'offerChanged')
    actor.send({ type: 'auth.signedOut', user: maya })
    actor.send({ type: 'change.accept' })
    expect([selectViewState(actor.getSnapshot()), selectProgress(actor.getSnapshot()), wishes.length]).toEqual([
      'form',
      null,
      1,
    ])
  })

  test('makes the page show today’s price, whatever the guest answers', async () => {
    const { actor, emitted, until } = await checkout({ isFilled: true, answers: [refusal('price_changed', 409)] })
    actor.send({ type: 'pay.submit', offer })
    await until((snapshot) => selectViewState(snapshot) === 'offerChanged')
    actor.send({ type: 'change.refuse' })
    expect([emitted, selectViewState(actor.getSnapshot())]).toEqual([[{ type: 'offer.changed' }], 'form'])
  })

  test.each([
    ['is sold out', refusal('unavailable', 409), 'unavailable'],
    ['has run out', refusal('gone', 410), 'expired'],
  ])('that %s has a page of its own, and the form stays filled in for the next room', async (_, answer, viewState) => {
    const { actor, until } = await checkout({ isFilled: true, answers: [answer] })
    actor.send({ type: 'pay.submit', offer })
    const ended = await until((snapshot) => selectViewState(snapshot) !== 'form')
    expect(selectViewState(ended)).toBe(viewState)
    actor.send({ type: 'checkout.open', rateKey: 'rate-1' })
    expect([
      selectViewState(actor.getSnapshot()),
      selectGuest(actor.getSnapshot()),
      selectFailure(actor.getSnapshot()),
    ]).toEqual(['form', maya, null])
  })
})

describe('the card form', () => {
  test.each([
    ['when the guest asks', 'card.retry'],
    ['by itself when the connection is back', 'connection.restored'],
  ] as const)('that fails to open is opened again %s', async (_, type) => {
    const { actor, until } = await checkout({ opening: [refusal('card.retry', 500)] }, 'failed')
    expect(actor.getSnapshot().context.cardFailure?.code).toBe('card.retry')
    actor.send({ type })
    expect((await until((snapshot) => selectCardForm(snapshot) === 'ready')).context.cardFailure).toBeNull()
  })

  test('that fails to open does not hide the message about a payment', async () => {
    const { actor, until } = await checkout(
      { isFilled: true, lists: [[visa]], opening: [refusal('card.retry', 500)], answers: [refusal('declined', 402)] },
      'failed',
    )
    await until(canSubmit)
    actor.send({ type: 'pay.submit', offer })
    await until((snapshot) => canSubmit(snapshot) && selectFailure(snapshot) !== null)
    actor.send({ type: 'card.hidden' })
    const { code } = selectFailure(actor.getSnapshot()) ?? {}
    expect([code, actor.getSnapshot().context.cardFailure]).toEqual(['declined', null])
  })

  test('that can no longer pay is released, and another one opens', async () => {
    const { actor, emitted, until } = await checkout({ isFilled: true, card: refusal('card.refreshToken', 400) })
    actor.send({ type: 'pay.submit', offer })
    await until((snapshot) => selectFailure(snapshot) !== null && selectCardForm(snapshot) === 'ready')
    expect([selectFailure(actor.getSnapshot())?.code, emitted]).toEqual([
      'card.refreshToken',
      [{ type: 'cardForm.released', card: 'card-1' }],
    ])
  })

  test('opens again in its new slot while a saved card pays', async () => {
    const never = new Promise<never>(() => undefined)
    const { actor, until } = await checkout({ isFilled: true, lists: [[visa]], answers: [never] })
    actor.send({ type: 'pay.submit', offer })
    await until((snapshot) => selectProgress(snapshot) === 'booking')
    actor.send({ type: 'card.hidden' })
    actor.send({ type: 'card.shown' })
    expect(selectCardForm(actor.getSnapshot())).toBe('opening')
  })

  test.each([
    ['the guest logs out', { type: 'auth.signedOut', user: maya }],
    ['its place goes from the page', { type: 'card.hidden' }],
  ] as const)('is released when %s', async (_, event) => {
    const { actor, emitted } = await checkout()
    actor.send(event)
    expect([selectCardForm(actor.getSnapshot()), emitted]).toEqual([
      'closed',
      [{ type: 'cardForm.released', card: 'card-1' }],
    ])
  })
})
