import { isOutOfReach } from '#machines/kit/failure.ts'
import { anywhere, heardLaws, type HeardBy } from '#machines/kit/laws.ts'
import type { cancellingMachine } from './cancelling.machine.ts'

const HEARD: HeardBy<typeof cancellingMachine> = {
  'cancel.open': { with: { bookingId: '' }, from: ['closed'] },
  'cancel.confirm': { from: ['asking'] },
  'cancel.retry': { from: ['previewing', 'cancelling', 'unsure', 'failed'] },
  'cancel.close': { from: ['previewing', 'asking', 'unsure', 'failed', 'refused', 'done'] },
  'connection.restored': {
    from: (snapshot) =>
      (snapshot.matches('unsure') || snapshot.matches('failed')) && isOutOfReach(snapshot.context.failure),
  },
  'session.ended': { from: anywhere },
}

export const cancellingHeard = heardLaws(HEARD)
