import { limitIterations } from '#machines/kit/limitIterations.ts'
import type { RateResponse } from '#contract/hotel/rates.ts'
import { isUnreachable, toFailure, type Failure } from '#machines/kit/failure.ts'
import { declareTypes } from '#machines/kit/types.ts'
import { waitingDelays } from '#machines/kit/loadingDelays.ts'
import { assertEvent, assign, setup } from 'xstate'
import { ratesPorts } from './rates.ports.ts'
import {
  isRefused,
  isSameLoyalty,
  NO_LOYALTY,
  priceDeviations,
  requestedLoyalty,
  type GuaranteeChoice,
  type VariantSelection,
  type Loyalty,
} from './rates.rules.ts'

export interface RatesContext {
  /** Key of the open offer; empty: none. */
  rateKey: string
  /** Null until loaded, and when the offer is gone. */
  offer: RateResponse | null
  choice: VariantSelection
  /** Discount included in the offer's prices. */
  loyalty: Loyalty
  /** Discount of the last request. */
  discountRequest: Loyalty
  /** Refused discount: another user may be granted the code, and its owner the credit after signing in. */
  refusedLoyalty: Loyalty
  /** Why the offer could not be loaded, or the discount was refused. */
  failure: Failure | null
}

export type RatesEvent =
  /** `choice`: the variant pressed, if any. `loyalty`: the discount requested before; absent: none. */
  | { type: 'offer.open'; rateKey: string; choice: VariantSelection; loyalty?: Loyalty }
  /** Loads the current price of the same offer. */
  | { type: 'offer.refresh' }
  | { type: 'offer.close' }
  | { type: 'variant.choose'; choice: GuaranteeChoice }
  | { type: 'loyalty.change'; loyalty: Loyalty }
  /** A user has signed in or out, so the promo code or credit may have another owner now. */
  | { type: 'guest.changed' }
  /** The guest signed out on their own: drop the request for credit. */
  | { type: 'guest.left' }
  | { type: 'connection.restored' }

