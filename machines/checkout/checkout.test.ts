import { fake } from '#machines/kit/port.ts'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { describe, expect, test } from 'vitest'
import { checkoutMachine } from './checkout.machine.ts'
import { checkoutPorts, type BookingWish } from './checkout.ports.ts'
import { CHECK_DELAY_MS, MAX_CHECKS, MAX_RESENDS, NOBODY, RESEND_DELAY_MS } from './checkout.rules.ts'
import { maya, order, refusal } from './checkout.samples.ts'
import {
  selectCanSubmit,
  selectCardForm,
  selectFace,
  selectFailure,
  selectFormerTotal,
  selectGuest,
  selectIsSigningIn,
  selectOrder,
  selectProblems,
  selectProgress,
} from './checkout.selectors.ts'
import type { CheckoutEmitted } from './checkout.setup.ts'

describe('a guest who is signed out', () => {
  test('is asked to sign in when he pays, and finds everything as he left it, with the card form', async () => {
    const { actor, told, until } = await checkout({ isSignedIn: false })
    actor.send({ type: 'guest.change', guest: { first_name: 'Ada', last_name: 'Byron' } })
    actor.send({ type: 'comment.change', comment: 'A quiet room' })
    actor.send({ type: 'terms.change', accepted: true })
    actor.send({ type: 'pay.submit', order })
    expect([selectIsSigningIn(actor.getSnapshot()), told]).toEqual([true, [{ type: 'signIn.wanted' }]])
    actor.send({ type: 'auth.signedIn', user: maya })
    const ready = await until((snapshot) => selectCardForm(snapshot) === 'ready')
    expect(ready.context).toMatchObject({
      guest: { first_name: 'Ada', last_name: 'Byron' },
      comment: 'A quiet room',
      termsAccepted: true,
    })
    expect([selectIsSigningIn(ready), selectCanSubmit(ready)]).toEqual([false, true])
  })

  test('may change his mind about signing in', async () => {
    const { actor } = await checkout({ isSignedIn: false, isFilled: true })
    actor.send({ type: 'pay.submit', order })
    actor.send({ type: 'signIn.cancel' })
    expect([selectFace(actor.getSnapshot()), selectIsSigningIn(actor.getSnapshot())]).toEqual(['form', false])
  })
})

describe('paying', () => {
  test('verifies the card, books, and tells the number', async () => {
    const { actor, told, wishes, until } = await checkout({ isFilled: true })
    actor.send({ type: 'pay.submit', order })
    expect(selectProgress(actor.getSnapshot())).toBe('verifying')
    await until((snapshot) => selectFace(snapshot) === 'booked')
    expect(told).toEqual([{ type: 'booked', id: 'b1' }])
    expect(wishes).toEqual([{ attempt: { id: 'attempt-1', payment: 'payment-1' }, order, guest: maya, comment: '' }])
  })

  test('does not begin while the form is not right, and says what is missing', async () => {
    const { actor, wishes } = await checkout()
    actor.send({ type: 'pay.submit', order })
    expect([selectFace(actor.getSnapshot()), selectProblems(actor.getSnapshot()), wishes]).toEqual([
      'form',
      { terms: 'required' },
      [],
    ])
    expect(actor.getSnapshot().context.isChecked).toBe(true)
  })

  test('with a declined card loses nothing, and the next try is an attempt of its own', async () => {
    const { actor, wishes, until } = await checkout({ isFilled: true, answers: [refusal('declined', 402)] })
    actor.send({ type: 'pay.submit', order })
    const declined = await until((snapshot) => selectFailure(snapshot) !== null)
    expect([
      selectFace(declined),
      selectGuest(declined),
      selectCanSubmit(declined),
      selectFailure(declined)?.code,
    ]).toEqual(['form', maya, true, 'declined'])
    actor.send({ type: 'pay.submit', order })
    await until((snapshot) => selectFace(snapshot) === 'booked')
    expect(wishes.map(({ attempt }) => attempt.id)).toEqual(['attempt-1', 'attempt-2'])
  })

  test('in a session that is over asks to log in, and no longer once the guest has done so', async () => {
    const { actor, until } = await checkout({
      isFilled: true,
      answers: [refusal('unauthorized', 401)],
      earlier: [refusal('unauthorized', 401)],
    })
    actor.send({ type: 'pay.submit', order })
    await until((snapshot) => selectFailure(snapshot)?.code === 'unauthorized')
    actor.send({ type: 'auth.signedOut', user: maya })
    const left = actor.getSnapshot()
    expect([selectFailure(left)?.code, left.context.isChecked]).toEqual(['unauthorized', false])
    actor.send({ type: 'auth.signedIn', user: maya })
    const back = await until((snapshot) => selectCanSubmit(snapshot))
    expect([selectFailure(back), selectGuest(back), back.context.termsAccepted]).toEqual([null, maya, true])
  })

  test('that the guest has called off at his bank shows nothing', async () => {
    const { actor, until } = await checkout({ isFilled: true, card: refusal('card.cancelled', 400) })
    actor.send({ type: 'pay.submit', order })
    expect(selectFailure(await until((snapshot) => selectProgress(snapshot) === null))).toBeNull()
  })
})

