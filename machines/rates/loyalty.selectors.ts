import type { SnapshotFrom } from 'xstate'
import type { ratesMachine } from './rates.machine.ts'
import { requestedLoyalty, type Loyalty } from './rates.rules.ts'

// For checkout only: the page of a hotel, which also has rates, must not load this.

type RatesSnapshot = SnapshotFrom<typeof ratesMachine>

/** Requested credit waits for its owner to sign in. */
export const selectAwaitsOwner = ({ context }: RatesSnapshot): boolean => context.refusedLoyalty.credits !== null

/** The request to repeat after a reload: the applied discount, or credit that waits for its owner; never a refused code. */
export const selectLoyaltyWish = ({ context }: RatesSnapshot): Loyalty => {
  const selection = requestedLoyalty({ ...context, discountRequest: context.loyalty })
  return selection.credits === null ? context.loyalty : selection
}
