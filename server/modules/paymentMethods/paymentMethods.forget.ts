import type { Clock } from '#server/clock.ts'
import type { Connection } from '#server/db/schema.ts'
import { forgetCustomer, type PaymentJobs } from './paymentMethods.jobs.ts'
import { customerOf, deleteCustomer } from './paymentMethods.store.ts'

export interface ForgetDeps {
  /** The transaction that deletes the guest, or the database. */
  db: Connection
  clock: Clock
  jobs: PaymentJobs
}

/**
 * Erases all cards of a deleted guest: ours in the caller's transaction, the gateway's by a job that retries until done. Does
 * nothing for a guest without cards.
 */
export const forgetPaymentMethods = async ({ db, clock, jobs }: ForgetDeps, uid: string): Promise<void> => {
  const customer = await customerOf(db, uid)
  if (customer === undefined) return
  await deleteCustomer(db, uid)
  // Even if the customer is not known to be at the gateway: a request may be creating it now.
  await forgetCustomer(jobs, db, customer.id, clock())
}
