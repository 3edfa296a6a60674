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
import { checkoutRates } from '#src/actors/checkout/checkoutActor.ts'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'

/** The offer behind a rate key, loaded when the page is opened with it. */
export const useOffer = (rateKey: string | undefined) => {
  const actor = checkoutRates()
  const [openedWith] = useState(readLoyaltyChoice)
  useEffect(() => {
    const asked = checkoutRates()
    if (rateKey === undefined) asked.send({ type: 'offer.close' })
    else asked.send({ type: 'offer.open', rateKey, choice: 'keyed', loyalty: readLoyaltyChoice() })
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
    /** What the guest wanted when the page was opened, whether it counts or not. */
    openedWith,
    /** A promo code was taken off the price on this page, whether it still is or not. */
    hadCode,
    loyalty,
    awaitsOwner: useSelector(actor, selectAwaitsOwner),
    busy,
    changeLoyalty: (loyalty: Loyalty) => actor.send({ type: 'loyalty.change', loyalty }),
    reload: () => actor.send({ type: 'offer.refresh' }),
  }
}
