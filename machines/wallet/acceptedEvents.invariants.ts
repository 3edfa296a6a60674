import { isUnreachable } from '#machines/kit/failure.ts'
import { acceptedEventInvariants, type AcceptedEvents } from '#machines/kit/verify/invariants.ts'
import type { walletMachine } from './wallet.machine.ts'

const ACCEPTED_EVENTS: AcceptedEvents<typeof walletMachine> = {
  'wallet.show': { from: ['absent'] },
  'wallet.hide': { from: (snapshot) => !snapshot.matches('absent') },
  'session.ended': { from: (snapshot) => !snapshot.matches('absent') },
  'connection.restored': {
    from: (snapshot) => snapshot.matches('unavailable') && isUnreachable(snapshot.context.failure),
  },
  // One sheet at a time, and only once it can open immediately.
  'sheet.open': { with: { total: 0 }, from: ['ready'] },
  'sheet.close': { from: ['sheet'] },
  'payment.end': { with: { verdict: 'taken' }, from: ['paid'] },
}

export const walletAcceptedEvents = acceptedEventInvariants(ACCEPTED_EVENTS)
