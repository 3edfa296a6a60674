import type { Booking } from '#contract/booking/bookings.ts'
import { port } from '#machines/kit/port.ts'
import type { Preview, ShownReturn } from './cancelling.rules.ts'

export const cancellingPorts = {
  /** Returns the server's current refund and deadline. */
  loadPreview: port<Preview, { bookingId: Booking['id'] }>('loadPreview'),
  /**
   * Cancels if what comes back is still `expected`; fails with `refund_changed` or `not_cancellable` otherwise. Idempotent. In
   * cents.
   */
  cancelBooking: port<{ refund: number }, { bookingId: Booking['id']; expected: ShownReturn }>('cancelBooking'),
}
