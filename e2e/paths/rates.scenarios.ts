import { ratesSpec } from '#machines/rates/rates.samples.ts'
import { selectViewState, selectSelectedRate } from '#machines/rates/rates.selectors.ts'
import type { BrowserScenarios } from './kit/browserScenarios.ts'

/** The page of a hotel, where one room is open at a time. */
export const ratesScenarios: BrowserScenarios = {
  entry: {
    ...ratesSpec,
    viewStates: { viewState: { of: selectViewState, values: [] } },
    samples: ratesSpec.samples.filter((sample) => sample.type !== 'variant.choose' && !('loyalty' in sample)),
    // Only the rate that is not chosen: a guest can press no other.
    samplesIn: (snapshot) => {
      const isSure = selectSelectedRate(snapshot)?.checkin_guaranteed !== true
      return [{ type: 'variant.choose', choice: { checkin_guaranteed: isSure, checkout_guaranteed: isSure } }]
    },
  },
  canHappen: ({ type }, snapshot) => {
    if (['offer.close', 'loyalty.change', 'guest.changed', 'guest.left'].includes(type)) return false
    if (type === 'variant.choose') return snapshot.context.offer !== null
    if (type === 'offer.refresh') return snapshot.value !== 'loaded'
    return true
  },
  unreached: [
    { of: /^rates · offer\.close$/, why: 'a room that is open is left by opening another' },
    { of: /loyalty\.change$/, why: 'the checkout has the field for it, whose journeys take it' },
    { of: /guest\.(changed|left)/, why: 'it is of promo codes and credit, which the checkout has' },
    { of: /^rates\.loaded · offer\.refresh$/, why: 'the checkout asks for it, whose paths take it' },
    {
      of: /^rates\.loading · variant\.choose$/,
      why: 'an offer that is known is asked for again by the checkout alone',
    },
    { of: /error\.actor\.loadOffer #2$/, why: 'only the checkout asks with a promo code or credit' },
    { of: /error\.actor\.loadOffer #3$/, why: 'an offer that is known is asked for again by the checkout alone' },
  ],
}