describe('an answer that does not come', () => {
  test('is asked for again with the same attempt', async () => {
    const { actor, clock, wishes, until } = await checkout({
      isFilled: true,
      answers: [refusal('timeout', 500), refusal('in_progress', 409)],
    })
    actor.send({ type: 'pay.submit', order })
    for (let sent = 1; sent <= 2; sent += 1) {
      await until((snapshot) => snapshot.matches({ paying: 'waiting' }))
      clock.increment(RESEND_DELAY_MS)
    }
    await until((snapshot) => selectFace(snapshot) === 'booked')
    expect(wishes.map(({ attempt }) => attempt.id)).toEqual(['attempt-1', 'attempt-1', 'attempt-1'])
  })

  test('ends in doubt after a few tries, and goes on with the same attempt when the connection is back', async () => {
    const { actor, clock, wishes, until } = await checkout({
      isFilled: true,
      answers: Array.from({ length: MAX_RESENDS + 1 }, () => refusal('network', 500)),
    })
    actor.send({ type: 'pay.submit', order })
    for (let sent = 1; sent <= MAX_RESENDS; sent += 1) {
      await until((snapshot) => snapshot.matches({ paying: 'waiting' }))
      clock.increment(RESEND_DELAY_MS)
    }
    await until((snapshot) => selectFace(snapshot) === 'unsure')
    actor.send({ type: 'checkout.open', rateKey: 'rate-1' })
    expect(selectFace(actor.getSnapshot())).toBe('unsure')
    actor.send({ type: 'connection.restored' })
    await until((snapshot) => selectFace(snapshot) === 'booked')
    expect(new Set(wishes.map(({ attempt }) => attempt.id))).toEqual(new Set(['attempt-1']))
  })
})

describe('a booking in process', () => {
  test('is looked at until it is confirmed', async () => {
    const { actor, clock, told, until } = await checkout({
      isFilled: true,
      answers: ['processing'],
      found: ['processing'],
    })
    actor.send({ type: 'pay.submit', order })
    for (let check = 1; check <= 2; check += 1) {
      await until((snapshot) => snapshot.matches({ paying: 'confirming' }))
      expect(selectProgress(actor.getSnapshot())).toBe('confirming')
      clock.increment(CHECK_DELAY_MS)
    }
    await until((snapshot) => selectFace(snapshot) === 'booked')
    expect(told).toEqual([{ type: 'booked', id: 'b1' }])
  })

  test('that takes long is left to an e-mail, and may be looked at again without the form coming back', async () => {
    const { actor, clock, until } = await checkout({
      isFilled: true,
      answers: ['processing'],
      found: Array.from({ length: MAX_CHECKS }, () => 'processing' as const),
    })
    actor.send({ type: 'pay.submit', order })
    for (let check = 1; check <= MAX_CHECKS; check += 1) {
      await until((snapshot) => snapshot.matches({ paying: 'confirming' }))
      clock.increment(CHECK_DELAY_MS)
    }
    expect(selectFace(actor.getSnapshot())).toBe('form')
    await until((snapshot) => selectFace(snapshot) === 'processing')
    actor.send({ type: 'booking.check' })
    expect([selectFace(actor.getSnapshot()), selectProgress(actor.getSnapshot())]).toEqual(['processing', 'confirming'])
    expect(selectFace(await until((snapshot) => snapshot.matches('booked')))).toBe('booked')
  })
})

