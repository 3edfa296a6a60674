import type { Logger } from 'pino'
import type { Connection, Database } from '#server/db/schema.ts'
import { CLEARED_CARD_COLUMNS, transitionStep, type BookingRow } from './bookings.store.ts'
import type { ReviewCause } from './bookings.tables.ts'

export interface ReviewDeps {
  db: Database
  /** Tells the people who decide, in the transaction that makes it true. */
  queueReviewEmail(connection: Connection, booking: BookingRow, cause: ReviewCause): Promise<void>
  log: Pick<Logger, 'error'>
}

export interface EscalationReason {
  cause: ReviewCause
  error?: unknown
  /** In the same transaction, before; false: it is not to be done. */
  first?: (transaction: Connection) => Promise<boolean>
}

export type EscalateToReview = (booking: BookingRow, why: EscalationReason) => Promise<boolean>

/** Money and room do not agree, and nothing more is tried. Never without a cause, a line in the log and a letter. */
export const createEscalation =
  (deps: ReviewDeps): EscalateToReview =>
  async (booking, { cause, error, first }) => {
    const done = await deps.db.transaction().execute(async (tx) => {
      if (first !== undefined && !(await first(tx))) return false
      const moved = await transitionStep(tx, booking.id, booking.step, 'review', {
        review_cause: cause,
        ...CLEARED_CARD_COLUMNS,
      })
      // Nothing may be left of what was done first.
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
