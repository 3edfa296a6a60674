import { create, string, type } from 'superstruct'
import type { PaymentWebhook } from '#server/adapters/payments/webhooks.port.ts'
import type { Clock } from '#server/clock.ts'
import type { Connection, Database } from '#server/db/schema.ts'
import { isUuid } from '#server/db/uuid.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { EscalateToReview, ReviewDeps } from './bookings.review.ts'
import { isUnsettled, type Saga } from './bookings.saga.ts'
import { bookingById, type BookingRow } from './bookings.store.ts'
import type { BookingStep, NoticeCause } from './bookings.tables.ts'

const HANDLE_WEBHOOK = 'booking.notice'
const HearPayload = type({ kind: string(), transaction_id: string(), written_at: string() })

/**
 * Webhooks that staff must see, and the step at which each sends the booking to review. The saga learns everything else from its
 * own calls.
 */
const GRAVE: Readonly<Record<string, { cause: NoticeCause; at: BookingStep }>> = {
  transaction_settlement_declined: { cause: 'settlement_declined', at: 'captured' },
  dispute_opened: { cause: 'disputed', at: 'captured' },
  dispute_lost: { cause: 'dispute_lost', at: 'captured' },
  refund_failed: { cause: 'refund_failed', at: 'refunded' },
}

export interface NoticeDeps {
  db: Database
  clock: Clock
  jobs: Jobs
  saga: Pick<Saga, 'advance'>
  escalateToReview: EscalateToReview
  queueReviewEmail: ReviewDeps['queueReviewEmail']
}

/**
 * Handles webhooks of the gateway.
 * @returns stores a webhook; once it has resolved, the webhook takes effect exactly once.
 */
export const createWebhookHandler = ({ db, clock, jobs, saga, escalateToReview, queueReviewEmail }: NoticeDeps) => {
  const settled = async (booking: BookingRow | undefined): Promise<BookingRow | undefined> => {
    const row = booking && isUnsettled(booking) ? await saga.advance(booking.id, true) : booking
    if (row && isUnsettled(row)) throw new Error(`Booking ${row.id} is not settled yet`)
    return row
  }

  jobs.handle(HANDLE_WEBHOOK, async (payload) => {
    const { kind, transaction_id, written_at } = create(payload, HearPayload)
    /** False if it has been handled before. */
    const hear = async (connection: Connection): Promise<boolean> => {
      const { numUpdatedRows } = await connection
        .updateTable('payment_webhooks')
        .set({ handled_at: clock() })
        .where('kind', '=', kind)
        .where('transaction_id', '=', transaction_id)
        .where('written_at', '=', Temporal.Instant.from(written_at))
        .where('handled_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    }
    const booking = await settled(await bookingOfPayment(db, transaction_id))
    const grave = GRAVE[kind]
    if (booking === undefined || grave === undefined) await hear(db)
    else if (booking.step === grave.at) await escalateToReview(booking, { cause: grave.cause, first: hear })
    // Another step, or already in review: only inform staff.
    else
      await db.transaction().execute(async (tx) => {
        if (await hear(tx)) await queueReviewEmail(tx, booking, grave.cause)
      })
  })

  return async ({ kind, at, transactionId, orderId }: PaymentWebhook): Promise<void> => {
    if (transactionId === null) return
    const webhook = { kind, transaction_id: transactionId, written_at: at }
    await db.transaction().execute(async (tx) => {
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('payment_webhooks')
        .values({ ...webhook, order_id: orderId, handled_at: null })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      if (numInsertedOrUpdatedRows !== 1n) return
      await jobs.schedule(tx, {
        kind: HANDLE_WEBHOOK,
        payload: { ...webhook, written_at: at.toString() },
        runAt: clock(),
      })
    })
  }
}

/** Finds the booking by transaction, otherwise by the order that any webhook of this transaction named. */
const bookingOfPayment = async (db: Database, transactionId: string): Promise<BookingRow | undefined> => {
  const paid = await db
    .selectFrom('bookings')
    .selectAll()
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst()
  if (paid !== undefined) return paid
  const named = await db
    .selectFrom('payment_webhooks')
    .select('order_id')
    .where('transaction_id', '=', transactionId)
    .where('order_id', 'is not', null)
    .executeTakeFirst()
  const order = named?.order_id ?? ''
  return isUuid(order) ? bookingById(db, order) : undefined
}
