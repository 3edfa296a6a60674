import type { BidInput } from '#machines/checkout/bids.rules.ts'
import type { Guest } from '#machines/checkout/checkout.rules.ts'
import { selectView } from '#machines/checkout/checkout.selectors.ts'
import { isEqualView } from '#machines/kit/equalView.ts'
import type { Side } from '#machines/rates/bids.rules.ts'
import { selectOrder } from '#machines/rates/rates.selectors.ts'
import { checkoutActor, checkoutRates } from '#src/actors/checkout/checkout.ts'
import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'

/** The form, the state of the payment, and the actions of the guest. */
export const useCheckout = () => {
  const actor = checkoutActor()
  const view = useSelector(actor, selectView, isEqualView)
  return {
    ...view,
    changeGuest: (guest: Partial<Guest>) => actor.send({ type: 'guest.change', guest }),
    changeComment: (comment: string) => actor.send({ type: 'comment.change', comment }),
    changeTerms: (accepted: boolean) => actor.send({ type: 'terms.change', accepted }),
    bid: (side: Side, input: BidInput) => actor.send({ type: 'bid.change', side, input }),
    chooseCard: (id: string) => actor.send({ type: 'card.choose', id }),
    keepCard: (keeps: boolean) => actor.send({ type: 'card.keep', keeps }),
    retryCards: () => actor.send({ type: 'cards.retry' }),
    showCard: () => actor.send({ type: 'card.shown' }),
    hideCard: () => actor.send({ type: 'card.hidden' }),
    retryCard: () => actor.send({ type: 'card.retry' }),
    pay: () => {
      const offer = selectOrder(checkoutRates().getSnapshot())
      if (offer === null) return
      // The sign-in dialog was closed without signing in: Pay works again.
      if (view.isSigningIn) actor.send({ type: 'signIn.cancel' })
      actor.send({ type: 'pay.submit', offer })
    },
    askAgain: () => actor.send({ type: 'pay.retry' }),
    acceptAgain: () => actor.send({ type: 'duplicate.confirm' }),
    refuseAgain: () => actor.send({ type: 'duplicate.decline' }),
    lookUp: () => actor.send({ type: 'pay.checkStatus' }),
    acceptChange: () => actor.send({ type: 'change.accept' }),
    refuseChange: () => actor.send({ type: 'change.refuse' }),
    checkBooking: () => actor.send({ type: 'booking.check' }),
  }
}

export type Checkout = ReturnType<typeof useCheckout>

/** Keeps the checkout open while its page is mounted, and forwards its requests to the page. */
export const useCheckoutVisit = (
  rateKey: string,
  callbacks: { booked: (id: string) => void; signIn: () => void },
): void => {
  const onBooked = useEffectEvent(callbacks.booked)
  const onSignIn = useEffectEvent(callbacks.signIn)
  useEffect(() => {
    const actor = checkoutActor()
    const listening = [actor.on('booked', ({ id }) => onBooked(id)), actor.on('signIn.requested', () => onSignIn())]
    actor.send({ type: 'checkout.open', rateKey })
    return () => {
      for (const subscription of listening) subscription.unsubscribe()
      actor.send({ type: 'checkout.leave' })
    }
  }, [rateKey])
}
