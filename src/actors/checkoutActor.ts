import { selectUser } from '#machines/auth/auth.selectors.ts'
import { callApi } from '#src/services/api.ts'
import { bookingQuery } from '#src/services/guestQueries.ts'
import { configQuery, keys, queryClient } from '#src/services/query.ts'
import { sessionJson } from '#src/services/storage.ts'
import { authActor } from './authActor.ts'
import { liveCheckout } from './checkout.ts'
import { keep, readKept } from './checkoutKept.ts'
import { cardDesk } from './cardDesks.ts'
import { lazily } from './lazily.ts'
import { onReconnect } from './onReconnect.ts'
import { liveRates } from './rates.ts'
import { rootActor } from './session.ts'

/** One checkout for as long as the page lives: leaving its page does not stop a payment that is under way. */
export const checkoutActor = lazily(() => {
  const auth = authActor()
  const desk = cardDesk()
  const machine = liveCheckout({
    callApi,
    desk,
    email: () => selectUser(auth.getSnapshot())?.email ?? '',
    today: () => Temporal.Now.plainDateISO().toString(),
    newKey: () => crypto.randomUUID(),
    keep: (booking) => {
      queryClient.setQueryData(bookingQuery(booking.id).queryKey, booking)
      void queryClient.invalidateQueries({ queryKey: keys.bookings(), exact: true })
    },
  })
  const actor = rootActor('checkout', machine, { input: readKept(sessionJson) })
  actor.on('card.done', ({ card }) => desk.release(card))
  actor.subscribe((snapshot) => keep(sessionJson, snapshot))
  actor.start()
  onReconnect(actor)
  return actor
})

/** The offer that is paid for. */
export const checkoutRates = lazily(() => {
  const actor = rootActor('checkout.rates', liveRates()).start()
  onReconnect(actor)
  return actor
})

/** What the server says of its payments: whether cards are for trial only. */
export const paymentConfig = configQuery
