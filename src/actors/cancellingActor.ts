import { callApi } from '#src/services/api.ts'
import { watchConnection } from '#src/services/connection.ts'
import { bookingQuery, bookingsQuery, keys, queryClient } from '#src/services/query.ts'
import { createActor } from 'xstate'
import { authActor } from './authActor.ts'
import { liveCancelling } from './cancelling.ts'
import { lazily } from './lazily.ts'

/** One cancelling for as long as the page lives: leaving its page does not forget one that is under way. */
export const cancellingActor = lazily(() => {
  const auth = authActor()
  const machine = liveCancelling({
    callApi,
    keep: (booking) => {
      queryClient.setQueryData(bookingQuery(booking.id).queryKey, booking)
      queryClient.setQueryData(bookingsQuery().queryKey, (known) =>
        known?.map((other) => (other.id === booking.id ? booking : other)),
      )
    },
  })
  const actor = createActor(machine).start()
  actor.on('cancelled', () => {
    void queryClient.invalidateQueries({ queryKey: keys.bookings(), exact: true })
    // What the account counts, and the credit that has come back.
    auth.send({ type: 'user.reload' })
  })
  auth.on('cleared', () => actor.send({ type: 'session.ended' }))
  watchConnection((online) => {
    if (online) actor.send({ type: 'connection.restored' })
  })
  return actor
})
