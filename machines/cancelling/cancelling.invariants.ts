import type { InvariantOf } from '#machines/kit/verify/machineSpec.ts'
import { isUnreachable } from '#machines/kit/failure.ts'
import { isDoneEvent } from '#machines/kit/verify/invariants.ts'
import type { StateValue } from 'xstate'
import type { cancellingMachine } from './cancelling.machine.ts'
import { isSameReturn, type ShownReturn } from './cancelling.rules.ts'
import { cancellingAcceptedEvents } from './acceptedEvents.invariants.ts'

const isNewReturn = (previous: ShownReturn | null, preview: ShownReturn): boolean =>
  previous === null || !isSameReturn(previous, preview)

const isFailed = (value: StateValue | undefined): boolean => value === 'failed' || value === 'outcomeUnknown'

export const cancellingInvariants: readonly InvariantOf<typeof cancellingMachine>[] = [
  ...cancellingAcceptedEvents,
  {
    description: 'A closed dialog holds nothing, an open one a booking.',
    check: ({ after: { value, context } }) =>
      value === 'closed'
        ? Object.values(context).every((field) => field === null || field === '')
        : context.bookingId !== '',
  },
  {
    description: 'What is not being cancelled is closed at once.',
    check: ({ before, event, after }) =>
      event?.type !== 'cancel.close' || before?.value === 'cancelling' || after.value === 'closed',
  },
  {
    description:
      'Who asks is asked back about a booking that is open to be cancelled; one that is cancelled is done, all else refused.',
    check: (step) => {
      const { preview } = step.after.context
      if (!isDoneEvent(step, 'loadPreview') || preview === null) return !isDoneEvent(step, 'loadPreview')
      if (preview.status === 'cancelled') return step.after.value === 'done'
      return step.after.value === (preview.isOpen ? 'asking' : 'refused')
    },
  },
  {
    description: 'The end of the session closes whatever is open.',
    check: ({ event, after }) => event?.type !== 'session.ended' || after.value === 'closed',
  },
  {
    description: 'The booking that was opened is looked at and cancelled, and no other.',
    check: ({ invocations, event, earlier }) => {
      const opened = [...earlier.map(({ event }) => event), event].findLast((event) => event?.type === 'cancel.open')
      return invocations.every(({ input }) => opened?.type === 'cancel.open' && input.bookingId === opened.bookingId)
    },
  },
  {
    description: 'The guest agrees to the refund and the kept night that they see.',
    check: ({ before, invocations }) =>
      invocations.every(
        ({ port, input }) => port !== 'cancelBooking' || !isNewReturn(before?.context.preview ?? null, input.expected),
      ),
  },
  {
    description: 'Who is asked sees a preview, no failure, and what they were told only where it was another refund.',
    check: ({ after: { value, context } }) =>
      value !== 'asking' ||
      (context.preview !== null && context.failure === null && isNewReturn(context.previousReturn, context.preview)),
  },
  {
    description: 'What the guest was told before waits while the new refund cannot be asked for.',
    check: ({ before, event, after }) =>
      event?.type !== 'xstate.error.actor.loadPreview' ||
      before?.context.previousReturn === after.context.previousReturn,
  },
  {
    description: 'What failed says why.',
    check: ({ after: { value, context } }) => !isFailed(value) || context.failure !== null,
  },
  {
    description: 'What the guest asks for again is asked, also where it hangs.',
    check: ({ event, invocations }) => event?.type !== 'cancel.retry' || invocations.length === 1,
  },
  {
    description: 'A connection that comes back goes on with what failed for want of it, and with nothing else.',
    check: ({ before, event, after }) =>
      event?.type !== 'connection.restored' ||
      (before?.value !== after.value) === (isFailed(before?.value) && isUnreachable(before?.context.failure ?? null)),
  },
  {
    description: 'It is told once that a booking is cancelled, with its refund.',
    check: ({ before, after, emitted }) => {
      const isNew = after.value === 'done' && before?.value !== 'done'
      return (
        emitted.length === (isNew ? 1 : 0) &&
        emitted.every(({ bookingId }) => bookingId === after.context.bookingId) &&
        (after.value !== 'done' || (after.context.refund !== null && after.context.failure === null))
      )
    },
  },
]
