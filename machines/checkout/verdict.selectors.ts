import type { PaymentVerdict } from '#machines/wallet/wallet.rules.ts'
import type { SnapshotFrom } from 'xstate'
import type { checkoutMachine } from './checkout.machine.ts'

/** Verdict on a payment for its wallet; null: under way. */
export const selectVerdict = (snapshot: SnapshotFrom<typeof checkoutMachine>): PaymentVerdict | null => {
  if (snapshot.matches({ purchase: { paying: 'outcomeUnknown' } })) return 'open'
  if (snapshot.matches({ purchase: 'paying' })) return null
  const isTaken = (['booked', 'processing'] as const).some((outcome) => snapshot.matches({ purchase: { outcome } }))
  if (isTaken) return 'taken'
  // A duplicate waits for the guest's confirmation: nothing is refused yet.
  return snapshot.matches({ purchase: { outcome: 'alreadyBooked' } }) ? 'open' : 'refused'
}
