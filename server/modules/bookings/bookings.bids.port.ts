import type { Connection } from '#server/db/schema.ts'
import type { BookingRow } from './bookings.store.ts'

/** The hours on request of a booking. Both run in the transaction that changes the booking. */
export interface BookingBids {
  /** Asks the hotel, once the room is the guest's. */
  open(tx: Connection, booking: BookingRow): Promise<void>
  /** Ends what is asked or agreed; money that was taken comes back whole. */
  cancelled(tx: Connection, bookingId: string): Promise<void>
}
