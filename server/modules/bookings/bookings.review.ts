import type { Logger } from 'pino'
import type { Connection, Database } from '#server/db/schema.ts'
import { CLEARED_CARD_COLUMNS, transitionStep, type BookingRow } from './bookings.store.ts'
import type { ReviewCause } from './bookings.tables.ts'

export interface ReviewDeps {
  db: Database
  /** Queues the e-mail to staff, in the transaction that moves the booking to review. */
  queueReviewEmail(connection: Connection, booking: BookingRow, cause: ReviewCause): Promise<void>
  log: Pick<Logger, 'error'>
}

export interface EscalationReason {
  cause: ReviewCause
  error?: unknown
  /** Runs earlier in the same transaction; false cancels the escalation. */
  first?: (transaction: Connection) => Promise<boolean>
}

export type EscalateToReview = (booking: BookingRow, why: EscalationReason) => Promise<boolean>

/** For a booking whose money and room do not agree: stops all retries. Always sets a cause, logs an error and e-mails staff. */
export const createEscalation =
  (deps: ReviewDeps): EscalateToReview =>
  async (booking, { cause, error, first }) => {
    const done = await deps.db.transaction().execute(async (tx) => {
      if (first !== undefined && !(await first(tx))) return false
      const moved = await transitionStep(tx, booking.id, booking.step, 'review', {
        review_cause: cause,
        ...CLEARED_CARD_COLUMNS,
      })
      // Roll back whatever `first` did.
      if (!moved && first !== undefined) throw new Error(`Booking ${booking.id} has moved on`)
      if (moved) await deps.queueReviewEmail(tx, booking, cause)
      return moved
    })
    const { id, reference, step, transaction_id } = booking
    if (done)
      deps.log.error(
        { booking: id, reference, step, cause, transaction_id, err: error },
        'a booking waits for a person',
      )
    return done
  }
