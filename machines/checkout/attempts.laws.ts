import type { LawOf } from '#machines/kit/entry.ts'
import { isOutcomeUnknown } from '#machines/kit/failure.ts'
import { answerIn, asksOf, isAnswer, keeps } from '#machines/kit/laws.ts'
import { isSameView } from '#machines/kit/sameView.ts'
import { is, string, type } from 'superstruct'
import type { checkoutMachine } from './checkout.machine.ts'
import { MAX_CHECKS, MAX_RESENDS } from './checkout.rules.ts'
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
} from './steps.laws.ts'

export const attemptsLaws: readonly LawOf<typeof checkoutMachine>[] = [
  {
    says: 'An attempt is kept as long as nobody knows what became of it, and no longer; its payment goes with the guest.',
    holds: (step) => {
      const { before, after } = step
      if (before === null) return true
      if (isPaid(step)) return isSameView(after.context.attempt, answerIn(step))
      const isLeft = step.event?.type === 'auth.signedOut' && isSomebody(before)
      const kept = isLeft ? { ...before.context.attempt, payment: '' } : before.context.attempt
      return isSameView(after.context.attempt, isSettled(step) ? NO_ATTEMPT : kept)
    },
  },
  {
    says: 'A payment goes on with the key of the attempt that is kept; a new key is drawn only where there is none.',
    holds: (step) => asksForPayment(step).every(({ attemptId }) => attemptId === step.after.context.attempt.id),
  },
  {
    says: 'Book is asked only with a payment, and for what the guest has ordered.',
    holds: (step) => {
      const { attempt, order, guest, comment, again } = step.after.context
      return asksOf(step, 'book').every(
        (wish) =>
          attempt.id !== '' && attempt.payment !== '' && isSameView(wish, { attempt, order, guest, comment, again }),
      )
    },
  },
  {
    says: 'A payment is sent only as long as the guest is here who has made it.',
    holds: (step) => {
      const steps = [...step.earlier, step]
      const made = steps.slice(steps.findLastIndex(isPaid))
      return asksOf(step, 'book').length === 0 || !made.some(({ event }) => event?.type === 'auth.signedOut')
    },
  },
  {
    says: 'At most one booking for one attempt: it is sent again only while nobody knows whether it was heard, or where another is meant.',
    holds: (step) => {
      const { before, event } = step
      const failure = before?.context.failure ?? null
      return (
        asksOf(step, 'book').length === 0 ||
        isPaid(step) ||
        event?.type === 'again.accept' ||
        (failure !== null && isOutcomeUnknown(failure))
      )
    },
  },
  {
    says: 'Another booking of the same stay is meant only when the guest has said so, of this attempt.',
    holds: ({ before, event, after }) =>
      after.context.again ===
        (event?.type === 'again.accept' && !isOpen(before) ? true : (before?.context.again ?? false)) ||
      (!after.context.again && (isOpen(after) || event?.type === 'pay.submit')),
  },
  {
    says: 'What is said of the earlier booking is gone once another one is meant.',
    holds: ({ event, after }) => event?.type !== 'again.accept' || after.context.failure === null,
  },
  {
    says: 'Nobody is kept waiting for ever: what is sent or looked at again is counted.',
    holds: ({ after: { context } }) => context.tries <= Math.max(MAX_RESENDS, MAX_CHECKS),
  },
  {
    says: 'The count begins anew with each payment, each answer that names a booking, each wish of the guest, and a connection that is back.',
    holds: (step) => {
      const { before, event, after } = step
      const isAsked =
        ['pay.retry', 'booking.check', 'again.accept'].includes(event?.type ?? '') &&
        !isSameView(before?.value, after.value)
      const isBack =
        event?.type === 'connection.restored' && before?.matches({ purchase: { paying: 'unsure' } }) === true
      const isNamed = isAnswer(step, 'findBooking') || (isAnswer(step, 'book') && statusIn(step) !== 'rejected')
      if (!(isPaid(step) || isAsked || isBack || isNamed || isPressed(step))) return true
      return after.context.tries === (asksOf(step, 'loadBooking').length > 0 ? 1 : 0)
    },
  },
  {
    says: 'The booking that is looked at is the one that was named.',
    holds: (step) => {
      const { before, after } = step
      const answer = answerIn(step)
      const isNamed = (isAnswer(step, 'book') || isAnswer(step, 'findBooking')) && statusIn(step) !== 'rejected'
      return (
        asksOf(step, 'loadBooking').every(({ id }) => id !== '' && id === after.context.bookingId) &&
        (!isNamed || (is(answer, type({ id: string() })) && after.context.bookingId === answer.id)) &&
        (isNamed || keeps(step, 'bookingId') || after.context.bookingId === '' || before === null)
      )
    },
  },
  {
    says: 'What became of an attempt is asked by its key.',
    holds: (step) =>
      asksOf(step, 'findBooking').every(
        ({ attemptId }) => attemptId !== '' && attemptId === step.after.context.attempt.id,
      ),
  },
  {
    says: 'A booking is told by its name whenever the guest comes to it, and only then.',
    holds: ({ before, event, after, emitted }) => {
      const told = emitted.filter(({ type }) => type === 'booked')
      const isDue = isBooked(after) && (!isBooked(before) || event?.type === 'checkout.open')
      return told.length === (isDue ? 1 : 0) && told.every((one) => 'id' in one && one.id === after.context.bookingId)
    },
  },
]
