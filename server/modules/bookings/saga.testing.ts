import type { CardTries } from '#server/modules/payments/cardTries.ts'
import type { SagaDeps } from './bookings.saga.ts'

const nothing = (): Promise<void> => Promise.resolve()

/** Cards may be declined without end. */
export const UNLIMITED: CardTries = { begin: () => Promise.resolve(nothing) }

/** A saga of which nobody hears, and which keeps no card. */
export const UNHEARD: Omit<SagaDeps, 'db' | 'clock' | 'gateway'> = {
  kept: { customerFor: () => Promise.resolve(null), paid: nothing, unpaid: nothing },
  released: () => undefined,
  tellConfirmed: nothing,
  tellCancelled: nothing,
  tellStaff: nothing,
  log: { error: () => undefined },
}
