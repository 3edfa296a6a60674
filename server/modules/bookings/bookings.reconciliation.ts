import type { Logger } from 'pino'
import type { SettlementRecord, SettlementReport } from '#server/adapters/payments/settlementReport.port.ts'
import type { Database } from '#server/db/schema.ts'
import { isUuid } from '#server/db/uuid.ts'
import { recurring, type RecurringDeps } from '#server/jobs/recurring.ts'
import type { EscalateToReview } from './bookings.review.ts'
import { bookingById, type BookingRow } from './bookings.store.ts'
import { findDiscrepancy } from './reconciliation.rules.ts'

/** UTC: night where most hotels are sold. */
const AT_HOUR = 3
/** Several days, so later nights make up for a missed one. */
const DAYS = 3
/** Newer bookings may still be in progress, or not yet in the gateway's search. */
const QUIET_HOURS = 1

export interface ReconciliationDeps extends RecurringDeps {
  books: SettlementReport
  escalateToReview: EscalateToReview
  log: Pick<Logger, 'info' | 'error'>
}

/** Compares recent bookings with the gateway's settlement report. Differences go to staff; this never charges or refunds. */
export const reconcile = async ({
  db,
  clock,
  books,
  escalateToReview,
  log,
}: Omit<ReconciliationDeps, 'jobs'>): Promise<void> => {
  const now = clock()
  const since = now.subtract({ hours: 24 * DAYS })
  // One day more: a payment just before the window may belong to a booking inside it.
  const report = await books.between(since.subtract({ hours: 24 }), now)
  if (report.outcome === 'unknown') throw new Error('The card service does not show its books')
  const rows = await touchedSince(db, since, now.subtract({ hours: QUIET_HOURS }))
  const byOrder = new Map<string | null, SettlementRecord[]>()
  for (const payment of report.payments)
    byOrder.set(payment.orderId, [...(byOrder.get(payment.orderId) ?? []), payment])
  let differences = 0
  for (const row of rows) {
    const isWhole = Temporal.Instant.compare(row.created_at, since) >= 0
    if (isWhole && findDiscrepancy(row, byOrder.get(row.id) ?? []) === null) continue
    if (await recheck(row.id, { db, books, escalateToReview })) differences += 1
  }
  for (const payment of await withoutBooking(db, report.payments))
    log.error({ transaction_id: payment.id, order: payment.orderId, cents: payment.cents }, 'a charge has no booking')
  log.info({ bookings: rows.length, payments: report.payments.length, differences }, 'the books were compared')
}

/** Checks one booking again with current data: it may have been cancelled since the report. */
const recheck = async (
  id: string,
  { db, books, escalateToReview }: Pick<ReconciliationDeps, 'db' | 'books' | 'escalateToReview'>,
): Promise<boolean> => {
  const report = await books.ofOrder(id)
  const row = await bookingById(db, id)
  const cause = report.outcome === 'known' && row !== undefined ? findDiscrepancy(row, report.payments) : null
  return row !== undefined && cause !== null && escalateToReview(row, { cause })
}

/** Settled bookings of the window, except those that staff has confirmed as they are. */
const touchedSince = (db: Database, since: Temporal.Instant, until: Temporal.Instant): Promise<BookingRow[]> =>
  db
    .selectFrom('bookings')
    .selectAll()
    .where('step', 'in', ['captured', 'declined', 'refused', 'refunded'])
    .where((eb) => eb.or([eb('created_at', '>=', since), eb('cancelled_at', '>=', since)]))
    .where('created_at', '<=', until)
    .where((eb) => eb.or([eb('cancelled_at', 'is', null), eb('cancelled_at', '<=', until)]))
    .where('id', 'not in', (decided) =>
      decided.selectFrom('booking_decisions').select('booking_id').where('decision', '=', 'confirm'),
    )
    .execute()

const withoutBooking = async (db: Database, payments: readonly SettlementRecord[]): Promise<SettlementRecord[]> => {
  const charges = payments.filter(
    ({ kind, state }) => kind === 'sale' && (state === 'captured' || state === 'authorized'),
  )
  const orders = charges.flatMap(({ orderId }) => (orderId !== null && isUuid(orderId) ? [orderId] : []))
  const bookings =
    orders.length === 0 ? [] : await db.selectFrom('bookings').select('id').where('id', 'in', orders).execute()
  const ids = new Set(bookings.map(({ id }) => id))
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
