import type { Connection } from '#server/db/schema.ts'
import { bookingById } from '#server/modules/bookings/bookings.store.ts'
import {
  bidsOfBooking,
  eventsOf,
  latestPaymentOf,
  offersOf,
  type NegotiationRow,
  type OfferRow,
} from './negotiations.store.ts'
import type { NegotiationRows } from './negotiations.view.ts'

/** Offers of a bid with the other end as the booking has it now: a bid of its own may have changed it since. */
const currentOffers = async (connection: Connection, { id, booking_id, side }: NegotiationRow): Promise<OfferRow[]> => {
  const offers = await offersOf(connection, id)
  const booking = booking_id === null ? undefined : await bookingById(connection, booking_id)
  if (booking === undefined) return offers
  const otherEnd = side === 'check_in' ? { check_out: booking.held_until } : { check_in: booking.held_from }
  return offers.map((offer) => ({ ...offer, ...otherEnd }))
}

export const rowsOf = async (connection: Connection, row: NegotiationRow): Promise<NegotiationRows> => ({
  row,
  offers: await currentOffers(connection, row),
  events: await eventsOf(connection, row.id),
  payment: await latestPaymentOf(connection, row.id),
})

/** The negotiation, and, for a bid, the one for the other end of its booking. */
export const sidesOf = async (connection: Connection, rows: NegotiationRows): Promise<NegotiationRows[]> => {
  const { id, booking_id } = rows.row
  if (booking_id === null) return [rows]
  const bids = await bidsOfBooking(connection, booking_id)
  return Promise.all(bids.map(async (bid) => (bid.id === id ? rows : rowsOf(connection, bid))))
}
