import type { Booking } from '#contract/booking/bookings.ts'
import { port } from '#machines/kit/port.ts'
import type { Preview } from './cancelling.rules.ts'

export const cancellingPorts = {
  /** What cancelling would give back, as the server says now. */
  loadPreview: port<Preview, { bookingId: Booking['id'] }>('loadPreview'),
  /**
   * Cancels, if the refund is still `expected`; `refund_changed` or `not_cancellable` otherwise. Asked again after it was done,
   * it answers the same. Answers what is given back. In cents.
   */
  cancelBooking: port<{ refund: number }, { bookingId: Booking['id']; expected: number }>('cancelBooking'),
}
