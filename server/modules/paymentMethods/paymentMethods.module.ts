import type { Jobs } from '#server/jobs/jobs.ts'
import type { PersonalDataStore } from '#server/modules/privacy/personalDataStore.port.ts'
import { paymentMethodsPersonalData } from './paymentMethods.personalData.ts'
import { handlePaymentJobs } from './paymentMethods.jobs.ts'
import { paymentMethodsRoutes, type PaymentMethodRoutesDeps } from './paymentMethods.routes.ts'
import { reconcileMethod } from './paymentMethods.service.ts'
import { methodById } from './paymentMethods.store.ts'

/** A card that the gateway does not have after this long was never sent to it. */
const OVER_AFTER_SECONDS = 300

export interface PaymentMethodsModuleDeps extends Omit<PaymentMethodRoutesDeps, 'jobs'> {
  jobs: Jobs
  registerPersonalData: (holder: PersonalDataStore) => void
}

/** Saved cards, with the jobs that finish what a request could not. */
export const paymentMethodsModule = (deps: PaymentMethodsModuleDeps) => {
  const { db, clock, jobs, vault } = deps
  handlePaymentJobs(jobs, vault, async (id) => {
    const row = await methodById(db, id)
    if (row?.state !== 'adding') return true
    const isLast = row.created_at.until(clock()).total('seconds') >= OVER_AFTER_SECONDS
    return (await reconcileMethod(deps, row, isLast)) === 'settled'
  })
  deps.registerPersonalData(paymentMethodsPersonalData(deps))
  return paymentMethodsRoutes(deps)
}
