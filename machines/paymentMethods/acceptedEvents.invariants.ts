import { isUnreachable } from '#machines/kit/failure.ts'
import { anywhere, acceptedEventInvariants, type AcceptedEvents } from '#machines/kit/invariants.ts'
import type { SnapshotFrom } from 'xstate'
import type { paymentMethodsMachine } from './paymentMethods.machine.ts'

type Snapshot = SnapshotFrom<typeof paymentMethodsMachine>

/** The card of the list that the guest presses. */
const listed = (snapshot: Snapshot, pressed: string) =>
  snapshot.matches({ list: 'ready' }) ? snapshot.context.methods?.find(({ id }) => id === pressed) : undefined
const CARDS = ['visa', 'mastercard', 'a card that is not listed']

const ACCEPTED_EVENTS: AcceptedEvents<typeof paymentMethodsMachine> = {
  'list.open': { from: [{ list: 'idle' }, { list: 'ready' }, { list: 'failed' }] },
  'list.leave': { from: anywhere },
  'list.retry': { from: [{ list: 'ready' }, { list: 'failed' }] },
  'primary.make': CARDS.map((id) => ({ with: { id }, from: (after) => listed(after, id)?.is_primary === false })),
  'method.remove': CARDS.map((id) => ({ with: { id }, from: (after) => listed(after, id) !== undefined })),
  'card.shown': { from: [{ place: 'away' }] },
  'card.hidden': { from: [{ place: 'shown' }] },
  'card.retry': { from: [{ place: { shown: 'failed' } }] },
  'card.spent': { from: [{ place: { shown: 'ready' } }] },
  'card.submit': {
    from: (after) =>
      (after.matches({ adding: 'idle' }) && after.matches({ place: { shown: 'ready' } })) ||
      after.matches({ adding: { storing: 'unsure' } }),
  },
  'auth.cleared': { from: anywhere },
  'connection.restored': {
    from: (after) =>
      ((after.matches({ list: 'ready' }) || after.matches({ list: 'failed' })) &&
        isUnreachable(after.context.failure)) ||
      after.matches({ place: { shown: 'failed' } }) ||
      after.matches({ adding: { storing: 'waiting' } }) ||
      after.matches({ adding: { storing: 'unsure' } }),
  },
}

export const paymentMethodsAcceptedEvents = acceptedEventInvariants(ACCEPTED_EVENTS)
