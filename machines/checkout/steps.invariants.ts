/** Helpers shared by the invariants of checkout. */

import { BookingStatusStruct, type BookingStatus } from '#contract/booking/bookings.ts'
import type { StepOf } from '#machines/kit/verify/machineSpec.ts'
import {
  doneOutput,
  invocationInputs,
  eventFailure,
  isDoneEvent,
  isErrorEvent,
} from '#machines/kit/verify/invariants.ts'
import { is, type } from 'superstruct'
import type { checkoutMachine } from './checkout.machine.ts'
import { bookingResult } from './checkout.rules.ts'

export type Step = StepOf<typeof checkoutMachine>
export type Snapshot = Step['after']

export const NO_ATTEMPT = { id: '', payment: '' }

export const isOpen = (snapshot: Snapshot | null) => snapshot?.matches({ purchase: 'open' }) ?? false
export const isPaying = (snapshot: Snapshot | null) => snapshot?.matches({ purchase: 'paying' }) ?? false
export const isBooked = (snapshot: Snapshot | null) => snapshot?.matches({ purchase: { outcome: 'booked' } }) ?? false
export const isSomebody = (snapshot: Snapshot | null) => snapshot?.matches({ guest: 'signedIn' }) ?? false
export const hasCardForm = (snapshot: Snapshot | null) =>
  snapshot?.matches({ cardFormSlot: { mounted: 'ready' } }) ?? false

const Answer = type({ status: BookingStatusStruct })

export const statusIn = (step: Step): BookingStatus | null => {
  const answer = doneOutput(step)
  return is(answer, Answer) ? answer.status : null
}

/** The outcome of the attempt is certain. */
export const isSettled = (step: Step): boolean => {
  const { before, event, after } = step
  if (before?.context.rateKey !== after.context.rateKey) return true
  if (event?.type === 'duplicate.decline') return before.matches({ purchase: { outcome: 'alreadyBooked' } })
  if (isDoneEvent(step, 'book') || isDoneEvent(step, 'loadBooking')) {
    const status = statusIn(step)
    return status !== null && bookingResult(status) !== 'open'
  }
  const failure = eventFailure(step)
  if (failure === null || !(isErrorEvent(step, 'book') || isErrorEvent(step, 'findBooking'))) return false
  if (failure.status === 402 || failure.code === 'unavailable') return true
  return (
    isErrorEvent(step, 'book') &&
    (['price_changed', 'terms_changed', 'promo_refused'].includes(failure.code) || [404, 410].includes(failure.status))
  )
}

export const isPaid = (step: Step): boolean =>
  isDoneEvent(step, 'tokenizeCard') || isDoneEvent(step, 'authenticateCard') || isDoneEvent(step, 'askWallet')

export const asksForPayment = (step: Step) => [
  ...invocationInputs(step, 'tokenizeCard'),
  ...invocationInputs(step, 'authenticateCard'),
  ...invocationInputs(step, 'askWallet'),
]

/** Pay was pressed and accepted. */
export const isPressed = ({ before, event, after }: Step): boolean =>
  event?.type === 'pay.submit' && isOpen(before) && isPaying(after)
