import { describe, expect, test } from 'vitest'
import { earlierBooking, offer, refusal } from './checkout.samples.ts'
import { selectViewState, selectFailure } from './checkout.selectors.ts'
import { checkout } from './checkout.testing.ts'

const alreadyBooked = { ...refusal('already_booked', 409), booking: earlierBooking }

describe('a stay the guest has already booked', () => {
  test('asks for confirmation, with the number of the existing booking', async () => {
    const { actor, until } = await checkout({ isFilled: true, answers: [alreadyBooked] })
    actor.send({ type: 'pay.submit', offer })
    const dialog = await until((snapshot) => selectViewState(snapshot) === 'alreadyBooked')
    expect(selectFailure(dialog)?.booking).toEqual(earlierBooking)
  })

  test('is booked again if the guest confirms, with the same attempt and payment', async () => {
    const { actor, wishes, until } = await checkout({ isFilled: true, answers: [alreadyBooked] })
    actor.send({ type: 'pay.submit', offer })
    await until((snapshot) => selectViewState(snapshot) === 'alreadyBooked')
    actor.send({ type: 'duplicate.confirm' })
    await until((snapshot) => selectViewState(snapshot) === 'booked')
    const attempt = { id: 'attempt-1', payment: 'payment-1' }
    expect(wishes.map((wish) => [wish.attempt, wish.again])).toEqual([
      [attempt, false],
      [attempt, true],
    ])
  })

  test('is not booked again if they decline, and the next payment asks again', async () => {
    const { actor, wishes, until } = await checkout({ isFilled: true, answers: [alreadyBooked, alreadyBooked] })
    actor.send({ type: 'pay.submit', offer })
    await until((snapshot) => selectViewState(snapshot) === 'alreadyBooked')
    actor.send({ type: 'duplicate.decline' })
    expect([selectViewState(actor.getSnapshot()), selectFailure(actor.getSnapshot())]).toEqual(['form', null])
    actor.send({ type: 'pay.submit', offer })
    await until((snapshot) => selectViewState(snapshot) === 'alreadyBooked')
    expect(wishes.map((wish) => [wish.attempt.id, wish.again])).toEqual([
      ['attempt-1', false],
      ['attempt-2', false],
    ])
  })

  test('is no longer named once the guest has left the question', async () => {
    const { actor, until } = await checkout({ isFilled: true, answers: [alreadyBooked] })
    actor.send({ type: 'pay.submit', offer })
    await until((snapshot) => selectViewState(snapshot) === 'alreadyBooked')
    actor.send({ type: 'checkout.leave' })
    expect(selectFailure(actor.getSnapshot())).toBeNull()
  })
})
