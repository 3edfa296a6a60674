import { isUnreachable } from '#machines/kit/failure.ts'
import { anywhere, acceptedEventInvariants, type AcceptedEvents } from '#machines/kit/verify/invariants.ts'
import type { cancellingMachine } from './cancelling.machine.ts'

const ACCEPTED_EVENTS: AcceptedEvents<typeof cancellingMachine> = {
  'cancel.open': { with: { bookingId: '' }, from: ['closed'] },
  'cancel.confirm': { from: ['asking'] },
  'cancel.retry': { from: ['previewing', 'cancelling', 'outcomeUnknown', 'failed'] },
  'cancel.close': { from: ['previewing', 'asking', 'outcomeUnknown', 'failed', 'refused', 'done'] },
  'connection.restored': {
    from: (snapshot) =>
      (snapshot.matches('outcomeUnknown') || snapshot.matches('failed')) && isUnreachable(snapshot.context.failure),
  },
  'session.ended': { from: anywhere },
}

export const cancellingAcceptedEvents = acceptedEventInvariants(ACCEPTED_EVENTS)
