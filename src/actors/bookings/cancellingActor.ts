import { callApi } from '#src/services/api.ts'
import { bookingQuery, bookingsQuery } from '#src/services/guestQueries.ts'
import { keys, queryClient } from '#src/services/query.ts'
import { authActor } from '#src/actors/auth/authActor.ts'
import { liveCancelling } from './cancelling.ts'
import { lazySingleton } from '#src/actors/system/lazySingleton.ts'
import { onReconnect } from '#src/actors/system/onReconnect.ts'
import { createRootActor } from '#src/actors/system/actorSystem.ts'

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
