import type { BookingStatus } from '#contract/booking/bookings.ts'
import { describeMachine, PLANTED_SECRET } from '#machines/kit/verify/machineSpec.ts'
import type { Failure, FailureCode } from '#machines/kit/failure.ts'
import { doneEvent, errorEvent } from '#machines/kit/port.ts'
import { matchesState } from 'xstate'
import type { OfferedOrder, Order } from '#machines/rates/rates.rules.ts'
import { isFree, NO_BIDS, type BidInput } from './bids.rules.ts'
import { checkoutPolicy } from './checkout.export.ts'
import { checkoutInvariants } from './checkout.invariants.ts'
import { checkoutMachine } from './checkout.machine.ts'
import { checkoutPorts } from './checkout.ports.ts'
import { NEW_CARD, selectedSavedCard, selectedWallet, type SavedCard } from './savedCards.rules.ts'
import { checkoutProblems, EMPTY_GUEST, type Guest } from './checkout.rules.ts'
import {
  selectCardForm,
  selectViewState,
  selectFailure,
  selectIsPreparing,
  selectIsSigningIn,
  selectSavedCardsStatus,
  selectWaitStage,
  selectChosenWallet,
  selectPaymentMethodId,
  selectProblems,
  selectProgress,
} from './checkout.selectors.ts'
import type { SnapshotFrom } from 'xstate'
import { loadErrorKind, LOAD_ERROR_KINDS, YES_OR_NO, yesOrNo } from '#machines/kit/viewState.ts'

export const maya: Guest = { first_name: 'Maya', last_name: 'Levi' }
const secret: Guest = {
  first_name: PLANTED_SECRET,
  last_name: PLANTED_SECRET,
  email: `${PLANTED_SECRET}@stayless.example`,
  cost_reference: PLANTED_SECRET,
}

/** Check-in is on request. */
export const offer: OfferedOrder = {
  rateKey: 'rate-1',
  total: 36_150,
  deadline: '2026-11-03T14:00:00Z',
  loyalty: null,
  bidRanges: { check_in: { first: 5000, most: 12_050 }, check_out: null },
}

/** Credit pays for everything. */
export const freeOffer: OfferedOrder = {
  rateKey: 'rate-1',
  total: 0,
  deadline: null,
  loyalty: { option: 'credits', credits: 361.5 },
  bidRanges: { check_in: null, check_out: null },
}

export const order: Order = {
  rateKey: 'rate-1',
  total: 36_150,
  deadline: '2026-11-03T14:00:00Z',
  bids: { check_in: 5000, check_out: null },
  loyalty: null,
}

export const inDollars = (text: string): BidInput => ({ text, currency: { code: 'USD', rate: 1 } })

/** An existing booking of the same stay. */
export const earlierBooking = { id: 'b0', reference: 'PPNCY3WD' }

export const refusal = (code: FailureCode, status: number): Failure => ({ code, status })

export const visa: SavedCard = {
  id: 'visa',
  type: 'card',
  is_primary: true,
  brand: 'Visa',
  last4: '4242',
  expires: '2040-12',
  isExpired: false,
}
export const mastercard: SavedCard = {
  ...visa,
  id: 'mastercard',
  is_primary: false,
  brand: 'MasterCard',
  last4: '4444',
}
export const expired: SavedCard = { ...mastercard, id: 'expired', expires: '2020-01', isExpired: true }

const bookedAs = (status: BookingStatus) => doneEvent(checkoutPorts, 'book', { id: 'b1', status })
const bookingLoaded = (status: BookingStatus) => doneEvent(checkoutPorts, 'loadBooking', { status })
const notBooked = (code: FailureCode, status: number) => errorEvent(checkoutPorts, 'book', refusal(code, status))
const lookupFailed = (code: FailureCode, status: number) =>
  errorEvent(checkoutPorts, 'findBooking', refusal(code, status))

/** The guest pressed Pay on an invalid form, so its problems are shown. */
const showsProblems = (snapshot: SnapshotFrom<typeof checkoutMachine>): boolean =>
  snapshot.context.isChecked && Object.keys(selectProblems(snapshot)).length > 0