describe('an offer that has changed', () => {
  test('shows the price before and now, and books only when the guest accepts, as an attempt of its own', async () => {
    const { actor, wishes, until } = await checkout({ isFilled: true, answers: [refusal('price_changed', 409)] })
    actor.send({ type: 'pay.submit', order })
    const asked = await until((snapshot) => selectFace(snapshot) === 'priceChanged')
    expect([selectFormerTotal(asked), selectOrder(asked).total]).toEqual([36_150, 40_000])
    actor.send({ type: 'price.accept' })
    await until((snapshot) => selectFace(snapshot) === 'booked')
    expect(wishes.map(({ attempt, order: { total } }) => [attempt.id, total])).toEqual([
      ['attempt-1', 36_150],
      ['attempt-2', 40_000],
    ])
  })

  test('has the page show its price of today, whatever the guest answers', async () => {
    const { actor, told, until } = await checkout({ isFilled: true, answers: [refusal('price_changed', 409)] })
    actor.send({ type: 'pay.submit', order })
    await until((snapshot) => selectFace(snapshot) === 'priceChanged')
    actor.send({ type: 'price.refuse' })
    expect([told, selectFace(actor.getSnapshot())]).toEqual([[{ type: 'price.changed' }], 'form'])
  })

  test.each([
    ['is sold out', refusal('unavailable', 409), 'unavailable'],
    ['has run out', refusal('gone', 410), 'expired'],
  ])('that %s is a page of its own, and the guest and his words stay for the next room', async (_, answer, face) => {
    const { actor, until } = await checkout({ isFilled: true, answers: [answer] })
    actor.send({ type: 'pay.submit', order })
    const ended = await until((snapshot) => selectFace(snapshot) !== 'form')
    expect(selectFace(ended)).toBe(face)
    actor.send({ type: 'checkout.open', rateKey: 'rate-1' })
    expect([
      selectFace(actor.getSnapshot()),
      selectGuest(actor.getSnapshot()),
      selectFailure(actor.getSnapshot()),
    ]).toEqual(['form', maya, null])
  })
})

describe('the card form', () => {
  test('that does not open is opened again when the guest asks', async () => {
    const { actor, until } = await checkout({ opening: [refusal('card.retry', 500)] }, 'failed')
    expect(selectFailure(actor.getSnapshot())?.code).toBe('card.retry')
    actor.send({ type: 'card.retry' })
    expect(selectFailure(await until((snapshot) => selectCardForm(snapshot) === 'ready'))).toBeNull()
  })

  test.each([
    ['the guest logs out', { type: 'auth.signedOut', user: maya }],
    ['its place goes from the page', { type: 'card.hidden' }],
  ] as const)('is let go when %s', async (_, event) => {
    const { actor, told } = await checkout()
    actor.send(event)
    expect([selectCardForm(actor.getSnapshot()), told]).toEqual(['closed', [{ type: 'card.done', card: 'card-1' }]])
  })
})

