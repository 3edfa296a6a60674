import type { SagaDeps } from './bookings.saga.ts'

const nothing = (): Promise<void> => Promise.resolve()

/** A saga of which nobody hears, and which keeps no card. */
export const UNHEARD: Omit<SagaDeps, 'db' | 'clock' | 'gateway'> = {
  kept: { customerFor: () => Promise.resolve(null), paid: nothing, unpaid: nothing },
  released: () => undefined,
  tellConfirmed: nothing,
  tellCancelled: nothing,
  tellStaff: nothing,
  log: { error: () => undefined },
}
