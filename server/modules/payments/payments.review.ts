import type { Logger } from 'pino'
import type { Connection, Database } from '#server/db/schema.ts'
import type { SubjectOf } from './payments.subject.ts'
import { CLEARED_CARD_COLUMNS, transitionPayment, type PaymentRow } from './payments.store.ts'
import type { ReviewCause } from './payments.tables.ts'

export interface ReviewDeps {
  db: Database
  subjectOf: SubjectOf
  log: Pick<Logger, 'error'>
}

export interface EscalationReason {
  cause: ReviewCause
  error?: unknown
  /** Runs earlier in the same transaction; false cancels the escalation. */
  first?: (transaction: Connection) => Promise<boolean>
}

export type EscalateToReview = (payment: PaymentRow, why: EscalationReason) => Promise<boolean>

/** For a payment that does not agree with what it is for: stops all retries. Always sets a cause, logs an error and tells staff. */
export const createEscalation =
  ({ db, subjectOf, log }: ReviewDeps): EscalateToReview =>
  async (payment, { cause, error, first }) => {
    const { id, purpose, booking_id, negotiation_id, state, transaction_id } = payment
    const done = await db.transaction().execute(async (tx) => {
      const subject = subjectOf(payment)
      await subject.lock?.(tx, payment)
      if (first !== undefined && !(await first(tx))) return false
      const moved = await transitionPayment(tx, id, [state], 'review', { review_cause: cause, ...CLEARED_CARD_COLUMNS })
      // Roll back whatever `first` did.
      if (moved === undefined && first !== undefined) throw new Error(`Payment ${id} has moved on`)
      if (moved !== undefined) await subject.review(tx, moved, cause)
      return moved !== undefined
    })
    if (done)
      log.error(
        {
          payment: id,
          purpose,
          booking: booking_id,
          negotiation: negotiation_id,
          state,
          cause,
          transaction_id,
          err: error,
        },
        'a payment waits for a person',
      )
    return done
  }
