import type { InvariantOf, StepOf } from '#machines/kit/verify/machineSpec.ts'
import { isUnreachable } from '#machines/kit/failure.ts'
import type { SnapshotFrom } from 'xstate'
import type { paymentMethodsMachine } from './paymentMethods.machine.ts'
import { MAX_RESENDS } from './paymentMethods.rules.ts'
import { NOTHING } from './paymentMethods.setup.ts'
import { paymentMethodsAcceptedEvents } from './acceptedEvents.invariants.ts'
import { paymentMethodsViewStates } from './viewStates.invariants.ts'

type Step = StepOf<typeof paymentMethodsMachine>
type Snapshot = SnapshotFrom<typeof paymentMethodsMachine>

const isFormOpen = (snapshot: Snapshot): boolean => snapshot.matches({ cardFormSlot: { mounted: 'ready' } })
const isStoring = (snapshot: Snapshot): boolean => snapshot.matches({ adding: 'storing' })
const isChanging = (snapshot: Snapshot): boolean =>
  snapshot.matches({ list: 'makingPrimary' }) || snapshot.matches({ list: 'removing' })

/** The handle released by this step, if any. */
const dropped = (previous: string | undefined, holds: string): string[] =>
  previous && previous !== holds ? [previous] : []

const isAnswer = ({ event }: Step): boolean => event?.type.startsWith('xstate.done.actor.') ?? false

