import type { Hono } from 'hono'
import type { Logger } from 'pino'
import type { SettlementReport } from '#server/adapters/payments/settlementReport.port.ts'
import type { WebhookParser } from '#server/adapters/payments/webhooks.port.ts'
import type { Database } from '#server/db/schema.ts'
import type { PeerEnv } from '#server/http/peer.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { reconcileNightly } from './payments.reconciliation.ts'
import { paymentRoutes, type PaymentRoutesDeps } from './payments.routes.ts'
import type { Payments } from './payments.service.ts'
import { webhookRoutes } from './webhook.routes.ts'

export interface PaymentsModuleDeps extends PaymentRoutesDeps {
  db: Database
  jobs: Jobs
  log: Logger
  payments: Pick<Payments, 'hear' | 'escalateToReview'>
  /** The gateway's webhooks; `books` is its settlement report. */
  webhooks: WebhookParser
  books: SettlementReport
  /** Mounts routes outside the API contract. */
  mount: (routes: Hono<PeerEnv>) => void
  /** Registers work to finish before the first request. */
  atStart: (work: () => Promise<void>) => void
}

/** Client tokens, the gateway's webhooks, and the nightly reconciliation. */
export const paymentsModule = (deps: PaymentsModuleDeps) => {
  const { db, clock, jobs, books, log } = deps
  const { hear, escalateToReview } = deps.payments
  deps.mount(webhookRoutes({ webhooks: deps.webhooks, hear, log }))
  deps.atStart(reconcileNightly({ db, clock, jobs, books, escalateToReview, log }))
  return paymentRoutes(deps)
}
