import type { Booking } from '#contract/booking/bookings.ts'
import { toCents, toDollars } from '#contract/shared/money.ts'
import { cancellingMachine } from '#machines/cancelling/cancelling.machine.ts'
import { previewOf } from '#machines/cancelling/cancelling.rules.ts'
import type { CallApi } from '#src/services/http.ts'
import { fromPromise } from 'xstate'
import { callApi } from '#src/services/api.ts'
import { bookingQuery, bookingsQuery } from '#src/services/guestQueries.ts'
import { keys, queryClient } from '#src/services/query.ts'
import { authActor } from '#src/actors/auth/authActor.ts'
import { lazySingleton } from '#src/actors/system/lazySingleton.ts'
import { onReconnect } from '#src/actors/system/onReconnect.ts'
import { createRootActor } from '#src/actors/system/actorSystem.ts'

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
        const body = { expected_refund: toDollars(expected.refund), expected_kept: toDollars(expected.kept) }
        const { booking, refund } = await callApi('cancelBooking', { params, body, signal })
        keep(booking)
        return { refund: toCents(refund) }
      }),
    },
  })

/** One per page: leaving the booking's page does not drop a cancellation under way. */
export const cancellingActor = lazySingleton(() => {
  authActor()
  const machine = liveCancelling({
    callApi,
    keep: (booking) => {
      queryClient.setQueryData(bookingQuery(booking.id).queryKey, booking)
      queryClient.setQueryData(bookingsQuery().queryKey, (bookings) =>
        bookings?.map((other) => (other.id === booking.id ? booking : other)),
      )
    },
  })
  const actor = createRootActor('cancelling', machine).start()
  actor.on('cancelled', () => void queryClient.invalidateQueries({ queryKey: keys.bookings(), exact: true }))
  onReconnect(actor)
  return actor
})