describe('an attempt that was not answered when the page was loaded anew', () => {
  test.each([
    ['was booked', [], 'booked'],
    ['is in process', ['processing'], 'processing'],
  ] as const)('and %s is told without another payment', async (_, found, face) => {
    const { actor, asked, wishes, until } = await checkout({ attemptId: 'earlier', found: [...found] }, null)
    const ended = await until((snapshot) => snapshot.matches('booked') || snapshot.matches({ paying: 'confirming' }))
    expect([selectFace(ended), asked, wishes, actor.getSnapshot().context.bookingId]).toEqual([
      face,
      ['earlier'],
      [],
      'b1',
    ])
  })

  test('keeps the guest from paying while it is asked for', async () => {
    const { actor } = await checkout({ attemptId: 'earlier', isFilled: true }, null)
    expect([selectProgress(actor.getSnapshot()), selectCanSubmit(actor.getSnapshot())]).toEqual(['confirming', false])
  })

  test.each([
    ['never arrived', refusal('not_found', 404), null],
    ['cannot be asked for now', refusal('network', 500), 'network'],
    ['may not be asked for now', refusal('too_many_requests', 429), 'too_many_requests'],
  ])('and %s goes on with the same key', async (_, answer, failure) => {
    const { actor, wishes, until } = await checkout({ attemptId: 'earlier', isFilled: true, earlier: [answer] })
    expect(selectFailure(await until(selectCanSubmit))?.code ?? null).toBe(failure)
    actor.send({ type: 'pay.submit', order })
    await until((snapshot) => selectFace(snapshot) === 'booked')
    expect(wishes.map(({ attempt }) => attempt.id)).toEqual(['earlier'])
  })

  test('and was declined is told, and the next payment has a key of its own', async () => {
    const { actor, wishes, until } = await checkout({
      attemptId: 'earlier',
      isFilled: true,
      earlier: [refusal('declined', 402)],
    })
    expect(selectFailure(await until(selectCanSubmit))?.code).toBe('declined')
    actor.send({ type: 'pay.submit', order })
    await until((snapshot) => selectFace(snapshot) === 'booked')
    expect(wishes.map(({ attempt }) => attempt.id)).toEqual(['attempt-1'])
  })

  test('and whose room is gone leads back to the rooms', async () => {
    const { until } = await checkout({ attemptId: 'earlier', earlier: [refusal('unavailable', 409)] }, null)
    expect(selectFace(await until((snapshot) => selectFace(snapshot) !== 'form'))).toBe('unavailable')
  })

  test('is asked for again when the connection is back', async () => {
    const { actor, asked, until } = await checkout({ attemptId: 'earlier', earlier: [refusal('network', 500)] })
    await until((snapshot) => selectFailure(snapshot) !== null)
    actor.send({ type: 'connection.restored' })
    await until((snapshot) => selectFace(snapshot) === 'booked')
    expect(asked).toEqual(['earlier', 'earlier'])
  })

  test('that arrives after it was asked for is found by its key, and not paid again', async () => {
    const { actor, asked, wishes, until } = await checkout({
      attemptId: 'earlier',
      isFilled: true,
      earlier: [refusal('not_found', 404)],
      answers: [refusal('key_reused', 422)],
    })
    await until(selectCanSubmit)
    actor.send({ type: 'pay.submit', order })
    const booked = await until((snapshot) => selectFace(snapshot) === 'booked')
    expect([asked, wishes.length, selectFailure(booked)]).toEqual([['earlier', 'earlier'], 1, null])
  })

  test('at another offer is no concern of this one', async () => {
    const { actor, asked, wishes, until } = await checkout({ attemptId: 'earlier', rateKey: 'rate-0', isFilled: true })
    actor.send({ type: 'pay.submit', order })
    await until((snapshot) => selectFace(snapshot) === 'booked')
    expect([asked, wishes.map(({ attempt }) => attempt.id)]).toEqual([[], ['attempt-1']])
  })
})

