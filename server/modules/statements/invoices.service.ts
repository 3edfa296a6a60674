import type { Cents } from '#contract/shared/money.ts'
import type { Clock } from '#server/clock.ts'
import type { Connection } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import type { BookingRow } from '#server/modules/bookings/bookings.store.ts'
import { limitOf, owedBy } from './invoices.store.ts'

type Invoiced = Pick<BookingRow, 'id' | 'payment_type'>

/** Invoice entries of bookings, each written in the booking's transaction. */
export interface Invoices {
  /**
   * Call with the user's row locked, so parallel bookings see each other.
   * @throws 402 `over_limit`.
   */
  checkLimit: (transaction: Connection, uid: string, total: Cents) => Promise<void>
  /** Call when the booking is confirmed. */
  booked: (transaction: Connection, booking: Invoiced & Pick<BookingRow, 'total_cents'>) => Promise<void>
  /** Call when the booking is cancelled; takes `refund` off the debt. */
  cancelled: (transaction: Connection, booking: Invoiced, refund: Cents) => Promise<void>
}

export const createInvoices = ({ clock }: { clock: Clock }): Invoices => {
  const enter = async (
    transaction: Connection,
    { id, payment_type }: Invoiced,
    entry: { kind: 'booked' | 'cancelled'; cents: Cents },
  ): Promise<void> => {
    if (payment_type !== 'invoice') return
    await transaction
      .insertInto('invoice_entries')
      .values({ ...entry, booking_id: id, at: clock(), statement: null })
      .execute()
  }
  return {
    checkLimit: async (transaction, uid, total) => {
      const [owed, limit] = [await owedBy(transaction, uid), await limitOf(transaction, uid)]
      if (owed + total > limit)
        throw new ApiError('over_limit', 'This booking is more than the account may still book by invoice', {
          field: 'payment.type',
        })
    },
    booked: (transaction, booking) => enter(transaction, booking, { kind: 'booked', cents: booking.total_cents }),
    cancelled: (transaction, booking, refund) => enter(transaction, booking, { kind: 'cancelled', cents: -refund }),
  }
}
