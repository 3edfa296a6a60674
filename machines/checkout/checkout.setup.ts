import type { BookingStatus } from '#contract/booking/bookings.ts'
import { isOutcomeUnknown, toFailure, type Failure } from '#machines/kit/failure.ts'
import { declareTypes } from '#machines/kit/types.ts'
import type { Side } from '#machines/rates/bids.rules.ts'
import { NO_ORDER, type OfferedOrder, type Order } from '#machines/rates/rates.rules.ts'
import { and, assertEvent, assign, emit, raise, setup, stateIn } from 'xstate'
import { bidsOf, isFree, NO_BIDS, orderWithBids, type BidInput, type BidInputs } from './bids.rules.ts'
import { checkoutPorts, type Attempt } from './checkout.ports.ts'
import {
  STATUS_POLL_INTERVAL_MS,
  checkoutProblems,
  bookingResult,
  guestAfterSignIn,
  guestAfterSignOut,
  MAX_STATUS_POLLS,
  SLOW_AFTER_SENDING_MS,
  MAX_RESENDS,
  RESEND_DELAY_MS,
  LOOKUP_OFFER_AFTER_MS,
  type CheckoutForm,
  type Guest,
  EMPTY_GUEST,
} from './checkout.rules.ts'

import {
  validSelection,
  SAVED_CARDS_TIMEOUT_MS,
  NEW_CARD,
  selectedSavedCard,
  selectedWallet,
  type NonCardMethod,
  type SavedCard,
  type NonCardPayment,
} from './savedCards.rules.ts'

export interface CheckoutContext extends CheckoutForm {
  /** Handle of the open card form; empty: none. */
  card: string
  /** Failure of opening the card form. */
  cardFailure: Failure | null
  /** Saved cards of the guest; null: unknown. */
  savedCards: SavedCard[] | null
  /** Wallets usable here, and `invoice` if the account may pay by it. */
  wallets: NonCardMethod[]
  /** The guest's choice: a saved card, a wallet, or `NEW_CARD`; null: none. */
  paymentMethodId: string | null
  /** Save the new card once it has paid. */
  keepsCard: boolean
  /** The guest has pressed Pay, so problems of the form are shown. */
  isChecked: boolean
  /** The offer of the page; empty: none. */
  rateKey: string
  /** Typed bids for the hours on request of this offer. */
  bids: BidInputs
  /** The order at the moment Pay was pressed. */
  order: Order
  /** The offer that the guest had been shown before it changed. */
  formerOffer: ShownOffer | null
  /** Attempt at this offer with an unknown outcome; its `payment` is empty after a page reload. */
  attempt: Attempt
  /** The guest confirmed a second booking of the same stay. */
  again: boolean
  /** Empty: none. */
  bookingId: string
  /** The page has said that it takes longer, so the form does not return during further checks. */
  isLate: boolean
  /** Number of repeats of the last request. */
  tries: number
  failure: Failure | null
}

/** Total, in cents, and deadline of free cancellation. */
export type ShownOffer = Pick<Order, 'total' | 'deadline'>

export type CheckoutEvent =
  | { type: 'checkout.open'; rateKey: string }
  | { type: 'checkout.leave' }
  | { type: 'auth.signedIn'; user: Guest }
  | { type: 'auth.signedOut'; user: Guest }
  /** The guest signed out on their own: clear what they typed. */
  | { type: 'auth.left' }
  | { type: 'signIn.cancel' }
  | { type: 'guest.change'; guest: Partial<Guest> }
  | { type: 'comment.change'; comment: string }
  | { type: 'terms.change'; accepted: boolean }
  | { type: 'bid.change'; side: Side; input: BidInput }
  /** The slot of the card fields appears on the page, or leaves it. */
  | { type: 'card.shown' }
  | { type: 'card.hidden' }
  | { type: 'card.retry' }
  /** Raised by the machine itself: the entered card cannot pay any more. */
  | { type: 'card.invalidated' }
  /** Id of a saved card, name of a wallet, or `NEW_CARD`. */
  | { type: 'card.choose'; id: string }
  | { type: 'card.keep'; keeps: boolean }
  /** A wallet becomes usable here, or unusable. */
  | { type: 'wallet.change'; wallet: NonCardMethod; isOffered: boolean }
  | { type: 'cards.retry' }
  | { type: 'pay.submit'; offer: OfferedOrder }
  | { type: 'pay.retry' }
  /** The guest stops waiting and looks up the outcome. */
  | { type: 'pay.checkStatus' }
  /** The guest wants a second booking of the same stay, or does not. */
  | { type: 'duplicate.confirm' }
  | { type: 'duplicate.decline' }
  | { type: 'change.accept' }
  | { type: 'change.refuse' }
  | { type: 'booking.check' }
  | { type: 'connection.restored' }

