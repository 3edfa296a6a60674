import type { Clock } from '#server/clock.ts'
import type { Connection } from '#server/db/schema.ts'
import { forgetCustomer, type PaymentJobs } from './paymentMethods.jobs.ts'
import { customerOf, deleteCustomer } from './paymentMethods.store.ts'

export interface ForgetDeps {
  /** The transaction in which the guest is deleted, or the database. */
  db: Connection
  clock: Clock
  jobs: PaymentJobs
}

/**
 * Forgets all cards of a guest who goes: ours at once, in the caller's transaction, the card company's by a job that
 * tries until it is done. For a guest without cards it does nothing.
 */
export const forgetPaymentMethods = async ({ db, clock, jobs }: ForgetDeps, uid: string): Promise<void> => {
  const customer = await customerOf(db, uid)
  if (customer === undefined) return
  await deleteCustomer(db, uid)
  // Even where it is not known to be there: its making may be under way.
  await forgetCustomer(jobs, db, customer.id, clock())
}
