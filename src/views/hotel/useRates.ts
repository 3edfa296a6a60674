import type { Choice, Side } from '#machines/rates/rates.rules.ts'
import {
  selectBids,
  selectFace,
  selectFailure,
  selectIsBusy,
  selectOffer,
  selectOrder,
  selectSelectedRate,
} from '#machines/rates/rates.selectors.ts'
import type { Stay } from '#contract/stay.ts'
import { ratesActor } from '#src/actors/root.ts'
import { shallowEqual, useSelector } from '@xstate/react'
import { rateTones } from './rateWords.ts'

/** The offer that is looked at, its variants, and what would be booked. */
export const useRates = () => {
  const actor = ratesActor()
  return {
    face: useSelector(actor, selectFace),
    busy: useSelector(actor, selectIsBusy),
    failure: useSelector(actor, selectFailure),
    offer: useSelector(actor, selectOffer),
    selected: useSelector(actor, selectSelectedRate),
    order: useSelector(actor, selectOrder, (a, b) => shallowEqual(a?.bids, b?.bids) && a?.rateKey === b?.rateKey),
    bids: useSelector(actor, selectBids, (a, b) => JSON.stringify(a) === JSON.stringify(b)),
    open: (rateKey: string, choice: Choice | null = null) => actor.send({ type: 'offer.open', rateKey, choice }),
    refresh: () => actor.send({ type: 'offer.refresh' }),
    choose: (choice: Choice) => actor.send({ type: 'variant.choose', choice }),
    bid: (side: Side, bid: number) => actor.send({ type: 'bid.change', side, bid }),
  }
}

export type Rates = ReturnType<typeof useRates>

/** What the rate that is looked at makes of the extra hours; undefined while none of this hotel and stay is. */
export const useOpenedTones = (hotelId: string, stay: Stay) => {
  const actor = ratesActor()
  const offer = useSelector(actor, selectOffer)
  const selected = useSelector(actor, selectSelectedRate)
  if (offer === null || selected === null) return undefined
  const isThis =
    offer.hotel.id === hotelId && offer.stay.checkIn === stay.checkIn && offer.stay.checkOut === stay.checkOut
  return isThis ? rateTones(selected) : undefined
}
