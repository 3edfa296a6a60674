import type { LawOf } from '#machines/kit/entry.ts'
import { isOutOfReach } from '#machines/kit/failure.ts'
import { isAnswer } from '#machines/kit/laws.ts'
import type { StateValue } from 'xstate'
import type { cancellingMachine } from './cancelling.machine.ts'
import { cancellingHeard } from './heard.laws.ts'

const isFailed = (value: StateValue | undefined): boolean => value === 'failed' || value === 'unsure'

export const cancellingLaws: readonly LawOf<typeof cancellingMachine>[] = [
  ...cancellingHeard,
  {
    says: 'A closed dialog holds nothing, an open one a booking.',
    holds: ({ after: { value, context } }) =>
      value === 'closed'
        ? Object.values(context).every((kept) => kept === null || kept === '')
        : context.bookingId !== '',
  },
  {
    says: 'What is not being cancelled is closed at once.',
    holds: ({ before, event, after }) =>
      event?.type !== 'cancel.close' || before?.value === 'cancelling' || after.value === 'closed',
  },
  {
    says: 'Who asks is asked back about a booking that is open to be cancelled; one that is cancelled is done, all else refused.',
    holds: (step) => {
      const { preview } = step.after.context
      if (!isAnswer(step, 'loadPreview') || preview === null) return !isAnswer(step, 'loadPreview')
      if (preview.status === 'cancelled') return step.after.value === 'done'
      return step.after.value === (preview.isOpen ? 'asking' : 'refused')
    },
  },
  {
    says: 'The end of the session closes whatever is open.',
    holds: ({ event, after }) => event?.type !== 'session.ended' || after.value === 'closed',
  },
  {
    says: 'The booking that was opened is looked at and cancelled, and no other.',
    holds: ({ asked, event, earlier }) => {
      const opened = [...earlier.map(({ event }) => event), event].findLast((event) => event?.type === 'cancel.open')
      return asked.every(({ input }) => opened?.type === 'cancel.open' && input.bookingId === opened.bookingId)
    },
  },
  {
    says: 'What the guest says yes to is the refund that they see.',
    holds: ({ before, asked }) =>
      asked.every(({ port, input }) => port !== 'cancelBooking' || input.expected === before?.context.preview?.refund),
  },
  {
    says: 'Who is asked sees a preview, no failure, and what they were told only where it was another refund.',
    holds: ({ after: { value, context } }) =>
      value !== 'asking' ||
      (context.preview !== null && context.failure === null && context.toldBefore !== context.preview.refund),
  },
  {
    says: 'What the guest was told before waits while the new refund cannot be asked for.',
    holds: ({ before, event, after }) =>
      event?.type !== 'xstate.error.actor.loadPreview' || before?.context.toldBefore === after.context.toldBefore,
  },
  {
    says: 'What failed says why.',
    holds: ({ after: { value, context } }) => !isFailed(value) || context.failure !== null,
  },
  {
    says: 'What the guest asks for again is asked, also where it hangs.',
    holds: ({ event, asked }) => event?.type !== 'cancel.retry' || asked.length === 1,
  },
  {
    says: 'A connection that comes back goes on with what failed for want of it, and with nothing else.',
    holds: ({ before, event, after }) =>
      event?.type !== 'connection.restored' ||
      (before?.value !== after.value) === (isFailed(before?.value) && isOutOfReach(before?.context.failure ?? null)),
  },
  {
    says: 'It is told once that a booking is cancelled, with its refund.',
    holds: ({ before, after, emitted }) => {
      const isNew = after.value === 'done' && before?.value !== 'done'
      return (
        emitted.length === (isNew ? 1 : 0) &&
        emitted.every(({ bookingId }) => bookingId === after.context.bookingId) &&
        (after.value !== 'done' || (after.context.refund !== null && after.context.failure === null))
      )
    },
  },
]
