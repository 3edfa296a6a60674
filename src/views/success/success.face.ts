import type { BookingStatus } from '#contract/bookings.ts'
import type { BookingFace } from '#src/views/parts/booking.face.ts'

export type SuccessFace = BookingFace | 'signedOut'

/** What is shown of a booking that only its owner may see. `isSure`: it is known that nobody is signed in. */
export const faceOf = (isSignedIn: boolean, isSure: boolean, booking: BookingFace): SuccessFace =>
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
