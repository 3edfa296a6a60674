import { checkoutSetup, eventFailure, nonCardPayment } from './checkout.setup.ts'
import { selectedSavedCard } from './savedCards.rules.ts'
import { sendingState } from './sending.states.ts'

const toForm = '#checkout.purchase.open'

/** From Pay to its outcome. Leaving the page does not stop it, since the booking may already be under way. */
export const payingState = checkoutSetup.createStateConfig({
  initial: 'started',
  // Another user must not pay with this card. The form looks up the outcome once the guest is back.
  on: { 'auth.signedOut': { target: toForm, actions: 'askToSignIn' } },
  states: {
    started: {
      always: [
        { guard: 'isNonCardPayment', target: 'askingWallet' },
        { guard: 'isPayingBySavedCard', target: 'authenticating' },
        'tokenizing',
      ],
    },
    askingWallet: {
      tags: 'busy',
      invoke: {
        id: 'askWallet',
        src: 'askWallet',
        input: ({ context }) => ({
          wallet: nonCardPayment(context) ?? 'apple-pay',
          order: context.order,
          guest: context.guest,
          attemptId: context.attempt.id,
        }),
        onDone: { target: 'sending', actions: { type: 'rememberAttempt', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isSheetCancelled', params: eventFailure }, target: toForm },
          // The bank could not verify the card in the wallet.
          {
            guard: { type: 'isCardRefused', params: eventFailure },
            target: toForm,
            actions: { type: 'rememberFailure', params: eventFailure },
          },
          // Specification §8: offers the card without showing why.
          { target: toForm, actions: 'offerCard' },
        ],
      },
    },
    tokenizing: {
      tags: 'busy',
      invoke: {
        id: 'tokenizeCard',
        src: 'tokenizeCard',
        input: ({ context }) => ({
          card: context.card,
          order: context.order,
          guest: context.guest,
          attemptId: context.attempt.id,
          keepsCard: context.keepsCard,
        }),
        onDone: { target: 'sending', actions: { type: 'rememberAttempt', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isCancelled', params: eventFailure }, target: toForm },
          {
            guard: { type: 'isCardSpent', params: eventFailure },
            target: toForm,
            actions: [{ type: 'rememberFailure', params: eventFailure }, 'spendCard'],
          },
          { target: toForm, actions: { type: 'rememberFailure', params: eventFailure } },
        ],
      },
    },
    authenticating: {
      tags: 'busy',
      invoke: {
        id: 'authenticateCard',
        src: 'authenticateCard',
        input: ({ context }) => ({
          paymentMethodId: selectedSavedCard(context.savedCards, context.paymentMethodId) ?? '',
          order: context.order,
          guest: context.guest,
          attemptId: context.attempt.id,
        }),
        onDone: { target: 'sending', actions: { type: 'rememberAttempt', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isCancelled', params: eventFailure }, target: toForm },
          // The card was deleted elsewhere: the form reloads the list.
          {
            guard: { type: 'isCardGone', params: eventFailure },
            target: toForm,
            actions: [{ type: 'rememberFailure', params: eventFailure }, 'dropSavedCard'],
          },
          { target: toForm, actions: { type: 'rememberFailure', params: eventFailure } },
        ],
      },
    },
    sending: sendingState,
    outcomeUnknown: {
      on: {
        'pay.retry': { target: 'sending', actions: 'restartCount' },
        'connection.restored': { target: 'sending', actions: 'restartCount' },
      },
    },
    repricing: {
      tags: 'busy',
      invoke: {
        id: 'refreshOrder',
        src: 'refreshOrder',
        input: ({ context }) => context.order,
        onDone: {
          target: '#checkout.purchase.outcome.offerChanged',
          actions: [{ type: 'rememberNewOrder', params: ({ event }) => event.output }, 'emitOfferChanged'],
        },
        onError: [
          { guard: { type: 'isUnavailable', params: eventFailure }, target: '#checkout.purchase.outcome.unavailable' },
          { guard: { type: 'isExpired', params: eventFailure }, target: '#checkout.purchase.outcome.expired' },
          { target: toForm, actions: { type: 'rememberFailure', params: eventFailure } },
        ],
      },
    },
    confirming: { after: { checkDelay: 'checking' } },
    checking: {
      tags: 'busy',
      entry: 'countTry',
      invoke: {
        id: 'loadBooking',
        src: 'loadBooking',
        input: ({ context }) => ({ id: context.bookingId }),
        onDone: [
          { guard: { type: 'mayCheckAgain', params: ({ event }) => event.output }, target: 'confirming' },
          {
            guard: { type: 'isInProcess', params: ({ event }) => event.output },
            target: '#checkout.purchase.outcome.processing',
          },
          {
            guard: { type: 'isRejected', params: ({ event }) => event.output },
            target: toForm,
            actions: ['forgetAttempt', 'emitRejected'],
          },
          { target: '#checkout.purchase.outcome.booked' },
        ],
        onError: [{ guard: 'mayCheck', target: 'confirming' }, { target: '#checkout.purchase.outcome.processing' }],
      },
    },
  },
})
