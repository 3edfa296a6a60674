import { checkoutSpec, offer, visa } from '#machines/checkout/checkout.samples.ts'
import {
  selectViewState,
  selectIsSignedIn,
  selectIsSigningIn,
  selectWaitStage,
  selectPaymentMethodId,
  selectProgress,
} from '#machines/checkout/checkout.selectors.ts'
import { NO_BIDS } from '#machines/checkout/bids.rules.ts'
import { NEW_CARD } from '#machines/checkout/savedCards.rules.ts'
import { EMPTY_GUEST } from '#machines/checkout/checkout.rules.ts'
import type { AnyMachineSnapshot } from 'xstate'
import type { BrowserScenarios } from './kit/browserScenarios.ts'

/** Names of the account. */
const MAYA = { first_name: 'Maya', last_name: 'Cohen' }
/** An offer without hours on request. */
const SURE = { ...offer, bidRanges: { check_in: null, check_out: null } }

const OWN = new Set(['auth.signedIn', 'auth.signedOut', 'guest.change', 'pay.submit', 'xstate.done.actor.loadCards'])

/** Caused by other machines, or elsewhere on the page. */
const NOT_HERE = new Set([
  'auth.left',
  'signIn.cancel',
  'bid.change',
  'card.choose',
  'card.keep',
  'card.shown',
  'wallet.change',
])

const isIn = (snapshot: AnyMachineSnapshot, ...purchases: string[]) =>
  purchases.some((purchase) => snapshot.matches({ purchase }))

/** A guest who pays with a saved card, and one who has to log in first. */
export const checkoutScenarios: BrowserScenarios = {
  entry: {
    ...checkoutSpec,
    viewStates: {
      viewState: { of: selectViewState, values: [] },
      progress: { of: (snapshot) => selectProgress(snapshot) ?? 'none', values: [] },
      waitStage: { of: selectWaitStage, values: [] },
      signingIn: { of: (snapshot) => String(selectIsSigningIn(snapshot)), values: [] },
    },
    inputs: [{ guest: EMPTY_GUEST, comment: '', bids: NO_BIDS, rateKey: '', attemptId: '', paymentMethodId: null }],
    samples: [
      ...checkoutSpec.samples.filter(({ type }) => !OWN.has(type)),
      { type: 'auth.signedIn', user: MAYA },
      { type: 'auth.signedOut', user: MAYA },
      { type: 'guest.change', guest: { first_name: 'Noa', last_name: 'Levi' } },
      { type: 'pay.submit', offer: SURE },
      { type: 'xstate.done.actor.loadCards', output: [visa] },
    ],
  },
  canHappen: (event, snapshot) => {
    const { context } = snapshot
    const isOpen = isIn(snapshot, 'open')
    const isQuiet = isOpen && selectProgress(snapshot) === null && !selectIsSigningIn(snapshot)
    const isFree = isQuiet || ['unavailable', 'expired', 'processing'].includes(selectViewState(snapshot))
    if (NOT_HERE.has(event.type)) return false
    switch (event.type) {
      case 'checkout.open':
        return isIn(snapshot, 'idle')
          ? event['rateKey'] === 'rate-1'
          : isFree && event['rateKey'] === 'rate-2' && context.rateKey !== 'rate-2'
      case 'checkout.leave':
        return isFree
      case 'auth.signedIn':
        return !selectIsSignedIn(snapshot) && (isOpen || isIn(snapshot, 'idle'))
      case 'auth.signedOut':
        return selectIsSignedIn(snapshot) && (isQuiet || isWaiting(snapshot))
      case 'guest.change':
        return isQuiet && context.guest.first_name !== event['guest'].first_name
      case 'comment.change':
        return isQuiet && context.comment === ''
      case 'terms.change':
        return isQuiet && !context.termsAccepted
      case 'pay.submit':
        return isQuiet && context.rateKey === 'rate-1' && canBePressed(snapshot)
      // Before its answer, the button is shown only if the offer is gone too, and these offers stay.
      case 'booking.check':
        return selectViewState(snapshot) === 'processing'
      case 'cards.retry':
        return isQuiet && context.savedCards === null
      case 'xstate.error.actor.authenticateCard':
        return event['error'].code !== 'card.cancelled'
      default:
        return true
    }
  },
  unreached: [
    { of: /^checkout\.purchase\.open · checkout\.open$/, why: 'an address that is open is not opened once more' },
    { of: /editing · pay\.submit #2$/, why: 'credit that pays for all: the journeys of credit take it' },
    { of: /editing · pay\.submit #3$/, why: 'the button waits until there is something to pay with' },
    { of: /^checkout\.cardFormSlot\./, why: 'the form of a new card: the paths of the payment methods play it' },
    { of: /(tokenizing|started · always #1|started · always #2)/, why: 'a new card: the journeys of paying take it' },
    {
      of: /· (auth\.left|signIn\.cancel)$/,
      why: 'comes with another event: leaving by their own hand, pressing Pay again',
    },
    { of: /(askingWallet|started · always$|· wallet\.change)/, why: 'a wallet: the journeys of wallets take it' },
    { of: /· bid\.change$/, why: 'this offer has no hours on request' },
    { of: /· card\.(choose|keep)$/, why: 'a new card: the journeys of paying take it' },
    { of: /earlier\.failed · booking\.check$/, why: 'an offer that has gone meanwhile: the tests of the page show it' },
    { of: /booked · checkout\.open$/, why: 'the page has gone on to the booking' },
  ],
}

/** Waits for a response or for the guest, until another tab signs out. */
const isWaiting = (snapshot: AnyMachineSnapshot): boolean =>
  ['offerChanged', 'alreadyBooked', 'outcomeUnknown'].includes(selectViewState(snapshot)) ||
  snapshot.matches({ purchase: { open: { earlier: 'asking' } } }) ||
  snapshot.matches({ purchase: { paying: { sending: { request: 'booking', waitStage: 'short' } } } })

/** Pay waits for a payment method; signed out, it asks the guest to log in. */
const canBePressed = (snapshot: AnyMachineSnapshot): boolean =>
  !selectIsSignedIn(snapshot) || (snapshot.context.savedCards !== null && selectPaymentMethodId(snapshot) !== NEW_CARD)