export type CheckoutEmitted =
  | { type: 'booked'; id: string }
  | { type: 'signIn.requested' }
  /** The offer on the page is outdated. */
  | { type: 'offer.changed' }
  /** This card form is no longer needed. */
  | { type: 'cardForm.released'; card: string }

/** Form and unanswered attempt from before a page reload. */
export interface CheckoutInput {
  rateKey: string
  attemptId: string
  guest: Guest
  comment: string
  bids: BidInputs
  paymentMethodId: string | null
}

/** The method that pays without a card; null: a card pays. */
export const nonCardPayment = ({
  order,
  wallets,
  paymentMethodId,
}: Pick<CheckoutContext, 'order' | 'wallets' | 'paymentMethodId'>): NonCardPayment | null =>
  isFree(order) ? 'nothing' : selectedWallet(wallets, paymentMethodId)
const isPayingBySavedCard = ({ savedCards, paymentMethodId }: CheckoutContext): boolean =>
  selectedSavedCard(savedCards, paymentMethodId) !== null

/** An explicit choice, since with none the invoice would be chosen. */
const nextCard = (savedCards: SavedCard[] | null): string => selectedSavedCard(savedCards, null) ?? NEW_CARD

/** The failure of an error event. */
export const eventFailure = ({ event }: { event: { error: unknown } }): Failure => toFailure(event.error)

const NO_ATTEMPT: Attempt = { id: '', payment: '' }

/** Payment data of the account, cleared when signing out. */
export const noCards = { savedCards: null, wallets: [], keepsCard: false }

const nothingTried = { tries: 0, failure: null, formerOffer: null, isLate: false, again: false }
export const nothingOrdered = {
  ...nothingTried,
  order: NO_ORDER,
  bookingId: '',
  isChecked: false,
  termsAccepted: false,
  keepsCard: false,
}