export const paymentMethodsInvariants: readonly InvariantOf<typeof paymentMethodsMachine>[] = [
  ...paymentMethodsAcceptedEvents,
  ...paymentMethodsViewStates,
  {
    description: 'When the guest has gone nothing of theirs is left, and nothing of it goes on.',
    check: ({ event, after: { value, context } }) =>
      event?.type !== 'auth.cleared' ||
      JSON.stringify([value, context]) ===
        JSON.stringify([{ list: 'idle', cardFormSlot: 'unmounted', adding: 'idle' }, NOTHING]),
  },
  {
    description: 'A card form is held while it is open, a payment while it is stored, a card while it is changed.',
    check: ({ after }) =>
      isFormOpen(after) === (after.context.card !== '') &&
      isStoring(after) === (after.context.payment !== '') &&
      isChanging(after) === (after.context.target !== ''),
  },
  {
    description: 'What is verified or unsure is seen; what was added goes with its page, and not before.',
    check: ({ event, after }) => {
      const isAway = after.matches({ cardFormSlot: 'unmounted' })
      if (after.matches({ adding: 'verifying' }) || after.matches({ adding: { storing: 'outcomeUnknown' } }))
        return !isAway
      if (event?.type === 'xstate.done.actor.storeCard') return after.matches({ adding: 'added' }) === !isAway
      return !isAway || !after.matches({ adding: 'added' })
    },
  },
  {
    description: 'What is held no more is given back, once.',
    check: ({ before, after: { context }, emitted }) => {
      const back = emitted.flatMap((event) =>
        event.type === 'cardForm.released' ? [event.card] : event.type === 'payment.done' ? [event.payment] : [],
      )
      const letGo = [
        ...dropped(before?.context.card, context.card),
        ...dropped(before?.context.payment, context.payment),
      ]
      return JSON.stringify(back.sort()) === JSON.stringify(letGo.sort())
    },
  },
  {
    description:
      'The card that the guest names is changed, the card form that they see is verified, and its payment is stored.',
    check: ({ before, event, after, invocations }) =>
      invocations.every(({ port, input }) => {
        if (port === 'makePrimary') return event?.type === 'primary.make' && input.id === event.id
        if (port === 'removeMethod') return event?.type === 'method.remove' && input.id === event.id
        if (port === 'tokenizeCard') return input.card !== '' && input.card === before?.context.card
        return port !== 'storeCard' || (input.payment !== '' && input.payment === after.context.payment)
      }),
  },
  {
    description: 'Only a card of the list is changed, and only another than the primary one is made it.',
    check: ({ before, event, invocations }) =>
      (event?.type !== 'primary.make' && event?.type !== 'method.remove') ||
      invocations.length === 0 ||
      (before?.context.methods ?? []).some(
        ({ id, is_primary }) => id === event.id && !(event.type === 'primary.make' && is_primary),
      ),
  },
  {
    description: 'The cards change by what the server answers, and with their guest.',
    check: (step) =>
      isAnswer(step) ||
      step.event?.type === 'auth.cleared' ||
      JSON.stringify(step.before?.context.methods ?? null) === JSON.stringify(step.after.context.methods),
  },
  {
    description: 'One card is sent at most so many times again, and counted for that card alone.',
    check: ({ after }) => after.context.tries <= MAX_RESENDS && (isStoring(after) || after.context.tries === 0),
  },
  {
    description: 'A wish is begun without what became of the last one.',
    check: ({ event, invocations, after: { context } }) =>
      invocations.every(({ port }) => {
        if (port === 'makePrimary' || port === 'removeMethod') return context.failure === null && context.news === null
        if (port === 'tokenizeCard') return context.cardFailure === null
        const isRetry = event?.type === 'list.retry' || event?.type === 'connection.restored'
        return port !== 'loadMethods' || !isRetry || context.failure === null
      }),
  },
  {
    description:
      'A list that has come is shown without a failure, one that loads first without any, one that is left without news.',
    check: ({ event, after: { context, value } }) =>
      (event?.type !== 'xstate.done.actor.loadMethods' || context.failure === null) &&
      (value.list !== 'loading' || context.methods !== null || context.failure === null) &&
      (event?.type !== 'list.leave' || (context.failure === null && context.news === null)),
  },
  {
    description: 'A list that has come begins with the primary card, but for one that was just added.',
    check: ({ event, after: { context } }) => {
      if (event?.type !== 'xstate.done.actor.loadMethods' || context.methods === null) return true
      const added = context.news?.what === 'added' ? context.news.method.id : null
      const rest = context.methods.filter(({ id }, index) => index > 0 || id !== added)
      return rest.every(({ is_primary }, index) => !is_primary || index === 0)
    },
  },
  {
    description:
      'A list that is known can be changed as soon as nothing is under way; one that is not can be asked for.',
    check: ({ after: { context, value } }) =>
      (value.list === 'idle' || value.list === 'failed' ? context.methods === null : true) &&
      (value.list !== 'ready' || context.methods !== null),
  },
  {
    description: 'A list that is asked for again is.',
    check: ({ event, invocations }) =>
      (event?.type !== 'list.open' && event?.type !== 'list.retry') ||
      invocations.some(({ port }) => port === 'loadMethods'),
  },
  {
    description: 'What is refused says why, but for a bank’s question that the guest has closed.',
    check: ({ event, after: { context, value } }) => {
      if (event?.type === 'xstate.error.actor.loadMethods') return context.failure !== null
      if (event?.type === 'xstate.error.actor.openCard') return context.cardFailure !== null
      return event?.type !== 'xstate.error.actor.storeCard' || value.adding !== 'idle' || context.cardFailure !== null
    },
  },
  {
    description: 'Why a card was not taken is told until it is tried again, and not of a form that is new.',
    check: ({ event, before, after }) => {
      if (after.context.cardFailure === null) return true
      const isLeft = before?.matches({ cardFormSlot: { mounted: 'failed' } }) ?? false
      const isFailed = after.matches({ cardFormSlot: { mounted: 'failed' } })
      const isOver = after.matches({ adding: 'idle' }) || after.matches({ adding: { storing: 'outcomeUnknown' } })
      return event?.type !== 'card.shown' && (isFailed || (isOver && !isLeft))
    },
  },
  {
    description: 'A connection that comes back goes on with what waits for it, and with nothing else.',
    check: ({ before, event, invocations }) =>
      event?.type !== 'connection.restored' ||
      before === null ||
      JSON.stringify(invocations.map(({ port }) => port).sort()) === JSON.stringify(waitingIn(before)),
  },
]

/** Ports called again on reconnecting, in alphabetical order. */
const waitingIn = (snapshot: Snapshot): string[] => {
  const isListStill = snapshot.matches({ list: 'ready' }) || snapshot.matches({ list: 'failed' })
  const isUnsent =
    snapshot.matches({ adding: { storing: 'waiting' } }) || snapshot.matches({ adding: { storing: 'outcomeUnknown' } })
  return [
    ...(isListStill && isUnreachable(snapshot.context.failure) ? ['loadMethods'] : []),
    ...(snapshot.matches({ cardFormSlot: { mounted: 'failed' } }) ? ['openCard'] : []),
    ...(isUnsent ? ['storeCard'] : []),
  ]
}