test('a refusal that says nothing of the attempt keeps its key: an earlier try may have been heard', async () => {
  const { actor, clock, wishes, until } = await checkout({
    isFilled: true,
    answers: [refusal('timeout', 500), refusal('unauthorized', 401)],
    earlier: [refusal('not_found', 404)],
  })
  actor.send({ type: 'pay.submit', order })
  await until((snapshot) => snapshot.matches({ paying: 'waiting' }))
  clock.increment(RESEND_DELAY_MS)
  await until(selectCanSubmit)
  actor.send({ type: 'pay.submit', order })
  await until((snapshot) => selectFace(snapshot) === 'booked')
  expect(new Set(wishes.map(({ attempt }) => attempt.id))).toEqual(new Set(['attempt-1']))
})

interface Plan {
  isSignedIn?: boolean
  /** The key of an attempt that an earlier page made, and the offer it was made at. */
  attemptId?: string
  rateKey?: string
  /** Why that attempt is not found, in turn; then that it is. */
  earlier?: object[]
  isFilled?: boolean
  /** What booking answers, in turn; then that it is confirmed. */
  answers?: (object | 'processing')[]
  /** What looking at the booking finds, in turn; then that it is confirmed. */
  found?: 'processing'[]
  /** Why tokenizing fails. */
  card?: object
  /** Why opening the card form fails, in turn. */
  opening?: object[]
}

const refuse = (failure: object): never => {
  throw Object.assign(new Error('refused'), failure)
}

const checkout = async (plan: Plan = {}, cardForm: 'ready' | 'failed' | null = 'ready') => {
  const { isSignedIn = true, isFilled = false, answers = [], found = [], opening = [], earlier = [] } = plan
  const { attemptId = '', rateKey = 'rate-1' } = plan
  const wishes: BookingWish[] = []
  const asked: string[] = []
  const told: CheckoutEmitted[] = []
  const clock = new SimulatedClock()
  let attempts = 0
  const machine = checkoutMachine.provide({
    actors: {
      openCard: fake(checkoutPorts.openCard, () => {
        const failure = opening.shift()
        return failure === undefined ? { card: 'card-1' } : refuse(failure)
      }),
      tokenizeCard: fake(checkoutPorts.tokenizeCard, (input) => {
        if (plan.card !== undefined) refuse(plan.card)
        attempts += 1
        return { id: input.attemptId || `attempt-${attempts}`, payment: `payment-${attempts}` }
      }),
      book: fake(checkoutPorts.book, (wish) => {
        wishes.push(wish)
        const answer = answers.shift() ?? 'confirmed'
        return typeof answer === 'object' ? refuse(answer) : { id: 'b1', status: answer }
      }),
      findBooking: fake(checkoutPorts.findBooking, (input) => {
        asked.push(input.attemptId)
        const failure = earlier.shift()
        return failure === undefined ? { id: 'b1' } : refuse(failure)
      }),
      loadBooking: fake(checkoutPorts.loadBooking, () => ({ status: found.shift() ?? 'confirmed' })),
      refreshOrder: fake(checkoutPorts.refreshOrder, (former) => ({ ...former, total: 40_000 })),
    },
  })
  const input = { guest: isSignedIn ? maya : NOBODY, comment: '', rateKey, attemptId, isSignedIn }
  const actor = createActor(machine, { clock, input })
  actor.on('*', (event) => told.push(event))
  actor.start()
  const until = (reached: Parameters<typeof waitFor<typeof actor>>[1]) => waitFor(actor, reached, { timeout: 2000 })
  actor.send({ type: 'checkout.open', rateKey: 'rate-1' })
  actor.send({ type: 'card.shown' })
  if (isFilled) {
    actor.send({ type: 'guest.change', guest: maya })
    actor.send({ type: 'terms.change', accepted: true })
  }
  if (isSignedIn && cardForm !== null) await until((snapshot) => selectCardForm(snapshot) === cardForm)
  return { actor, clock, told, wishes, asked, until }
}
