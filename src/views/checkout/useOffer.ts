import type { Loyalty } from '#machines/rates/rates.rules.ts'
import { selectAwaitsOwner } from '#machines/rates/loyalty.selectors.ts'
import {
  selectDiscountRequest,
  selectViewState,
  selectFailure,
  selectIsBusy,
  selectOffer,
  selectSelectedRate,
} from '#machines/rates/rates.selectors.ts'
import { readLoyaltyChoice } from '#src/actors/checkout/loyaltyChoice.ts'
import { checkoutRates } from '#src/actors/checkout/checkout.ts'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'

/** The offer of a rate key, loaded when the page opens. */
export const useOffer = (rateKey: string | undefined) => {
  const actor = checkoutRates()
  const [openedWith] = useState(readLoyaltyChoice)
  useEffect(() => {
    const rates = checkoutRates()
    if (rateKey === undefined) rates.send({ type: 'offer.close' })
    else rates.send({ type: 'offer.open', rateKey, choice: 'keyed', loyalty: readLoyaltyChoice() })
  }, [rateKey])
  const loyalty = useSelector(actor, selectDiscountRequest)
  const busy = useSelector(actor, selectIsBusy)
  const [hadCode, setHadCode] = useState(false)
  if (!hadCode && !busy && loyalty.promo !== null) setHadCode(true)
  return {
    viewState: useSelector(actor, selectViewState),
    failure: useSelector(actor, selectFailure),
    offer: useSelector(actor, selectOffer),
    rate: useSelector(actor, selectSelectedRate),
    /** Discount requested when the page opened, valid or not. */
    openedWith,
    /** A promo code was applied on this page at some point. */
    hadCode,
    loyalty,
    awaitsOwner: useSelector(actor, selectAwaitsOwner),
    busy,
    changeLoyalty: (loyalty: Loyalty) => actor.send({ type: 'loyalty.change', loyalty }),
    reload: () => actor.send({ type: 'offer.refresh' }),
  }
}
