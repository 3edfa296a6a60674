import {
  selectCardFailure,
  selectCardForm,
  selectChange,
  selectViewState,
  selectFailure,
  selectIsFull,
  selectIsListBusy,
  selectIsOutcomeUnknown,
  selectMethods,
  selectNews,
  selectProgress,
} from '#machines/paymentMethods/paymentMethods.selectors.ts'
import { newCardVault } from '#src/actors/checkout/cardVaultInstances.ts'
import { paymentMethodsActor } from '#src/actors/checkout/paymentMethods.ts'
import { shallowEqual, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'

/** The user's cards while their page is mounted; reloaded whenever it opens. */
export const usePaymentMethods = () => {
  const actor = paymentMethodsActor()
  useEffect(() => {
    actor.send({ type: 'list.open' })
    return () => actor.send({ type: 'list.leave' })
  }, [actor])
  return {
    viewState: useSelector(actor, selectViewState),
    methods: useSelector(actor, selectMethods) ?? [],
    isFull: useSelector(actor, selectIsFull),
    news: useSelector(actor, selectNews),
    failure: useSelector(actor, selectFailure),
    change: useSelector(actor, selectChange, shallowEqual),
    isBusy: useSelector(actor, selectIsListBusy),
    retry: () => actor.send({ type: 'list.retry' }),
    makePrimary: (id: string) => actor.send({ type: 'primary.make', id }),
    remove: (id: string) => actor.send({ type: 'method.remove', id }),
  }
}
export type PaymentMethods = ReturnType<typeof usePaymentMethods>

/** Form of a new card. Calls `onAdded` once it is saved. */
export const useNewCard = (onAdded: () => void) => {
  const actor = paymentMethodsActor()
  const added = useEffectEvent(onAdded)
  useEffect(() => {
    const listening = actor.on('added', () => added())
    return () => listening.unsubscribe()
  }, [actor])
  return {
    desk: newCardVault(),
    cardForm: useSelector(actor, selectCardForm),
    progress: useSelector(actor, selectProgress),
    isOutcomeUnknown: useSelector(actor, selectIsOutcomeUnknown),
    failure: useSelector(actor, selectCardFailure),
    show: () => actor.send({ type: 'card.shown' }),
    hide: () => actor.send({ type: 'card.hidden' }),
    retry: () => actor.send({ type: 'card.retry' }),
    submit: () => actor.send({ type: 'card.submit' }),
  }
}