export const ratesMachine = setup({
  types: declareTypes<{ context: RatesContext; events: RatesEvent; tags: 'busy' }>(),
  actors: ratesPorts,
  delays: waitingDelays,
  guards: {
    isGone: (_, failure: Failure) => failure.status === 404,
    isExpired: (_, failure: Failure) => failure.status === 410,
    wantsLoyalty: ({ context }) => !isSameLoyalty(requestedLoyalty(context), NO_LOYALTY),
    wantsCredits: ({ context }) => requestedLoyalty(context).credits !== null,
    hasOffer: ({ context }) => context.offer !== null,
    isOutOfReach: ({ context }) => isUnreachable(context.failure),
    // Without the discount, the price shown with it no longer applies.
    isLoyaltyRefused: ({ context: { offer, loyalty, discountRequest } }, failure: Failure) =>
      isRefused(failure, discountRequest) && (offer === null || isSameLoyalty(loyalty, discountRequest)),
  },
  actions: {
    beginOffer: assign(({ event }) => {
      assertEvent(event, 'offer.open')
      const { rateKey, choice, loyalty = NO_LOYALTY } = event
      return { ...closed, rateKey, choice, discountRequest: loyalty }
    }),
    clearOffer: assign(() => closed),
    rememberOffer: assign(({ context: { discountRequest, refusedLoyalty, failure } }, offer: RateResponse) => {
      const isGranted = isSameLoyalty(discountRequest, refusedLoyalty)
      return {
        offer: priceDeviations(offer),
        loyalty: discountRequest,
        refusedLoyalty: isGranted ? NO_LOYALTY : refusedLoyalty,
        failure: !isGranted && failure !== null && isRefused(failure, refusedLoyalty) ? failure : null,
      }
    }),
    // Clears the variants too: the offer is gone, not only this rate.
    dropOffer: assign((_, failure: Failure) => ({ offer: null, choice: null, failure })),
    rememberFailure: assign(({ context: { discountRequest, refusedLoyalty } }, failure: Failure) => ({
      failure,
      refusedLoyalty: isRefused(failure, discountRequest) ? discountRequest : refusedLoyalty,
    })),
    dropLoyalty: assign({ discountRequest: NO_LOYALTY }),
    keepLoyalty: assign(({ context }) => ({ discountRequest: context.loyalty })),
    askAgain: assign(({ context }) => ({ discountRequest: requestedLoyalty(context) })),
    forgetLoyalty: assign({ discountRequest: NO_LOYALTY, refusedLoyalty: NO_LOYALTY }),
    chooseVariant: assign(({ event }) => {
      assertEvent(event, 'variant.choose')
      return { choice: event.choice }
    }),
    changeLoyalty: assign(({ event }) => {
      assertEvent(event, 'loyalty.change')
      return { discountRequest: event.loyalty, refusedLoyalty: NO_LOYALTY }
    }),
  },
}).createMachine({
  id: 'rates',
  options: limitIterations,
  context: () => closed,
  initial: 'idle',
  on: {
    'offer.open': { target: '.loading', actions: 'beginOffer' },
    'offer.close': { target: '.idle', actions: 'clearOffer' },
  },
  states: {
    idle: {},
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadOffer',
        src: 'loadOffer',
        input: ({ context }) => ({ rateKey: context.rateKey, loyalty: context.discountRequest }),
        onDone: { target: 'loaded', actions: { type: 'rememberOffer', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'isGone', params: ({ event }) => toFailure(event.error) },
            target: 'gone',
            actions: { type: 'dropOffer', params: ({ event }) => toFailure(event.error) },
          },
          {
            guard: { type: 'isExpired', params: ({ event }) => toFailure(event.error) },
            target: 'expired',
            actions: { type: 'dropOffer', params: ({ event }) => toFailure(event.error) },
          },
          {
            guard: { type: 'isLoyaltyRefused', params: ({ event }) => toFailure(event.error) },
            target: 'loading',
            reenter: true,
            actions: [{ type: 'rememberFailure', params: ({ event }) => toFailure(event.error) }, 'dropLoyalty'],
          },
          {
            // An invalid promo code leaves the offer as it was.
            guard: 'hasOffer',
            target: 'loaded',
            actions: [{ type: 'rememberFailure', params: ({ event }) => toFailure(event.error) }, 'keepLoyalty'],
          },
          { target: 'failed', actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) } },
        ],
      },
      on: {
        'variant.choose': { actions: 'chooseVariant' },
        'loyalty.change': { target: 'loading', reenter: true, actions: 'changeLoyalty' },
        'guest.left': { guard: 'wantsCredits', target: 'loading', reenter: true, actions: 'forgetLoyalty' },
      },
      initial: 'fresh',
      states: {
        fresh: { after: { slowAfter: 'slow' } },
        slow: { after: { stuckAfter: 'stuck' } },
        stuck: { on: { 'offer.refresh': '#rates.loading' } },
      },
    },
    loaded: {
      on: {
        'offer.refresh': 'loading',
        'variant.choose': { actions: 'chooseVariant' },
        'loyalty.change': { target: 'loading', actions: 'changeLoyalty' },
        'guest.changed': { guard: 'wantsLoyalty', target: 'loading', actions: 'askAgain' },
        'guest.left': { guard: 'wantsCredits', target: 'loading', actions: 'forgetLoyalty' },
      },
    },
    failed: {
      on: {
        'offer.refresh': 'loading',
        'connection.restored': { guard: 'isOutOfReach', target: 'loading' },
      },
    },
    gone: {},
    expired: {},
  },
})

const closed: RatesContext = {
  rateKey: '',
  offer: null,
  choice: null,
  loyalty: NO_LOYALTY,
  discountRequest: NO_LOYALTY,
  refusedLoyalty: NO_LOYALTY,
  failure: null,
}