export const checkoutSetup = setup({
  types: declareTypes<{
    context: CheckoutContext
    events: CheckoutEvent
    emitted: CheckoutEmitted
    input: CheckoutInput
    tags: 'busy'
  }>(),
  actors: checkoutPorts,
  delays: {
    resendDelay: RESEND_DELAY_MS,
    checkDelay: STATUS_POLL_INTERVAL_MS,
    listPatience: SAVED_CARDS_TIMEOUT_MS,
    slowAfterSending: SLOW_AFTER_SENDING_MS,
    lookupOfferAfter: LOOKUP_OFFER_AFTER_MS,
  },
  guards: {
    isSignedIn: stateIn({ guest: 'signedIn' }),
    hasProblems: ({ context }, { bidRanges }: OfferedOrder) =>
      Object.keys(checkoutProblems(context)).length > 0 ||
      bidsOf(bidRanges, context.bids).some(({ bid }) => bid === null),
    canPay: ({ context }) =>
      selectedWallet(context.wallets, context.paymentMethodId) !== null ||
      isPayingBySavedCard(context) ||
      context.card !== '',
    isNothingToPay: and([
      stateIn({ guest: 'signedIn' }),
      ({ context, event }) => {
        assertEvent(event, 'pay.submit')
        return isFree(orderWithBids(event.offer, context.bids))
      },
    ]),
    isNonCardPayment: ({ context }) => nonCardPayment(context) !== null,
    isPayingBySavedCard: ({ context }) => isPayingBySavedCard(context),
    hasUnansweredAttempt: and([stateIn({ guest: 'signedIn' }), ({ context }) => context.attempt.id !== '']),
    isSameOffer: ({ context, event }) => {
      assertEvent(event, 'checkout.open')
      return event.rateKey === context.rateKey
    },
    isCardGone: (_, { code }: Failure) => code === 'card.gone',
    isCardSpent: (_, { code }: Failure) => code === 'card.refreshToken',
    isAlreadyBooked: (_, { code }: Failure) => code === 'already_booked',
    isOfferChanged: (_, { code }: Failure) => code === 'price_changed' || code === 'terms_changed',
    isPromoRefused: (_, { code }: Failure) => code === 'promo_refused',
    isKnownAttempt: (_, { code }: Failure) => code === 'key_reused',
    isDeclined: (_, { status }: Failure) => status === 402,
    isUnheard: (_, { status }: Failure) => status === 404,
    isUnavailable: (_, { code, status }: Failure) => code === 'unavailable' || status === 404,
    isExpired: (_, { status }: Failure) => status === 410,
    isUnknown: (_, failure: Failure) => isOutcomeUnknown(failure),
    mayResend: ({ context }, failure: Failure) => isOutcomeUnknown(failure) && context.tries < MAX_RESENDS,
    mayCheck: ({ context }) => context.tries < MAX_STATUS_POLLS,
    isInProcess: (_, { status }: { status: BookingStatus }) => bookingResult(status) === 'open',
    mayCheckAgain: ({ context }, { status }: { status: BookingStatus }) =>
      bookingResult(status) === 'open' && context.tries < MAX_STATUS_POLLS,
    isRejected: (_, { status }: { status: BookingStatus }) => bookingResult(status) === 'rejected',
  },
  actions: {
    beginAnew: assign(({ context, event }) => {
      assertEvent(event, 'checkout.open')
      const isSameOffer = event.rateKey === context.rateKey
      return {
        ...nothingOrdered,
        rateKey: event.rateKey,
        bids: isSameOffer ? context.bids : NO_BIDS,
        attempt: isSameOffer ? context.attempt : NO_ATTEMPT,
        paymentMethodId: isSameOffer ? context.paymentMethodId : null,
      }
    }),
    // A payment that failed while the guest was on another page is not shown yet.
    resumeOffer: assign(({ context }) => ({ ...nothingOrdered, failure: context.failure })),
    rememberUser: assign(({ context, event }) => {
      assertEvent(event, 'auth.signedIn')
      // Signing in resolves a 401.
      const failure = context.failure?.status === 401 ? null : context.failure
      return { guest: guestAfterSignIn(context.guest, event.user), failure }
    }),
    forgetUser: assign(({ context, event }) => {
      assertEvent(event, 'auth.signedOut')
      // Data that is cleared with the account must not show as missing.
      const guest = guestAfterSignOut(context.guest, event.user)
      const attempt = { ...context.attempt, payment: '' }
      return { ...noCards, paymentMethodId: null, isChecked: false, guest, attempt }
    }),
    forgetWords: assign({ guest: EMPTY_GUEST, comment: '', bids: NO_BIDS }),
    changeGuest: assign(({ context, event }) => {
      assertEvent(event, 'guest.change')
      return { guest: { ...context.guest, ...event.guest } }
    }),
    changeComment: assign(({ event }) => {
      assertEvent(event, 'comment.change')
      return { comment: event.comment }
    }),
    changeTerms: assign(({ event }) => {
      assertEvent(event, 'terms.change')
      return { termsAccepted: event.accepted }
    }),
    changeBid: assign(({ context, event }) => {
      assertEvent(event, 'bid.change')
      return { bids: { ...context.bids, [event.side]: event.input } }
    }),
    rememberCards: assign(({ context }, savedCards: SavedCard[]) => ({
      savedCards,
      paymentMethodId: validSelection(savedCards, context.paymentMethodId),
    })),
    chooseCard: assign(({ event }) => {
      assertEvent(event, 'card.choose')
      return { paymentMethodId: event.id, failure: null }
    }),
    rememberWallet: assign(({ context, event }) => {
      assertEvent(event, 'wallet.change')
      const others = context.wallets.filter((wallet) => wallet !== event.wallet)
      return { wallets: event.isOffered ? [...others, event.wallet] : others }
    }),
    changeKeeping: assign(({ event }) => {
      assertEvent(event, 'card.keep')
      return { keepsCard: event.keeps }
    }),
    dropSavedCard: assign(({ context }) => {
      const gone = selectedSavedCard(context.savedCards, context.paymentMethodId)
      const savedCards = context.savedCards?.filter(({ id }) => id !== gone) ?? null
      return { savedCards, paymentMethodId: nextCard(savedCards) }
    }),
    showProblems: assign({ isChecked: true }),
    rememberCard: assign({ card: (_, { card }: { card: string }) => card }),
    forgetCard: assign({ card: '' }),
    spendCard: raise({ type: 'card.invalidated' }),
    rememberCardFailure: assign({ cardFailure: (_, failure: Failure) => failure }),
    clearCardFailure: assign({ cardFailure: null }),
    releaseCard: emit(({ context }) => ({ type: 'cardForm.released', card: context.card })),
    wantSignIn: emit({ type: 'signIn.requested' }),
    beginPaying: assign(({ context, event }) => {
      assertEvent(event, 'pay.submit')
      return { ...nothingTried, order: orderWithBids(event.offer, context.bids), isChecked: true }
    }),
    rememberAttempt: assign({ attempt: (_, attempt: Attempt) => attempt, tries: 0 }),
    meanAgain: assign({ again: true, failure: null, tries: 0 }),
    forgetAttempt: assign({ attempt: NO_ATTEMPT }),
    rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
    askToSignIn: assign({ failure: { code: 'unauthorized', status: 401 } }),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    restartCount: assign({ tries: 0 }),
    rememberBooking: assign({
      bookingId: (_, { id }: { id: string }) => id,
      tries: 0,
      failure: null,
    }),
    rememberLate: assign({ isLate: true }),
    rememberNewOrder: assign({
      formerOffer: ({ context: { order } }) => ({ total: order.total, deadline: order.deadline }),
      order: (_, order: Order) => order,
      failure: null,
    }),
    emitRejected: assign({
      failure: { code: 'rejected', status: 402 },
      bookingId: '',
    }),
    emitOfferChanged: emit({ type: 'offer.changed' }),
    emitBooked: emit(({ context }) => ({ type: 'booked', id: context.bookingId })),
  },
})