export const checkoutSpec = describeMachine({
  machine: checkoutMachine,
  inputs: [
    { guest: EMPTY_GUEST, comment: '', bids: NO_BIDS, rateKey: '', attemptId: '', paymentMethodId: null },
    {
      guest: secret,
      comment: PLANTED_SECRET,
      bids: { ...NO_BIDS, check_in: inDollars('20') },
      rateKey: 'rate-1',
      attemptId: 'attempt-0',
      paymentMethodId: 'visa',
    },
  ],
  samples: [
    { type: 'checkout.open', rateKey: 'rate-1' },
    { type: 'checkout.open', rateKey: 'rate-2' },
    { type: 'auth.signedIn', user: secret },
    { type: 'auth.signedIn', user: maya },
    { type: 'auth.signedOut', user: secret },
    { type: 'auth.signedOut', user: maya },
    { type: 'auth.left' },
    { type: 'guest.change', guest: secret },
    { type: 'guest.change', guest: maya },
    { type: 'comment.change', comment: PLANTED_SECRET },
    { type: 'terms.change', accepted: true },
    { type: 'bid.change', side: 'check_in', input: inDollars(PLANTED_SECRET) },
    { type: 'bid.change', side: 'check_out', input: inDollars('60') },
    { type: 'pay.submit', offer: { ...offer, loyalty: { option: 'promo', promocode: PLANTED_SECRET } } },
    { type: 'pay.submit', offer: freeOffer },
    doneEvent(checkoutPorts, 'openCard', { card: 'card-1' }),
    errorEvent(checkoutPorts, 'openCard', refusal('card.retry', 500)),
    doneEvent(checkoutPorts, 'tokenizeCard', { id: 'attempt-1', payment: 'payment-1' }),
    errorEvent(checkoutPorts, 'tokenizeCard', { ...refusal('card.fixCard', 400), reason: 'card.empty' }),
    errorEvent(checkoutPorts, 'tokenizeCard', refusal('card.cancelled', 400)),
    errorEvent(checkoutPorts, 'tokenizeCard', refusal('card.refreshToken', 400)),
    { type: 'card.choose', id: NEW_CARD },
    { type: 'card.choose', id: 'visa' },
    { type: 'card.choose', id: 'google-pay' },
    { type: 'wallet.change', wallet: 'google-pay', isOffered: true },
    { type: 'wallet.change', wallet: 'google-pay', isOffered: false },
    { type: 'wallet.change', wallet: 'apple-pay', isOffered: true },
    doneEvent(checkoutPorts, 'askWallet', { id: 'attempt-1', payment: 'payment-1' }),
    errorEvent(checkoutPorts, 'askWallet', refusal('wallet.cancelled', 400)),
    errorEvent(checkoutPorts, 'askWallet', refusal('wallet.failed', 400)),
    errorEvent(checkoutPorts, 'askWallet', { ...refusal('card.fixCard', 400), reason: 'card.verify' }),
    errorEvent(checkoutPorts, 'askWallet', refusal('card.cancelled', 400)),
    { type: 'card.keep', keeps: true },
    doneEvent(checkoutPorts, 'loadCards', []),
    doneEvent(checkoutPorts, 'loadCards', [visa, expired]),
    errorEvent(checkoutPorts, 'loadCards', refusal('internal', 500)),
    doneEvent(checkoutPorts, 'authenticateCard', { id: 'attempt-1', payment: 'payment-1' }),
    errorEvent(checkoutPorts, 'authenticateCard', refusal('card.cancelled', 400)),
    errorEvent(checkoutPorts, 'authenticateCard', refusal('card.gone', 404)),
    errorEvent(checkoutPorts, 'authenticateCard', refusal('network', 500)),
    errorEvent(checkoutPorts, 'authenticateCard', refusal('unauthorized', 401)),
    bookedAs('confirmed'),
    bookedAs('processing'),
    bookedAs('rejected'),
    notBooked('declined', 402),
    notBooked('key_reused', 422),
    notBooked('price_changed', 409),
    notBooked('terms_changed', 409),
    notBooked('promo_refused', 409),
    errorEvent(checkoutPorts, 'book', { ...refusal('already_booked', 409), booking: earlierBooking }),
    notBooked('unavailable', 409),
    notBooked('gone', 410),
    notBooked('network', 500),
    notBooked('unauthorized', 401),
    doneEvent(checkoutPorts, 'findBooking', { id: 'b1' }),
    lookupFailed('not_found', 404),
    lookupFailed('unavailable', 409),
    lookupFailed('declined', 402),
    lookupFailed('network', 500),
    bookingLoaded('confirmed'),
    bookingLoaded('processing'),
    bookingLoaded('rejected'),
    errorEvent(checkoutPorts, 'loadBooking', refusal('network', 500)),
    doneEvent(checkoutPorts, 'refreshOrder', {
      ...order,
      total: 40_000,
      deadline: null,
      loyalty: { option: 'credits', credits: 50 },
    }),
    errorEvent(checkoutPorts, 'refreshOrder', refusal('not_found', 404)),
    errorEvent(checkoutPorts, 'refreshOrder', refusal('gone', 410)),
    errorEvent(checkoutPorts, 'refreshOrder', refusal('network', 500)),
  ],
  told: [
    'card.shown',
    'card.hidden',
    'auth.signedOut',
    'card.invalidated',
    'connection.restored',
    'auth.left',
    'auth.signedIn',
    'wallet.change',
  ],
  facts: (context, value) => {
    const isPayingBySavedCard = selectedSavedCard(context.savedCards, context.paymentMethodId) !== null
    const isPayingByWallet = selectedWallet(context.wallets, context.paymentMethodId) !== null
    if (matchesState({ purchase: 'paying' }, value))
      return { isPayingBySavedCard, isPayingByWallet, isFree: isFree(context.order), tries: context.tries }
    const isFirstOffer = context.rateKey === 'rate-1'
    if (!matchesState({ purchase: 'open' }, value)) return { isFirstOffer }
    return {
      isFirstOffer,
      isPayingBySavedCard,
      isPayingByWallet,
      hasAttempt: context.attempt.id !== '',
      hasProblems: Object.keys(checkoutProblems(context)).length > 0,
    }
  },
  raises: ['card.invalidated'],
  viewStates: {
    viewState: {
      of: selectViewState,
      values: [
        'idle',
        'form',
        'outcomeUnknown',
        'offerChanged',
        'alreadyBooked',
        'unavailable',
        'expired',
        'processing',
        'booked',
      ],
    },
    progress: {
      of: (snapshot) => selectProgress(snapshot) ?? 'none',
      values: ['none', 'verifying', 'booking', 'confirming'],
    },
    waitStage: { of: selectWaitStage, values: ['short', 'long', 'over'] },
    cardForm: { of: selectCardForm, values: ['closed', 'opening', 'ready', 'failed'] },
    savedCardsStatus: { of: selectSavedCardsStatus, values: ['loading', 'failed', 'none', 'list'] },
    paysWith: {
      of: (snapshot) => {
        if (selectChosenWallet(snapshot) !== null) return 'wallet'
        return selectPaymentMethodId(snapshot) === NEW_CARD ? 'new' : 'kept'
      },
      values: ['new', 'kept', 'wallet'],
    },
    isPreparing: { of: (snapshot) => yesOrNo(selectIsPreparing(snapshot)), values: YES_OR_NO },
    isSigningIn: { of: (snapshot) => yesOrNo(selectIsSigningIn(snapshot)), values: YES_OR_NO },
    showsProblems: { of: (snapshot) => yesOrNo(showsProblems(snapshot)), values: YES_OR_NO },
    trouble: { of: (snapshot) => loadErrorKind(selectFailure(snapshot)), values: LOAD_ERROR_KINDS },
  },
  invariants: checkoutInvariants,
  answeredBy: {
    openCard: 'gateway',
    tokenizeCard: 'gateway',
    loadCards: 'server',
    authenticateCard: 'gateway',
    askWallet: 'device',
    book: 'server',
    findBooking: 'server',
    loadBooking: 'server',
    refreshOrder: 'server',
  },
  policy: checkoutPolicy,
})
