import type { SnapshotFrom } from 'xstate'
import type { ratesMachine } from './rates.machine.ts'
import { wantedLoyalty, type Loyalty } from './rates.rules.ts'

// Of the checkout alone: a hotel's page, which has rates too, loads nothing of it.

type RatesSnapshot = SnapshotFrom<typeof ratesMachine>

/** Credit was wanted that nobody is here to have taken off. */
export const selectAwaitsOwner = ({ context }: RatesSnapshot): boolean => context.refusedLoyalty.credits !== null

/** What is to be wanted after a reload: what is taken off, and credit that waits for its owner; no code that was refused. */
export const selectLoyaltyWish = ({ context }: RatesSnapshot): Loyalty => {
  const wanted = wantedLoyalty({ ...context, discountRequest: context.loyalty })
  return wanted.credits === null ? context.loyalty : wanted
}
