import { create, string, type } from 'superstruct'
import type { PaymentWebhook } from '#server/adapters/payments/webhooks.port.ts'
import type { Clock } from '#server/clock.ts'
import type { Connection, Database } from '#server/db/schema.ts'
import { isUuid } from '#server/db/uuid.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { EscalateToReview } from './payments.review.ts'
import type { Saga } from './payments.saga.ts'
import { isOpen, paymentById, type PaymentRow } from './payments.store.ts'
import type { SubjectOf } from './payments.subject.ts'
import type { NoticeCause, PaymentState } from './payments.tables.ts'

const HANDLE_WEBHOOK = 'payment.webhook'
const HearPayload = type({ kind: string(), transaction_id: string(), written_at: string() })

/**
 * Webhooks that staff must see, and the state in which each sends the payment to review. The saga learns everything else from its
 * own calls.
 */
const GRAVE: Readonly<Record<string, { cause: NoticeCause; at: PaymentState }>> = {
  transaction_settlement_declined: { cause: 'settlement_declined', at: 'captured' },
  dispute_opened: { cause: 'disputed', at: 'captured' },
  dispute_lost: { cause: 'dispute_lost', at: 'captured' },
  refund_failed: { cause: 'refund_failed', at: 'refunded' },
}

export interface NoticeDeps {
  db: Database
  clock: Clock
  jobs: Pick<Jobs, 'handle' | 'schedule'>
  saga: Pick<Saga, 'advance'>
  subjectOf: SubjectOf
  escalateToReview: EscalateToReview
}

/**
 * Handles webhooks of the gateway.
 * @returns stores a webhook; once it has resolved, the webhook takes effect exactly once.
 */
export const createWebhookHandler = ({ db, clock, jobs, saga, subjectOf, escalateToReview }: NoticeDeps) => {
  const settled = async (payment: PaymentRow | undefined): Promise<PaymentRow | undefined> => {
    const row = payment && isOpen(payment) ? await saga.advance(payment.id) : payment
    if (row && isOpen(row)) throw new Error(`Payment ${row.id} is not settled yet`)
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
    const payment = await settled(await paymentOfTransaction(db, transaction_id))
    const grave = GRAVE[kind]
    if (payment === undefined || grave === undefined) await hear(db)
    else if (payment.state === grave.at) await escalateToReview(payment, { cause: grave.cause, first: hear })
    // In another state, or already in review: only tell staff.
    else
      await db.transaction().execute(async (tx) => {
        if (await hear(tx)) await subjectOf(payment).review(tx, payment, grave.cause)
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

/** Finds the payment by transaction, otherwise by the order that any webhook of this transaction named. */
const paymentOfTransaction = async (db: Database, transactionId: string): Promise<PaymentRow | undefined> => {
  const paid = await db
    .selectFrom('payments')
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
  return isUuid(order) ? paymentById(db, order) : undefined
}
