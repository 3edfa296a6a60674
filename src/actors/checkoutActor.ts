import { selectUser } from '#machines/auth/auth.selectors.ts'
import { nameToOffer, type Guest } from '#machines/checkout/checkout.rules.ts'
import { callApi } from '#src/services/api.ts'
import { bookingQuery, configQuery, keys, queryClient } from '#src/services/query.ts'
import { sessionJson } from '#src/services/storage.ts'
import { createActor } from 'xstate'
import { authActor } from './authActor.ts'
import { liveCheckout } from './checkout.ts'
import { keep, readKept } from './checkoutKept.ts'
import { cardDesk } from './cardDesks.ts'
import { followSession } from './followSession.ts'
import { lazily } from './lazily.ts'
import { onReconnect } from './onReconnect.ts'
import { liveRates } from './rates.ts'

const nameOf = ({ first_name, last_name }: Guest): Guest => ({ first_name, last_name })

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
  const actor = createActor(machine, { input: { ...readKept(sessionJson), isSignedIn: false } })
  actor.on('card.done', ({ card }) => desk.release(card))
  actor.on('price.changed', () => checkoutRates().send({ type: 'offer.refresh' }))
  actor.subscribe((snapshot) => keep(sessionJson, snapshot))
  actor.start()

  followSession(auth, {
    began: ({ user }) => actor.send({ type: 'auth.signedIn', user: nameToOffer(user) }),
    ended: (guest) => {
      if (guest !== null) actor.send({ type: 'auth.signedOut', user: nameOf(guest.user) })
    },
    left: () => actor.send({ type: 'auth.left' }),
  })
  onReconnect(actor)
  return actor
})

/** The offer that is paid for. */
export const checkoutRates = lazily(() => {
  const actor = createActor(liveRates()).start()
  onReconnect(actor)
  return actor
})

/** What the server says of its payments: whether cards are for trial only. */
export const paymentConfig = configQuery
