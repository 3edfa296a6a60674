import type { Connection } from '#server/db/schema.ts'
import { bookingById, type BookingRow } from '#server/modules/bookings/bookings.store.ts'
import { bidsOfBooking, eventsOf, latestPaymentOf, offersOf, type NegotiationRow } from './negotiations.store.ts'
import type { NegotiationRows } from './negotiations.view.ts'

/** A bid's other end is as the booking has it now: a bid of its own may have changed it since the offer. */
const otherEnd = ({ side }: NegotiationRow, { held_from, held_until }: BookingRow) =>
  side === 'check_in' ? { check_out: held_until } : { check_in: held_from }

export const rowsOf = async (connection: Connection, row: NegotiationRow): Promise<NegotiationRows> => {
  const booking = row.booking_id === null ? undefined : await bookingById(connection, row.booking_id)
  const offers = await offersOf(connection, row.id)
  return {
    row,
    offers: booking === undefined ? offers : offers.map((offer) => ({ ...offer, ...otherEnd(row, booking) })),
    events: await eventsOf(connection, row.id),
    payment: await latestPaymentOf(connection, row.id),
    booking: booking ?? null,
  }
}

/** The negotiation, and, for a bid, the one for the other end of its booking. */
export const sidesOf = async (connection: Connection, rows: NegotiationRows): Promise<NegotiationRows[]> => {
  const { id, booking_id } = rows.row
  if (booking_id === null) return [rows]
  const bids = await bidsOfBooking(connection, booking_id)
  return Promise.all(bids.map(async (bid) => (bid.id === id ? rows : rowsOf(connection, bid))))
}
