import type { BookingStatus } from '#contract/booking/bookings.ts'
import type { BookingViewState } from '#src/views/parts/booking/booking.viewState.ts'

export type SuccessViewState = BookingViewState | 'signedOut'

/** What is shown of a booking that only its owner may see. `isSure`: it is known that nobody is signed in. */
export const successViewState = (isSignedIn: boolean, isSure: boolean, booking: BookingViewState): SuccessViewState =>
  isSignedIn ? booking : isSure ? 'signedOut' : 'loading'

/** What has become of the booking, as the page tells it. */
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
