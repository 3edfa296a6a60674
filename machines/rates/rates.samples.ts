import type { Rate, RateResponse } from '#contract/hotel/rates.ts'
import { describeMachine, PLANTED_SECRET } from '#machines/kit/verify/machineSpec.ts'
import type { FailureCode } from '#machines/kit/failure.ts'
import { doneEvent, errorEvent } from '#machines/kit/port.ts'
import { ratesPolicy } from './rates.export.ts'
import { ratesInvariants } from './rates.invariants.ts'
import { ratesMachine } from './rates.machine.ts'
import { ratesPorts } from './rates.ports.ts'
import { NO_LOYALTY } from './rates.rules.ts'
import { selectViewState, selectFailure } from './rates.selectors.ts'
import { loadErrorKind, LOAD_ERROR_KINDS } from '#machines/kit/viewState.ts'

/** A rate for 9:00 to 20:00: six hours early, nine hours late. */
export const rateOf = (own: Partial<Rate> & Pick<Rate, 'checkin_guaranteed' | 'checkout_guaranteed'>): Rate => ({
  rateKey: `${own.checkin_guaranteed ? 'in' : 'bid'}-${own.checkout_guaranteed ? 'out' : 'bid'}`,
  checkin_deviation: 6,
  checkout_deviation: 9,
  checkin_price: own.checkin_guaranteed ? 30 : 0,
  checkout_price: own.checkout_guaranteed ? 45 : 0,
  checkin_bid: own.checkin_guaranteed ? null : 30,
  checkout_bid: own.checkout_guaranteed ? null : 45,
  avg_night_price: 120.5,
  first_night: 120.5,
  total: 361.5,
  breakdown: { nights: 361.5, hours_saved: 0, hours_bought: 0, bids: 0, credits: 0, promo: 0, taxes: 0, total: 361.5 },
  cancellation: { refundable: false, deadline: null, deadline_local: null },
  board: 'room_only',
  ...own,
})

export const neitherSide = rateOf({ checkin_guaranteed: false, checkout_guaranteed: false })
export const checkOutOnly = rateOf({ checkin_guaranteed: false, checkout_guaranteed: true, total: 406.5 })
export const checkInOnly = rateOf({ checkin_guaranteed: true, checkout_guaranteed: false, total: 391.5 })
export const bothSides = rateOf({ checkin_guaranteed: true, checkout_guaranteed: true, total: 436.5 })

export const offerOf = (rates: Rate[]): RateResponse => ({
  hotel: {
    id: 'h1',
    name: 'The Grand Plaza',
    stars: 4,
    address: '1 Main Street',
    image: '/pictures/h1.svg',
    time_zone: 'America/New_York',
  },
  room: { id: 'r1', name: 'Double', image: '/pictures/r1.svg' },
  stay: { checkIn: '2026-11-04T09:00', checkOut: '2026-11-07T20:00' },
  rooms: [{ adults: 2, children: [] }],
  rates,
  breakdown: neitherSide.breakdown,
  cancellation: neitherSide.cancellation,
})

export const offer = offerOf([neitherSide, checkOutOnly, checkInOnly, bothSides])

const refusal = (code: FailureCode, status: number) => errorEvent(ratesPorts, 'loadOffer', { code, status })

export const ratesSpec = describeMachine({
  machine: ratesMachine,
  inputs: [undefined],
  samples: [
    { type: 'offer.open', rateKey: 'bid-bid', choice: null },
    { type: 'offer.open', rateKey: 'in-out', choice: 'keyed', loyalty: { promo: PLANTED_SECRET, credits: null } },
    { type: 'offer.open', rateKey: 'in-out', choice: 'keyed', loyalty: { promo: null, credits: 25 } },
    { type: 'variant.choose', choice: { checkin_guaranteed: true, checkout_guaranteed: true } },
    { type: 'loyalty.change', loyalty: { promo: PLANTED_SECRET, credits: null } },
    { type: 'loyalty.change', loyalty: NO_LOYALTY },
    { type: 'guest.changed' },
    { type: 'guest.left' },
    doneEvent(ratesPorts, 'loadOffer', offer),
    refusal('not_found', 404),
    refusal('gone', 410),
    refusal('network', 500),
    refusal('invalid_request', 400),
    refusal('promo_refused', 409),
    refusal('unauthorized', 401),
  ],
  told: ['guest.left', 'offer.refresh', 'guest.changed', 'connection.restored'],
  facts: ({ offer, choice, loyalty, discountRequest, refusedLoyalty, failure }) => ({
    hasOffer: offer !== null,
    isChosen: choice !== null,
    hasPromo: loyalty.promo !== null,
    asksForPromo: discountRequest.promo !== null,
    asksForCredits: discountRequest.credits !== null,
    refused: refusedLoyalty.promo === null ? (refusedLoyalty.credits === null ? null : 'credits') : 'promo',
    failure: failure?.code ?? null,
  }),
  viewStates: {
    viewState: {
      of: selectViewState,
      values: ['idle', 'loading', 'slow', 'stuck', 'refreshing', 'loaded', 'failed', 'gone', 'expired'],
    },
    trouble: { of: (snapshot) => loadErrorKind(selectFailure(snapshot)), values: LOAD_ERROR_KINDS },
  },
  invariants: ratesInvariants,
  answeredBy: { loadOffer: 'server' },
  policy: ratesPolicy,
})
