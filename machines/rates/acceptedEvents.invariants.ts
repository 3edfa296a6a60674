import { isUnreachable } from '#machines/kit/failure.ts'
import { anywhere, acceptedEventInvariants, type AcceptedEvents } from '#machines/kit/verify/invariants.ts'
import type { ratesMachine } from './rates.machine.ts'
import { NO_LOYALTY } from './rates.rules.ts'

const ACCEPTED_EVENTS: AcceptedEvents<typeof ratesMachine> = {
  'offer.open': { with: { rateKey: '', choice: null }, from: anywhere },
  'offer.refresh': { from: [{ loading: 'stuck' }, 'loaded', 'failed'] },
  'offer.close': { from: anywhere },
  'variant.choose': {
    with: { choice: { checkin_guaranteed: true, checkout_guaranteed: true } },
    from: ['loading', 'loaded'],
  },
  'loyalty.change': { with: { loyalty: NO_LOYALTY }, from: ['loading', 'loaded'] },
  'guest.changed': {
    from: (snapshot) => {
      const { loyalty, refusedLoyalty } = snapshot.context
      const discounts = [loyalty, refusedLoyalty].flatMap(({ promo, credits }) => [promo, credits])
      return snapshot.matches('loaded') && discounts.some((one) => one !== null)
    },
  },
  'guest.left': {
    from: (snapshot) => {
      const { discountRequest: request, refusedLoyalty: refused } = snapshot.context
      const isOfRefused = request.promo === null && refused.credits !== null
      return (snapshot.matches('loaded') || snapshot.matches('loading')) && (request.credits !== null || isOfRefused)
    },
  },
  'connection.restored': {
    from: (snapshot) => snapshot.matches('failed') && isUnreachable(snapshot.context.failure),
  },
}

export const ratesAcceptedEvents = acceptedEventInvariants(ACCEPTED_EVENTS)
