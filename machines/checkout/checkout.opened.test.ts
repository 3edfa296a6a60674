import { NO_ORDER } from '#machines/rates/rates.rules.ts'
import { describe, expect, test } from 'vitest'
import { RESEND_DELAY_MS } from './checkout.rules.ts'
import { earlierBooking, mastercard, offer, refusal, visa } from './checkout.samples.ts'
import { selectFace, selectFailure, selectKeptList } from './checkout.selectors.ts'
import { canSubmit, checkout, isWaitingToResend } from './checkout.testing.ts'

const begun = {
  order: NO_ORDER,
  formerTotal: null,
  bookingId: '',
  tries: 0,
  again: false,
  isLate: false,
  isChecked: false,
  termsAccepted: false,
  keepsCard: false,
}

describe('the same offer, opened again after a payment that failed, begins anew but for what is told', () => {
  test('also after another booking was meant, and was sent more than once', async () => {
    const { actor, clock, until } = await checkout({
      isFilled: true,
      answers: [
        { ...refusal('already_booked', 409), booking: earlierBooking },
        refusal('timeout', 500),
        refusal('too_many_requests', 429),
      ],
      earlier: [refusal('not_found', 404)],
    })
    actor.send({ type: 'pay.submit', offer })
    await until((snapshot) => selectFace(snapshot) === 'alreadyBooked')
    actor.send({ type: 'again.accept' })
    await until(isWaitingToResend)
    clock.increment(RESEND_DELAY_MS)
    expect((await until(canSubmit)).context).toMatchObject({ again: true, tries: 1, isChecked: true })
    actor.send({ type: 'checkout.open', rateKey: 'rate-1' })
    expect(actor.getSnapshot().context).toMatchObject({ ...begun, failure: refusal('too_many_requests', 429) })
  })

  test('also after it took longer', async () => {
    const { actor, until } = await checkout({ attemptId: 'earlier', isFilled: true, found: ['rejected'] })
    const rejected = await until((snapshot) => selectFailure(snapshot) !== null)
    expect([selectFace(rejected), rejected.context.isLate]).toEqual(['form', true])
    actor.send({ type: 'checkout.open', rateKey: 'rate-1' })
    expect(actor.getSnapshot().context).toMatchObject({ ...begun, failure: refusal('rejected', 402) })
  })
})

test('a card that was chosen on an earlier page, and is kept no more, is no choice', async () => {
  const { actor, until } = await checkout({ paymentMethodId: visa.id, lists: [[mastercard]] }, null)
  actor.send({ type: 'card.hidden' })
  await until((snapshot) => selectKeptList(snapshot) === 'list')
  expect(actor.getSnapshot().context.paymentMethodId).toBeNull()
})
