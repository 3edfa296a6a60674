import type { WrittenBid } from '#machines/checkout/bids.rules.ts'
import type { Guest } from '#machines/checkout/checkout.rules.ts'
import {
  selectCardForm,
  selectComment,
  selectFace,
  selectFailure,
  selectFormerTotal,
  selectGuest,
  selectIsCardShown,
  selectIsChecked,
  selectIsLoadingCards,
  selectIsSigningIn,
  selectKeepsCard,
  selectKeptCards,
  selectKeptList,
  selectOrder as selectPaidOrder,
  selectPatience,
  selectPaymentMethodId,
  selectProblems,
  selectProgress,
  selectTermsAccepted,
  selectWrittenBids,
} from '#machines/checkout/checkout.selectors.ts'
import type { Side } from '#machines/rates/bids.rules.ts'
import { selectIsSignedIn } from '#machines/auth/auth.selectors.ts'
import { selectOrder } from '#machines/rates/rates.selectors.ts'
import { authActor } from '#src/actors/authActor.ts'
import { cardDesk } from '#src/actors/cardDesks.ts'
import { checkoutActor, checkoutRates } from '#src/actors/checkoutActor.ts'
import { shallowEqual, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'

/** The form, where the payment stands, and what a guest can do. */
export const useCheckout = () => {
  const actor = checkoutActor()
  const isSigningIn = useSelector(actor, selectIsSigningIn)
  return {
    face: useSelector(actor, selectFace),
    progress: useSelector(actor, selectProgress),
    cardForm: useSelector(actor, selectCardForm),
    isSignedIn: useSelector(authActor(), selectIsSignedIn),
    guest: useSelector(actor, selectGuest),
    comment: useSelector(actor, selectComment),
    termsAccepted: useSelector(actor, selectTermsAccepted),
    writtenBids: useSelector(actor, selectWrittenBids),
    isChecked: useSelector(actor, selectIsChecked),
    problems: useSelector(actor, selectProblems, shallowEqual),
    failure: useSelector(actor, selectFailure),
    paidOrder: useSelector(actor, selectPaidOrder),
    formerTotal: useSelector(actor, selectFormerTotal),
    changeGuest: (guest: Partial<Guest>) => actor.send({ type: 'guest.change', guest }),
    changeComment: (comment: string) => actor.send({ type: 'comment.change', comment }),
    changeTerms: (accepted: boolean) => actor.send({ type: 'terms.change', accepted }),
    bid: (side: Side, written: WrittenBid) => actor.send({ type: 'bid.change', side, written }),
    keptList: useSelector(actor, selectKeptList),
    keptCards: useSelector(actor, selectKeptCards) ?? [],
    isLoadingCards: useSelector(actor, selectIsLoadingCards),
    paymentMethodId: useSelector(actor, selectPaymentMethodId),
    keepsCard: useSelector(actor, selectKeepsCard),
    /** The fields of a new card are on the page, also while a kept one is chosen: what was typed stays. */
    isCardShown: useSelector(actor, selectIsCardShown),
    chooseCard: (id: string) => actor.send({ type: 'card.choose', id }),
    keepCard: (keeps: boolean) => actor.send({ type: 'card.keep', keeps }),
    retryCards: () => actor.send({ type: 'cards.retry' }),
    cardDesk: cardDesk(),
    showCard: () => actor.send({ type: 'card.shown' }),
    hideCard: () => actor.send({ type: 'card.hidden' }),
    retryCard: () => actor.send({ type: 'card.retry' }),
    pay: () => {
      const offer = selectOrder(checkoutRates().getSnapshot())
      if (offer === null) return
      // The dialog was closed without signing in: Pay may be pressed again.
      if (isSigningIn) actor.send({ type: 'signIn.cancel' })
      actor.send({ type: 'pay.submit', offer })
    },
    askAgain: () => actor.send({ type: 'pay.retry' }),
    acceptAgain: () => actor.send({ type: 'again.accept' }),
    refuseAgain: () => actor.send({ type: 'again.refuse' }),
    patience: useSelector(actor, selectPatience),
    lookUp: () => actor.send({ type: 'pay.lookUp' }),
    acceptPrice: () => actor.send({ type: 'price.accept' }),
    refusePrice: () => actor.send({ type: 'price.refuse' }),
    checkBooking: () => actor.send({ type: 'booking.check' }),
  }
}

export type Checkout = ReturnType<typeof useCheckout>

/** The checkout is open as long as its page is; what it wants from the page is told. */
export const useCheckoutVisit = (
  rateKey: string,
  wanted: { booked: (id: string) => void; signIn: () => void },
): void => {
  const onBooked = useEffectEvent(wanted.booked)
  const onSignIn = useEffectEvent(wanted.signIn)
  useEffect(() => {
    const actor = checkoutActor()
    const listening = [actor.on('booked', ({ id }) => onBooked(id)), actor.on('signIn.wanted', () => onSignIn())]
    actor.send({ type: 'checkout.open', rateKey })
    return () => {
      for (const subscription of listening) subscription.unsubscribe()
      actor.send({ type: 'checkout.leave' })
    }
  }, [rateKey])
}
