import { checkoutSetup, failureIn } from './checkout.setup.ts'
import { payingCard } from './keptCards.rules.ts'

const toForm = '#checkout.open'

/** From Pay to an answer. Leaving the page does not stop it: a booking that is under way is not to be forgotten. */
export const payingState = checkoutSetup.createStateConfig({
  initial: 'begun',
  states: {
    begun: { always: [{ guard: 'isPayingKept', target: 'authenticating' }, 'tokenizing'] },
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
        onDone: { target: 'booking', actions: { type: 'rememberAttempt', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isCancelled', params: failureIn }, target: toForm },
          {
            guard: { type: 'isCardSpent', params: failureIn },
            target: toForm,
            actions: [{ type: 'rememberFailure', params: failureIn }, 'releaseCard', 'forgetCard'],
          },
          { target: toForm, actions: { type: 'rememberFailure', params: failureIn } },
        ],
      },
    },
    authenticating: {
      tags: 'busy',
      invoke: {
        id: 'authenticateCard',
        src: 'authenticateCard',
        input: ({ context }) => ({
          paymentMethodId: payingCard(context.keptCards, context.paymentMethodId) ?? '',
          order: context.order,
          guest: context.guest,
          attemptId: context.attempt.id,
        }),
        onDone: { target: 'booking', actions: { type: 'rememberAttempt', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isCancelled', params: failureIn }, target: toForm },
          // It was deleted elsewhere: the form asks for the list anew.
          {
            guard: { type: 'isCardGone', params: failureIn },
            target: toForm,
            actions: [{ type: 'rememberFailure', params: failureIn }, 'dropKeptCard'],
          },
          { target: toForm, actions: { type: 'rememberFailure', params: failureIn } },
        ],
      },
    },
    booking: {
      tags: 'busy',
      invoke: {
        id: 'book',
        src: 'book',
        input: ({ context }) => ({
          attempt: context.attempt,
          order: context.order,
          guest: context.guest,
          comment: context.comment,
        }),
        onDone: [
          {
            guard: { type: 'isInProcess', params: ({ event }) => event.output },
            target: 'confirming',
            actions: { type: 'rememberBooking', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isRejected', params: ({ event }) => event.output },
            target: toForm,
            actions: ['forgetAttempt', 'tellRejected'],
          },
          {
            target: '#checkout.booked',
            actions: { type: 'rememberBooking', params: ({ event }) => event.output },
          },
        ],
        onError: [
          {
            guard: { type: 'isPriceChanged', params: failureIn },
            target: 'repricing',
            actions: 'forgetAttempt',
          },
          {
            guard: { type: 'isUnavailable', params: failureIn },
            target: '#checkout.unavailable',
            actions: [{ type: 'rememberFailure', params: failureIn }, 'forgetAttempt'],
          },
          {
            guard: { type: 'isExpired', params: failureIn },
            target: '#checkout.expired',
            actions: [{ type: 'rememberFailure', params: failureIn }, 'forgetAttempt'],
          },
          {
            guard: { type: 'mayResend', params: failureIn },
            target: 'waiting',
            actions: [{ type: 'rememberFailure', params: failureIn }, 'countTry'],
          },
          {
            guard: { type: 'isUnknown', params: failureIn },
            target: 'unsure',
            actions: { type: 'rememberFailure', params: failureIn },
          },
          {
            guard: { type: 'isDeclined', params: failureIn },
            target: toForm,
            actions: [{ type: 'rememberFailure', params: failureIn }, 'forgetAttempt'],
          },
          // It was heard before this page was loaded, with another payment: the form asks what became of it.
          { guard: { type: 'isKnownAttempt', params: failureIn }, target: toForm },
          // Nothing is said of the attempt, which may have been heard before: its key is kept.
          { target: toForm, actions: { type: 'rememberFailure', params: failureIn } },
        ],
      },
    },
    // Nobody knows whether the booking was heard: the same attempt is sent again, never another one.
    waiting: {
      after: { resendDelay: 'booking' },
      on: { 'connection.restored': 'booking' },
    },
    unsure: {
      on: {
        'pay.retry': { target: 'booking', actions: 'restartCount' },
        'connection.restored': { target: 'booking', actions: 'restartCount' },
      },
    },
    repricing: {
      tags: 'busy',
      invoke: {
        id: 'refreshOrder',
        src: 'refreshOrder',
        input: ({ context }) => context.order,
        onDone: {
          target: '#checkout.priceChanged',
          actions: [{ type: 'rememberNewOrder', params: ({ event }) => event.output }, 'tellPriceChanged'],
        },
        onError: [
          { guard: { type: 'isUnavailable', params: failureIn }, target: '#checkout.unavailable' },
          { guard: { type: 'isExpired', params: failureIn }, target: '#checkout.expired' },
          { target: toForm, actions: { type: 'rememberFailure', params: failureIn } },
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
          { guard: { type: 'isInProcess', params: ({ event }) => event.output }, target: '#checkout.processing' },
          {
            guard: { type: 'isRejected', params: ({ event }) => event.output },
            target: toForm,
            actions: ['forgetAttempt', 'tellRejected'],
          },
          { target: '#checkout.booked' },
        ],
        onError: [{ guard: 'mayCheck', target: 'confirming' }, { target: '#checkout.processing' }],
      },
    },
  },
})
