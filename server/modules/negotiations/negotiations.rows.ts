import type { Connection } from '#server/db/schema.ts'
import { bookingById } from '#server/modules/bookings/bookings.store.ts'
import {
  bidsOfBooking,
  eventsOf,
  isInvoiced,
  latestPaymentOf,
  offersOf,
  type NegotiationRow,
} from './negotiations.store.ts'
import type { NegotiationRows } from './negotiations.view.ts'

export const rowsOf = async (connection: Connection, row: NegotiationRow): Promise<NegotiationRows> => ({
  row,
  offers: await offersOf(connection, row.id),
  events: await eventsOf(connection, row.id),
  payment: await latestPaymentOf(connection, row.id),
  isInvoiced: await isInvoiced(connection, row),
  booking: row.booking_id === null ? null : ((await bookingById(connection, row.booking_id)) ?? null),
})

/** The negotiation, and, for a bid, the one for the other end of its booking. */
export const sidesOf = async (connection: Connection, rows: NegotiationRows): Promise<NegotiationRows[]> => {
  const { id, booking_id } = rows.row
  if (booking_id === null) return [rows]
  const bids = await bidsOfBooking(connection, booking_id)
  return Promise.all(bids.map(async (bid) => (bid.id === id ? rows : rowsOf(connection, bid))))
}
