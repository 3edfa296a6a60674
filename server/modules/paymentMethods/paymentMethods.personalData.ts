import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/schema.ts'
import type { PersonalDataStore } from '#server/modules/privacy/personalDataStore.port.ts'
import { forgetPaymentMethods } from './paymentMethods.forget.ts'
import type { PaymentJobs } from './paymentMethods.jobs.ts'
import { wireMethod } from './paymentMethods.routes.ts'
import { storedMethods } from './paymentMethods.store.ts'

export interface HolderDeps {
  db: Database
  clock: Clock
  jobs: PaymentJobs
}

/** Exports a guest's cards, and erases them with the account, at the gateway too. */
export const paymentMethodsPersonalData = ({ db, clock, jobs }: HolderDeps): PersonalDataStore => ({
  name: 'payment_methods',
  read: async ({ uid }) => (await storedMethods(db, uid)).map(wireMethod),
  forget: ({ uid }) =>
    db.transaction().execute((transaction) => forgetPaymentMethods({ db: transaction, clock, jobs }, uid)),
})
