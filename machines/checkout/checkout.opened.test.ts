import { NO_ORDER } from '#machines/rates/rates.rules.ts'
import { describe, expect, test } from 'vitest'
import { RESEND_DELAY_MS } from './checkout.rules.ts'
import { earlierBooking, mastercard, offer, refusal, visa } from './checkout.samples.ts'
import {
  selectViewState,
  selectFailure,
  selectFormerOffer,
  selectSavedCardsStatus,
  selectProgress,
} from './checkout.selectors.ts'
import { canSubmit, checkout, isWaitingToResend } from './checkout.testing.ts'

const begun = {
  order: NO_ORDER,
  formerOffer: null,
  bookingId: '',
  tries: 0,
  again: false,
  isLate: false,
  isChecked: false,
  termsAccepted: false,
  keepsCard: false,
}

/** Back at the form after a duplicate was confirmed, sent twice and refused. */
const refusedAgain = async () => {
  const opened = await checkout({
    isFilled: true,
    answers: [
      { ...refusal('already_booked', 409), booking: earlierBooking },
      refusal('timeout', 500),
      refusal('too_many_requests', 429),
    ],
    earlier: [refusal('not_found', 404)],
  })
  opened.actor.send({ type: 'pay.submit', offer })
  await opened.until((snapshot) => selectViewState(snapshot) === 'alreadyBooked')
  opened.actor.send({ type: 'duplicate.confirm' })
  await opened.until(isWaitingToResend)
  opened.clock.increment(RESEND_DELAY_MS)
  expect((await opened.until(canSubmit)).context).toMatchObject({ again: true, tries: 1, isChecked: true })
  return opened
}

/** Back at the form after a slow booking was rejected. */
const rejectedLate = async () => {
  const opened = await checkout({ attemptId: 'earlier', isFilled: true, statuses: ['rejected'] })
  const rejected = await opened.until((snapshot) => canSubmit(snapshot) && selectFailure(snapshot) !== null)
  expect([selectViewState(rejected), rejected.context.isLate]).toEqual(['form', true])
  return opened
}

describe('opening the same offer after a failed payment starts over and keeps only the failure', () => {
  test.each([
    ['another booking was meant, and sent more than once', refusedAgain, refusal('too_many_requests', 429)],
    ['it took longer', rejectedLate, refusal('rejected', 402)],
  ])('even after %s', async (_, failed, failure) => {
    const { actor } = await failed()
    actor.send({ type: 'checkout.open', rateKey: 'rate-1' })
    expect(actor.getSnapshot().context).toMatchObject({ ...begun, failure })
  })
})

describe('the next payment takes over nothing from the one before', () => {
  test.each([
    ['after another booking was meant: it is not meant again', refusedAgain],
    ['after it took longer: the form stays', rejectedLate],
  ])('%s', async (_, failed) => {
    const { actor } = await failed()
    actor.send({ type: 'pay.submit', offer })
    const snapshot = actor.getSnapshot()
    expect([selectViewState(snapshot), selectProgress(snapshot)]).toEqual(['form', 'verifying'])
    expect(snapshot.context).toMatchObject({ again: false, isLate: false, failure: null })
  })

  test('after a new price was refused: there is no former total', async () => {
    const { actor, until } = await checkout({ isFilled: true, answers: [refusal('price_changed', 409)] })
    actor.send({ type: 'pay.submit', offer })
    await until((snapshot) => selectViewState(snapshot) === 'offerChanged')
    actor.send({ type: 'change.refuse' })
    actor.send({ type: 'pay.submit', offer })
    expect(selectFormerOffer(actor.getSnapshot())).toBeNull()
  })
})

test('a card chosen on an earlier page but no longer saved does not count as a choice', async () => {
  const { actor, until } = await checkout({ paymentMethodId: visa.id, lists: [[mastercard]] }, null)
  actor.send({ type: 'card.hidden' })
  await until((snapshot) => selectSavedCardsStatus(snapshot) === 'list')
  expect(actor.getSnapshot().context.paymentMethodId).toBeNull()
})
