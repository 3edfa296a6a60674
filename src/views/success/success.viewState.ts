import type { BookingStatus } from '#contract/booking/bookings.ts'
import type { BookingViewState } from '#src/views/parts/booking/booking.viewState.ts'

export type SuccessViewState = BookingViewState | 'signedOut'

/** View state of a booking only its owner may see. `isSure`: known to be signed out. */
export const successViewState = (isSignedIn: boolean, isSure: boolean, booking: BookingViewState): SuccessViewState =>
  isSignedIn ? booking : isSure ? 'signedOut' : 'loading'

/** Outcome of the booking, as shown on the page. */
export type Outcome = 'booked' | 'over' | 'waiting' | 'canceled' | 'rejected'

export const outcomeOf = (status: BookingStatus): Outcome => {
  switch (status) {
    case 'confirmed':
    case 'ongoing':
      return 'booked'
    case 'completed':
      return 'over'
    case 'processing':
    case 'review':
      return 'waiting'
    case 'cancelled':
      return 'canceled'
    case 'rejected':
      return 'rejected'
  }
}
