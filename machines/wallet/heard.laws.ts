import { isOutOfReach } from '#machines/kit/failure.ts'
import { heardLaws, type HeardBy } from '#machines/kit/laws.ts'
import type { walletMachine } from './wallet.machine.ts'

const HEARD: HeardBy<typeof walletMachine> = {
  'wallet.show': { from: ['absent'] },
  'wallet.hide': { from: (snapshot) => !snapshot.matches('absent') },
  'session.ended': { from: (snapshot) => !snapshot.matches('absent') },
  'connection.restored': {
    from: (snapshot) => snapshot.matches('unavailable') && isOutOfReach(snapshot.context.failure),
  },
  // One sheet at a time, and none before it can open at once.
  'sheet.open': { with: { total: 0 }, from: ['ready'] },
  'sheet.close': { from: ['sheet'] },
  'payment.end': { with: { verdict: 'taken' }, from: ['paid'] },
}

export const walletHeard = heardLaws(HEARD)
