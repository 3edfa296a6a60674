import type { Booking } from '#contract/booking/bookings.ts'
import { toCents, toDollars } from '#contract/shared/money.ts'
import { cancellingMachine } from '#machines/cancelling/cancelling.machine.ts'
import { previewOf } from '#machines/cancelling/cancelling.rules.ts'
import type { CallApi } from '#src/services/http.ts'
import { fromPromise } from 'xstate'

export interface CancellingServices {
  callApi: CallApi
  /** Stores the booking from the response. */
  keep: (booking: Booking) => void
}

/** The cancelling machine on the live server. */
export const liveCancelling = ({ callApi, keep }: CancellingServices) =>
  cancellingMachine.provide({
    actors: {
      loadPreview: fromPromise(async ({ input: { bookingId }, signal }) => {
        const { booking } = await callApi('booking', { params: { id: bookingId }, signal })
        keep(booking)
        return previewOf(booking)
      }),
      cancelBooking: fromPromise(async ({ input: { bookingId, expected }, signal }) => {
        const params = { id: bookingId }
        const body = { expected_refund: toDollars(expected) }
        const { booking, refund } = await callApi('cancelBooking', { params, body, signal })
        keep(booking)
        return { refund: toCents(refund) }
      }),
    },
  })
