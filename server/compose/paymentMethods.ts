import { handlePaymentJobs } from '#server/modules/paymentMethods/paymentMethods.jobs.ts'
import {
  paymentMethodsRoutes,
  type PaymentMethodRoutesDeps,
} from '#server/modules/paymentMethods/paymentMethods.routes.ts'
import { settle } from '#server/modules/paymentMethods/paymentMethods.service.ts'
import { methodById } from '#server/modules/paymentMethods/paymentMethods.store.ts'
import type { Jobs } from '#server/jobs/jobs.ts'

/** What the card company does not have after this long was never asked of it. */
const OVER_AFTER_SECONDS = 300

export interface PaymentMethodsCompositionDeps extends Omit<PaymentMethodRoutesDeps, 'jobs'> {
  jobs: Jobs
}

/** Payment methods with the jobs that finish what a request could not. */
export const composePaymentMethods = (deps: PaymentMethodsCompositionDeps) => {
  const { db, clock, jobs, vault } = deps
  handlePaymentJobs(jobs, vault, async (id) => {
    const row = await methodById(db, id)
    if (row?.state !== 'adding') return true
    const isLast = row.created_at.until(clock()).total('seconds') >= OVER_AFTER_SECONDS
    return (await settle(deps, row, isLast)) === 'settled'
  })
  return paymentMethodsRoutes(deps)
}
