import type { Booking } from '#contract/booking/bookings.ts'
import { port } from '#machines/kit/port.ts'
import type { Preview } from './cancelling.rules.ts'

export const cancellingPorts = {
  /** Returns the server's current refund and deadline. */
  loadPreview: port<Preview, { bookingId: Booking['id'] }>('loadPreview'),
  /**
   * Cancels if the refund is still `expected`; fails with `refund_changed` or `not_cancellable` otherwise. Idempotent. In cents.
   */
  cancelBooking: port<{ refund: number }, { bookingId: Booking['id']; expected: number }>('cancelBooking'),
}
