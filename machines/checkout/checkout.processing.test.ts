import { describe, expect, test } from 'vitest'
import { STATUS_POLL_INTERVAL_MS, MAX_STATUS_POLLS } from './checkout.rules.ts'
import { offer, refusal } from './checkout.samples.ts'
import { selectViewState, selectFailure, selectProgress } from './checkout.selectors.ts'
import { canSubmit, checkout, isWaitingToCheck, type Plan } from './checkout.testing.ts'

describe('a booking in process', () => {
  test('is checked until it is confirmed', async () => {
    const { actor, clock, emitted, until } = await checkout({
      isFilled: true,
      answers: ['processing'],
      statuses: ['processing'],
    })
    actor.send({ type: 'pay.submit', offer })
    for (let check = 1; check <= 2; check += 1) {
      await until(isWaitingToCheck)
      expect(selectProgress(actor.getSnapshot())).toBe('confirming')
      clock.increment(STATUS_POLL_INTERVAL_MS)
    }
    await until((snapshot) => selectViewState(snapshot) === 'booked')
    expect(emitted).toEqual([{ type: 'booked', id: 'b1' }])
  })

  test('that takes long is left to an email, and checking it again does not bring the form back', async () => {
    const { actor, clock, until } = await checkout({
      isFilled: true,
      answers: ['processing'],
      statuses: Array.from({ length: MAX_STATUS_POLLS }, () => 'processing' as const),
    })
    actor.send({ type: 'pay.submit', offer })
    for (let check = 1; check <= MAX_STATUS_POLLS; check += 1) {
      await until(isWaitingToCheck)
      clock.increment(STATUS_POLL_INTERVAL_MS)
    }
    expect(selectViewState(actor.getSnapshot())).toBe('form')
    await until((snapshot) => selectViewState(snapshot) === 'processing')
    actor.send({ type: 'booking.check' })
    expect([selectViewState(actor.getSnapshot()), selectProgress(actor.getSnapshot())]).toEqual([
      'processing',
      'confirming',
    ])
    expect(selectViewState(await until((snapshot) => selectViewState(snapshot) === 'booked'))).toBe('booked')
  })
})

test('the page promises an email after half a minute: ten checks, three seconds apart', () => {
  expect([MAX_STATUS_POLLS, STATUS_POLL_INTERVAL_MS]).toEqual([10, 3000])
})

describe('a booking in process that is checked', () => {
  test('is checked again after a failure, without a message', async () => {
    const { until, look } = await processingCheckout([refusal('network', 500), refusal('not_found', 404)])
    for (let check = 1; check <= 3; check += 1) await look()
    const booked = await until((snapshot) => selectViewState(snapshot) === 'booked')
    expect([selectFailure(booked), booked.context.bookingId]).toEqual([null, 'b1'])
  })

  test('is left to an email if every check fails', async () => {
    const { actor, until, look } = await processingCheckout(
      Array.from({ length: MAX_STATUS_POLLS }, () => refusal('timeout', 500)),
    )
    for (let check = 1; check <= MAX_STATUS_POLLS; check += 1) await look()
    await until((snapshot) => selectViewState(snapshot) === 'processing')
    actor.send({ type: 'booking.check' })
    expect(selectFailure(await until((snapshot) => selectViewState(snapshot) === 'booked'))).toBeNull()
  })

  test('and was rejected says so on the form, and the next payment is a new attempt', async () => {
    const { actor, wishes, until, look } = await processingCheckout(['rejected'])
    await look()
    const rejected = await until((snapshot) => canSubmit(snapshot) && selectFailure(snapshot) !== null)
    expect([selectFailure(rejected)?.code, rejected.context.bookingId, rejected.context.attempt.id]).toEqual([
      'rejected',
      '',
      '',
    ])
    actor.send({ type: 'pay.submit', offer })
    await until((snapshot) => selectViewState(snapshot) === 'booked' || isWaitingToCheck(snapshot))
    expect(wishes.map(({ attempt }) => attempt.id)).toEqual(['attempt-1', 'attempt-2'])
  })
})

/** Pays for a booking that is in process; `statuses`: results of checking it. */
const processingCheckout = async (statuses: NonNullable<Plan['statuses']>) => {
  const opened = await checkout({ isFilled: true, answers: ['processing'], statuses })
  opened.actor.send({ type: 'pay.submit', offer })
  const look = async () => {
    await opened.until(isWaitingToCheck)
    opened.clock.increment(STATUS_POLL_INTERVAL_MS)
  }
  return { ...opened, look }
}
