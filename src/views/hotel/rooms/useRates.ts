import type { GuaranteeChoice } from '#machines/rates/rates.rules.ts'
import {
  selectViewState,
  selectFailure,
  selectIsBusy,
  selectOffer,
  selectSelectedRate,
} from '#machines/rates/rates.selectors.ts'
import type { Rate } from '#contract/hotel/rates.ts'
import type { Stay } from '#contract/hotel/stay.ts'
import { ratesActor } from '#src/actors/hotel/ratesActor.ts'
import { useSelector } from '@xstate/react'

/** The opened offer, its variants, and the selected one. */
export const useRates = () => {
  const actor = ratesActor()
  return {
    viewState: useSelector(actor, selectViewState),
    busy: useSelector(actor, selectIsBusy),
    failure: useSelector(actor, selectFailure),
    offer: useSelector(actor, selectOffer),
    selected: useSelector(actor, selectSelectedRate),
    open: (rateKey: string, choice: GuaranteeChoice | null = null) =>
      actor.send({ type: 'offer.open', rateKey, choice }),
    refresh: () => actor.send({ type: 'offer.refresh' }),
    choose: (choice: GuaranteeChoice) => actor.send({ type: 'variant.choose', choice }),
  }
}

/** Selects a variant of the open offer, if one is open. */
export const chooseVariant = (choice: GuaranteeChoice): void => ratesActor().send({ type: 'variant.choose', choice })

export type Rates = ReturnType<typeof useRates>

/** The selected variant; null if none of this hotel and stay is open. */
export const useOpenedRate = (hotelId: string, stay: Stay): Rate | null => {
  const actor = ratesActor()
  const offer = useSelector(actor, selectOffer)
  const selected = useSelector(actor, selectSelectedRate)
  const isThis =
    offer?.hotel.id === hotelId && offer.stay.checkIn === stay.checkIn && offer.stay.checkOut === stay.checkOut
  return isThis ? selected : null
}
