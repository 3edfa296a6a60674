import type { Cents } from '#contract/shared/money.ts'
import type { Clock } from '#server/clock.ts'
import type { Connection } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import type { BookingRow } from '#server/modules/bookings/bookings.store.ts'
import type { BidInvoices } from '#server/modules/negotiations/bids.invoices.port.ts'
import { limitOf, openBidsOf, owedBy } from './invoices.store.ts'
import type { InvoiceEntry } from './statements.tables.ts'

type Invoiced = Pick<BookingRow, 'id' | 'payment_type'>

/** Invoice entries of bookings, each written in the booking's transaction. */
export interface Invoices {
  /**
   * Call with the user's row locked, so parallel bookings see each other.
   * @param most what the booking costs if all its bids are accepted.
   * @throws 402 `over_limit`.
   */
  checkLimit: (transaction: Connection, uid: string, most: Cents) => Promise<void>
  /** Call when the booking is confirmed. */
  booked: (transaction: Connection, booking: Invoiced & Pick<BookingRow, 'total_cents'>) => Promise<void>
  /** Call when the booking is cancelled; takes `refund` off the debt. */
  cancelled: (transaction: Connection, booking: Invoiced, refund: Cents) => Promise<void>
  bids: BidInvoices
}

export const createInvoices = ({ clock }: { clock: Clock }): Invoices => {
  const enter = async (
    transaction: Connection,
    entry: Pick<InvoiceEntry, 'booking_id' | 'negotiation_id' | 'kind' | 'cents'>,
  ): Promise<void> => {
    await transaction
      .insertInto('invoice_entries')
      .values({ ...entry, at: clock(), statement: null })
      .execute()
  }
  const enterBooking = async (
    transaction: Connection,
    { id, payment_type }: Invoiced,
    entry: { kind: 'booked' | 'cancelled'; cents: Cents },
  ): Promise<void> => {
    if (payment_type === 'invoice') await enter(transaction, { ...entry, booking_id: id, negotiation_id: null })
  }
  return {
    checkLimit: async (transaction, uid, most) => {
      const limit = await limitOf(transaction, uid)
      // Bids first: one that is agreed in between counts twice rather than not at all.
      const bids = await openBidsOf(transaction, uid)
      if (bids + (await owedBy(transaction, uid)) + most > limit)
        throw new ApiError('over_limit', 'This booking is more than the account may still book by invoice', {
          field: 'payment.type',
        })
    },
    booked: (transaction, booking) =>
      enterBooking(transaction, booking, { kind: 'booked', cents: booking.total_cents }),
    cancelled: (transaction, booking, refund) =>
      enterBooking(transaction, booking, { kind: 'cancelled', cents: -refund }),
    bids: {
      agreed: (tx, { bookingId, negotiationId, amountCents }) =>
        enter(tx, { booking_id: bookingId, negotiation_id: negotiationId, kind: 'bid', cents: amountCents }),
      cancelled: (tx, { bookingId, negotiationId, amountCents }) =>
        enter(tx, { booking_id: bookingId, negotiation_id: negotiationId, kind: 'bid_cancelled', cents: -amountCents }),
    },
  }
}
