import type { InvariantOf } from '#machines/kit/verify/machineSpec.ts'
import { isOutcomeUnknown } from '#machines/kit/failure.ts'
import { doneOutput, invocationInputs, isDoneEvent, fieldsUnchanged } from '#machines/kit/verify/invariants.ts'
import { isEqualView } from '#machines/kit/equalView.ts'
import { is, string, type } from 'superstruct'
import type { checkoutMachine } from './checkout.machine.ts'
import { MAX_STATUS_POLLS, MAX_RESENDS } from './checkout.rules.ts'
import {
  NO_ATTEMPT,
  isOpen,
  isBooked,
  isSomebody,
  statusIn,
  isSettled,
  isPaid,
  asksForPayment,
  isPressed,
} from './steps.invariants.ts'

export const attemptsInvariants: readonly InvariantOf<typeof checkoutMachine>[] = [
  {
    description:
      'An attempt is kept as long as nobody knows what became of it, and no longer; its payment goes with the guest.',
    check: (step) => {
      const { before, after } = step
      if (before === null) return true
      if (isPaid(step)) return isEqualView(after.context.attempt, doneOutput(step))
      const isLeft = step.event?.type === 'auth.signedOut' && isSomebody(before)
      const attempt = isLeft ? { ...before.context.attempt, payment: '' } : before.context.attempt
      return isEqualView(after.context.attempt, isSettled(step) ? NO_ATTEMPT : attempt)
    },
  },
  {
    description:
      'A payment goes on with the key of the attempt that is kept; a new key is drawn only where there is none.',
    check: (step) => asksForPayment(step).every(({ attemptId }) => attemptId === step.after.context.attempt.id),
  },
  {
    description: 'Book is asked only with a payment, and for what the guest has ordered.',
    check: (step) => {
      const { attempt, order, guest, comment, again } = step.after.context
      return invocationInputs(step, 'book').every(
        (wish) =>
          attempt.id !== '' && attempt.payment !== '' && isEqualView(wish, { attempt, order, guest, comment, again }),
      )
    },
  },
  {
    description: 'A payment is sent only as long as the guest is here who has made it.',
    check: (step) => {
      const steps = [...step.earlier, step]
      const made = steps.slice(steps.findLastIndex(isPaid))
      return invocationInputs(step, 'book').length === 0 || !made.some(({ event }) => event?.type === 'auth.signedOut')
    },
  },
  {
    description:
      'At most one booking for one attempt: it is sent again only while nobody knows whether it was heard, or where another is meant.',
    check: (step) => {
      const { before, event } = step
      const failure = before?.context.failure ?? null
      return (
        invocationInputs(step, 'book').length === 0 ||
        isPaid(step) ||
        event?.type === 'duplicate.confirm' ||
        (failure !== null && isOutcomeUnknown(failure))
      )
    },
  },
  {
    description: 'Another booking of the same stay is meant only when the guest has said so, of this attempt.',
    check: ({ before, event, after }) =>
      after.context.again ===
        (event?.type === 'duplicate.confirm' && !isOpen(before) ? true : (before?.context.again ?? false)) ||
      (!after.context.again && (isOpen(after) || event?.type === 'pay.submit')),
  },
  {
    description: 'What is said of the earlier booking is gone once another one is meant.',
    check: ({ event, after }) => event?.type !== 'duplicate.confirm' || after.context.failure === null,
  },
  {
    description: 'Nobody is kept waiting for ever: what is sent or looked at again is counted.',
    check: ({ after: { context } }) => context.tries <= Math.max(MAX_RESENDS, MAX_STATUS_POLLS),
  },
  {
    description:
      'The count begins anew with each payment, each answer that names a booking, each wish of the guest, and a connection that is back.',
    check: (step) => {
      const { before, event, after } = step
      const isRequested =
        ['pay.retry', 'booking.check', 'duplicate.confirm'].includes(event?.type ?? '') &&
        !isEqualView(before?.value, after.value)
      const isBack =
        event?.type === 'connection.restored' && before?.matches({ purchase: { paying: 'outcomeUnknown' } }) === true
      const isNamed = isDoneEvent(step, 'findBooking') || (isDoneEvent(step, 'book') && statusIn(step) !== 'rejected')
      if (!(isPaid(step) || isRequested || isBack || isNamed || isPressed(step))) return true
      return after.context.tries === (invocationInputs(step, 'loadBooking').length > 0 ? 1 : 0)
    },
  },
  {
    description: 'The booking that is looked at is the one that was named.',
    check: (step) => {
      const { before, after } = step
      const answer = doneOutput(step)
      const isNamed = (isDoneEvent(step, 'book') || isDoneEvent(step, 'findBooking')) && statusIn(step) !== 'rejected'
      return (
        invocationInputs(step, 'loadBooking').every(({ id }) => id !== '' && id === after.context.bookingId) &&
        (!isNamed || (is(answer, type({ id: string() })) && after.context.bookingId === answer.id)) &&
        (isNamed || fieldsUnchanged(step, 'bookingId') || after.context.bookingId === '' || before === null)
      )
    },
  },
  {
    description: 'What became of an attempt is asked by its key.',
    check: (step) =>
      invocationInputs(step, 'findBooking').every(
        ({ attemptId }) => attemptId !== '' && attemptId === step.after.context.attempt.id,
      ),
  },
  {
    description: 'A booking is told by its name whenever the guest comes to it, and only then.',
    check: ({ before, event, after, emitted }) => {
      const bookedEvents = emitted.filter(({ type }) => type === 'booked')
      const isDue = isBooked(after) && (!isBooked(before) || event?.type === 'checkout.open')
      return (
        bookedEvents.length === (isDue ? 1 : 0) &&
        bookedEvents.every((one) => 'id' in one && one.id === after.context.bookingId)
      )
    },
  },
]
