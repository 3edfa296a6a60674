import { selectFace, selectFailure, selectOffer, selectSelectedRate } from '#machines/rates/rates.selectors.ts'
import { checkoutRates } from '#src/actors/checkoutActor.ts'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'

/** The offer behind a rate key, loaded when the page is opened with it. */
export const useOffer = (rateKey: string | undefined) => {
  const actor = checkoutRates()
  useEffect(() => {
    const asked = checkoutRates()
    if (rateKey === undefined) asked.send({ type: 'offer.close' })
    else asked.send({ type: 'offer.open', rateKey, choice: 'keyed' })
  }, [rateKey])
  return {
    face: useSelector(actor, selectFace),
    failure: useSelector(actor, selectFailure),
    offer: useSelector(actor, selectOffer),
    rate: useSelector(actor, selectSelectedRate),
    reload: () => actor.send({ type: 'offer.refresh' }),
  }
}
