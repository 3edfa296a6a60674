import type { Logger } from 'pino'
import type { SettlementRecord, SettlementReport } from '#server/adapters/payments/settlementReport.port.ts'
import type { Database } from '#server/db/schema.ts'
import { isUuid } from '#server/db/uuid.ts'
import { recurring, type RecurringDeps } from '#server/jobs/recurring.ts'
import type { EscalateToReview } from './payments.review.ts'
import { paymentById, type PaymentRow } from './payments.store.ts'
import { findDiscrepancy } from './reconciliation.rules.ts'

/** UTC: night where most hotels are sold. */
const AT_HOUR = 3
/** Several days, so later nights make up for a missed one. */
const DAYS = 3
/** Newer payments may still be in progress, or not yet in the gateway's search. */
const QUIET_HOURS = 1

export interface ReconciliationDeps extends RecurringDeps {
  books: SettlementReport
  escalateToReview: EscalateToReview
  log: Pick<Logger, 'info' | 'error'>
}

/** Compares recent payments with the gateway's settlement report. Differences go to staff; this never charges or refunds. */
export const reconcile = async ({
  db,
  clock,
  books,
  escalateToReview,
  log,
}: Omit<ReconciliationDeps, 'jobs'>): Promise<void> => {
  const now = clock()
  const since = now.subtract({ hours: 24 * DAYS })
  // One day more: a sale just before the window may belong to a payment inside it.
  const report = await books.between(since.subtract({ hours: 24 }), now)
  if (report.outcome === 'unknown') throw new Error('The card service does not show its books')
  const rows = await touchedSince(db, since, now.subtract({ hours: QUIET_HOURS }))
  const byOrder = new Map<string | null, SettlementRecord[]>()
  for (const record of report.payments) byOrder.set(record.orderId, [...(byOrder.get(record.orderId) ?? []), record])
  let differences = 0
  for (const row of rows) {
    const isWhole = Temporal.Instant.compare(row.authorize_asked_at ?? row.created_at, since) >= 0
    if (isWhole && findDiscrepancy(row, byOrder.get(row.id) ?? []) === null) continue
    if (await recheck(row.id, { db, books, escalateToReview })) differences += 1
  }
  for (const { id, orderId, cents } of await withoutPayment(db, report.payments))
    log.error({ transaction_id: id, order: orderId, cents }, 'a charge has no payment of ours')
  log.info({ payments: rows.length, records: report.payments.length, differences }, 'the books were compared')
}

/** Checks one payment again with current data: it may have been refunded since the report. */
const recheck = async (
  id: string,
  { db, books, escalateToReview }: Pick<ReconciliationDeps, 'db' | 'books' | 'escalateToReview'>,
): Promise<boolean> => {
  const report = await books.ofOrder(id)
  const row = await paymentById(db, id)
  const cause = report.outcome === 'known' && row !== undefined ? findDiscrepancy(row, report.payments) : null
  return row !== undefined && cause !== null && escalateToReview(row, { cause })
}

/** Settled payments of the window, except those that staff has confirmed as they are. */
const touchedSince = (db: Database, since: Temporal.Instant, until: Temporal.Instant): Promise<PaymentRow[]> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('state', 'in', ['captured', 'declined', 'released', 'refunded'])
    .where((payment) => {
      const asked = payment.fn.coalesce('authorize_asked_at', 'created_at')
      return payment.and([
        payment.or([payment(asked, '>=', since), payment('refund_asked_at', '>=', since)]),
        payment(asked, '<=', until),
        payment.or([payment('refund_asked_at', 'is', null), payment('refund_asked_at', '<=', until)]),
        // Only staff takes a payment from review to captured.
        payment.not(payment.and([payment('state', '=', 'captured'), payment('review_cause', 'is not', null)])),
      ])
    })
    .execute()

const withoutPayment = async (db: Database, records: readonly SettlementRecord[]): Promise<SettlementRecord[]> => {
  const charges = records.filter(
    ({ kind, state }) => kind === 'sale' && (state === 'captured' || state === 'authorized'),
  )
  const orders = charges.flatMap(({ orderId }) => (orderId !== null && isUuid(orderId) ? [orderId] : []))
  const payments =
    orders.length === 0 ? [] : await db.selectFrom('payments').select('id').where('id', 'in', orders).execute()
  const ids = new Set(payments.map(({ id }) => id))
  return charges.filter(({ orderId }) => !ids.has(orderId ?? ''))
}

const nextNight = (now: Temporal.Instant): Temporal.Instant => {
  const today = now.toZonedDateTimeISO('UTC').startOfDay().add({ hours: AT_HOUR })
  return (Temporal.Instant.compare(today.toInstant(), now) > 0 ? today : today.add({ days: 1 })).toInstant()
}

/**
 * Runs every night.
 * @returns schedules the first run; call it at start-up.
 */
export const reconcileNightly = (deps: ReconciliationDeps): (() => Promise<void>) =>
  recurring(deps, { kind: 'payments.reconcile', next: nextNight, work: () => reconcile(deps) })
