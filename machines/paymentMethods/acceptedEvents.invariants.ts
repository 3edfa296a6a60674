import { isUnreachable } from '#machines/kit/failure.ts'
import { anywhere, acceptedEventInvariants, type AcceptedEvents } from '#machines/kit/verify/invariants.ts'
import type { SnapshotFrom } from 'xstate'
import type { paymentMethodsMachine } from './paymentMethods.machine.ts'

type Snapshot = SnapshotFrom<typeof paymentMethodsMachine>

/** The pressed card, if it is in the list. */
const listed = (snapshot: Snapshot, pressed: string) =>
  snapshot.matches({ list: 'ready' }) ? snapshot.context.methods?.find(({ id }) => id === pressed) : undefined
const CARDS = ['visa', 'mastercard', 'a card that is not listed']

const ACCEPTED_EVENTS: AcceptedEvents<typeof paymentMethodsMachine> = {
  'list.open': { from: [{ list: 'idle' }, { list: 'ready' }, { list: 'failed' }] },
  'list.leave': { from: anywhere },
  'list.retry': { from: [{ list: 'ready' }, { list: 'failed' }] },
  'primary.make': CARDS.map((id) => ({ with: { id }, from: (after) => listed(after, id)?.is_primary === false })),
  'method.remove': CARDS.map((id) => ({ with: { id }, from: (after) => listed(after, id) !== undefined })),
  'card.shown': { from: [{ cardFormSlot: 'unmounted' }] },
  'card.hidden': { from: [{ cardFormSlot: 'mounted' }] },
  'card.retry': { from: [{ cardFormSlot: { mounted: 'failed' } }] },
  'card.invalidated': { from: [{ cardFormSlot: { mounted: 'ready' } }] },
  'card.submit': {
    from: (after) =>
      (after.matches({ adding: 'idle' }) && after.matches({ cardFormSlot: { mounted: 'ready' } })) ||
      after.matches({ adding: { storing: 'outcomeUnknown' } }),
  },
  'auth.cleared': { from: anywhere },
  'connection.restored': {
    from: (after) =>
      ((after.matches({ list: 'ready' }) || after.matches({ list: 'failed' })) &&
        isUnreachable(after.context.failure)) ||
      after.matches({ cardFormSlot: { mounted: 'failed' } }) ||
      after.matches({ adding: { storing: 'waiting' } }) ||
      after.matches({ adding: { storing: 'outcomeUnknown' } }),
  },
}

export const paymentMethodsAcceptedEvents = acceptedEventInvariants(ACCEPTED_EVENTS)
