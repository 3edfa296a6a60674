import { eventFailure, paymentMethodsSetup } from './paymentMethods.setup.ts'

/** Adds a card: verified by the bank, then stored by the server. Leaving the page does not stop storing. */
export const addingState = paymentMethodsSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: { on: { 'card.submit': { guard: 'hasCard', target: 'verifying', actions: 'clearCardFailure' } } },
    verifying: {
      tags: 'busy',
      on: { 'card.hidden': 'idle' },
      invoke: {
        id: 'tokenizeCard',
        src: 'tokenizeCard',
        input: ({ context }) => ({ card: context.card }),
        onDone: { target: 'storing', actions: { type: 'rememberPayment', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isCancelled', params: eventFailure }, target: 'idle' },
          {
            guard: { type: 'isCardSpent', params: eventFailure },
            target: 'idle',
            actions: [{ type: 'rememberCardFailure', params: eventFailure }, 'spendCard'],
          },
          { target: 'idle', actions: { type: 'rememberCardFailure', params: eventFailure } },
        ],
      },
    },
    storing: {
      initial: 'sending',
      exit: ['releasePayment', 'forgetPayment'],
      states: {
        sending: {
          tags: 'busy',
          invoke: {
            id: 'storeCard',
            src: 'storeCard',
            input: ({ context }) => ({ payment: context.payment }),
            onDone: {
              target: '#paymentMethods.adding.added',
              actions: [
                { type: 'rememberAdded', params: ({ event }) => event.output },
                { type: 'emitAdded', params: ({ event }) => event.output },
              ],
            },
            onError: [
              { guard: { type: 'mayResend', params: eventFailure }, target: 'waiting', actions: 'countTry' },
              {
                guard: { type: 'isUnknown', params: eventFailure },
                target: 'outcomeUnknown',
                actions: { type: 'rememberCardFailure', params: eventFailure },
              },
              {
                target: '#paymentMethods.adding.idle',
                actions: { type: 'rememberCardFailure', params: eventFailure },
              },
            ],
          },
        },
        waiting: {
          after: { resendDelay: 'sending' },
          on: { 'connection.restored': 'sending' },
        },
        outcomeUnknown: {
          // Back in the list, the guest sees whether it was saved.
          always: { guard: 'isAway', target: '#paymentMethods.adding.idle' },
          on: {
            'card.submit': { target: 'sending', actions: 'restartCount' },
            'connection.restored': { target: 'sending', actions: 'restartCount' },
          },
        },
      },
    },
    // Lasts until the page is left.
    added: { always: { guard: 'isAway', target: 'idle' } },
  },
})
