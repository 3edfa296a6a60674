import type { Side } from '#machines/rates/rates.rules.ts'
import {
  selectBids,
  selectFace,
  selectFailure,
  selectOffer,
  selectSelectedRate,
} from '#machines/rates/rates.selectors.ts'
import { checkoutRates } from '#src/actors/checkoutActor.ts'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'

/** The offer behind a rate key, loaded when the page is opened with it. */
export const useOffer = (rateKey: string | undefined) => {
  const actor = checkoutRates()
  useEffect(() => {
    const asked = checkoutRates()
    if (rateKey === undefined) asked.send({ type: 'offer.close' })
    else asked.send({ type: 'offer.open', rateKey, choice: null })
  }, [rateKey])
  return {
    face: useSelector(actor, selectFace),
    failure: useSelector(actor, selectFailure),
    offer: useSelector(actor, selectOffer),
    rate: useSelector(actor, selectSelectedRate),
    bids: useSelector(actor, selectBids, (a, b) => JSON.stringify(a) === JSON.stringify(b)),
    bid: (side: Side, bid: number) => actor.send({ type: 'bid.change', side, bid }),
    reload: () => actor.send({ type: 'offer.refresh' }),
  }
}
