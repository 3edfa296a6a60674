import type { InvariantOf } from '#machines/kit/verify/machineSpec.ts'
import type { SnapshotFrom } from 'xstate'
import type { inquiryMachine } from './inquiry.machine.ts'
import { isComplete, STEPS } from './inquiry.rules.ts'
import { selectProgress } from './inquiry.selectors.ts'

type Snapshot = SnapshotFrom<typeof inquiryMachine>

const isDelivering = (snapshot: Snapshot): boolean => snapshot.matches({ request: 'delivering' })
const isFormOpen = (snapshot: Snapshot): boolean => snapshot.matches({ cardFormSlot: { mounted: 'ready' } })

/** The handle let go of by a step, if any. */
const gone = (held: string | undefined, holds: string): string[] => (held && held !== holds ? [held] : [])

export const inquiryInvariants: readonly InvariantOf<typeof inquiryMachine>[] = [
  {
    description: 'A step counts as completed only while everything in it is right, and each once.',
    check: ({ after: { context } }) =>
      context.completedSteps.every((step) => isComplete(step, context.draft, null)) &&
      new Set(context.completedSteps).size === context.completedSteps.length,
  },
  {
    description: 'Nothing is sent, and no bank is asked, before all four steps are right.',
    check: ({ invocations, after: { context } }) =>
      invocations.every(
        ({ port }) =>
          (port !== 'verifyCard' && port !== 'sendInquiry') ||
          STEPS.every((step) => isComplete(step, context.draft, null)),
      ),
  },
  {
    description: 'What was sent without an answer is sent again as it was, by the same key.',
    check: ({ before, invocations }) =>
      before === null ||
      !before.matches({ request: { delivering: 'unsure' } }) ||
      invocations.every(
        ({ port, input }) =>
          port !== 'sendInquiry' ||
          JSON.stringify(input) === JSON.stringify({ attempt: before.context.attempt, draft: before.context.draft }),
      ),
  },
  {
    description: 'What is on its way stays as it was typed.',
    check: ({ before, after }) =>
      before === null ||
      !isDelivering(before) ||
      !isDelivering(after) ||
      JSON.stringify(before.context.draft) === JSON.stringify(after.context.draft),
  },
  {
    description: 'A card form is held while it is open, a payment while its request is on its way.',
    check: ({ after }) =>
      isFormOpen(after) === (after.context.card !== '') &&
      isDelivering(after) === (after.context.attempt.payment !== ''),
  },
  {
    description: 'What is held no more is given back, once.',
    check: ({ before, after: { context }, emitted }) => {
      const back = emitted.flatMap((event) =>
        event.type === 'cardForm.released' ? [event.card] : event.type === 'payment.done' ? [event.payment] : [],
      )
      const letGo = [
        ...gone(before?.context.card, context.card),
        ...gone(before?.context.attempt.payment, context.attempt.payment),
      ]
      return JSON.stringify(back.sort()) === JSON.stringify(letGo.sort())
    },
  },
  {
    description: 'It is told once that a request has arrived, and only then there is a number.',
    check: ({ before, after, emitted }) => {
      const told = emitted.filter(({ type }) => type === 'sent')
      const isNew = before !== null && selectProgress(before) !== 'sent' && selectProgress(after) === 'sent'
      return (
        (selectProgress(after) === 'sent') === (after.context.sent !== null) &&
        (before?.matches({ request: 'delivering' }) ? told.length === (isNew ? 1 : 0) : told.length === 0)
      )
    },
  },
  {
    description: 'When the guest has signed out, nothing that they typed is left.',
    check: ({ event, after: { context } }) =>
      event?.type !== 'auth.left' ||
      (context.completedSteps.length === 0 &&
        context.draft.hotel.name === '' &&
        context.draft.guest.email === '' &&
        context.attempt.id === '' &&
        context.sent === null),
  },
  {
    description: 'A change of the draft takes the key of an earlier attempt with it.',
    check: ({ event, before, after: { context } }) =>
      event?.type !== 'draft.change' || before?.context.draft === context.draft || context.attempt.id === '',
  },
  {
    description: 'What failed says why until the guest goes on; nothing else says so.',
    check: ({ after }) =>
      (after.context.failure !== null) ===
      (after.matches({ request: { form: 'failed' } }) || after.matches({ request: { delivering: 'unsure' } })),
  },
]
