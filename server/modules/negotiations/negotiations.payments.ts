import { datePart } from '#contract/hotel/stay.ts'
import type { Clock } from '#server/clock.ts'
import type { Connection, Database } from '#server/db/schema.ts'
import { lockBooking } from '#server/modules/bookings/bookings.store.ts'
import { CARD_GONE } from '#server/modules/payments/payments.saga.ts'
import type { DeclinedBecause, PaymentSubject } from '#server/modules/payments/payments.subject.ts'
import type { PaymentRow } from '#server/modules/payments/payments.store.ts'
import { NO_CARD } from './inquiries.create.ts'
import type { Act } from './negotiations.act.ts'
import { lockNegotiation, negotiationById, offersOf, type NegotiationRow } from './negotiations.store.ts'
import { payUntil } from './negotiations.timers.rules.ts'
import { currentOffer } from './negotiations.view.ts'

/** A card that may pay later is charged again after this long. */
const RETRY_HOURS = 6

export interface NegotiationPaymentDeps {
  db: Database
  clock: Clock
  actWithin: Act['actWithin']
}

const idOf = ({ id, negotiation_id }: PaymentRow): string => {
  if (negotiation_id === null) throw new Error(`Payment ${id} belongs to no negotiation`)
  return negotiation_id
}

const rowOf = async (connection: Connection, payment: PaymentRow): Promise<NegotiationRow> => {
  const row = await negotiationById(connection, idOf(payment))
  if (row === undefined) throw new Error(`Negotiation ${payment.negotiation_id} has vanished`)
  return row
}

/** What inquiries and bids do with the outcomes of their charges, in the transactions that move the payments. */
export const negotiationPayments = ({
  db,
  clock,
  actWithin,
}: NegotiationPaymentDeps): PaymentSubject & Required<Pick<PaymentSubject, 'lock'>> => {
  const declined = async (
    tx: Connection,
    payment: PaymentRow,
    { reason, isSoft }: Pick<DeclinedBecause, 'reason' | 'isSoft'>,
  ): Promise<void> => {
    const row = await rowOf(tx, payment)
    const now = clock()
    const retryAt = now.add({ hours: RETRY_HOURS })
    const end = payUntil({ ...row, moved_at: now })
    await actWithin(tx, row.id, {
      event: {
        type: 'payment.declined',
        isSoft: isSoft && Temporal.Instant.compare(retryAt, end) < 0,
        isTooLate: Temporal.Instant.compare(now, end) >= 0,
      },
      by: 'money',
      change: { charge_at: retryAt, ...(reason === CARD_GONE.reason ? NO_CARD : {}) },
    })
  }

  return {
    lodging: async (payment) => {
      const row = await rowOf(db, payment)
      const { check_in, check_out } = currentOffer(await offersOf(db, row.id))
      return { folioNumber: row.reference, checkInDate: datePart(check_in), checkOutDate: datePart(check_out) }
    },
    lock: async (tx, payment) => {
      if (payment.booking_id !== null) await lockBooking(tx, payment.booking_id)
      await lockNegotiation(tx, idOf(payment))
    },
    captured: async (tx, payment) => {
      await actWithin(tx, idOf(payment), { event: { type: 'payment.captured' }, by: 'money' })
    },
    declined,
    released: (tx, payment, { reason }) => declined(tx, payment, { reason, isSoft: false }),
    refunded: () => Promise.resolve(),
    review: async (tx, payment) => {
      await actWithin(tx, idOf(payment), { event: { type: 'payment.review' }, by: 'money' })
    },
  }
}
