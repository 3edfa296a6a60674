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

/** A guest's cards: told in their export, and gone with their account, at the card company too. */
export const paymentMethodsPersonalData = ({ db, clock, jobs }: HolderDeps): PersonalDataStore => ({
  name: 'payment_methods',
  read: async ({ uid }) => (await storedMethods(db, uid)).map(wireMethod),
  forget: ({ uid }) =>
    db.transaction().execute((transaction) => forgetPaymentMethods({ db: transaction, clock, jobs }, uid)),
})
