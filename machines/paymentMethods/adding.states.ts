import { eventFailure, paymentMethodsSetup } from './paymentMethods.setup.ts'

/** A new card: the bank, and the server. Leaving the page does not stop a card that is being stored. */
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
          // Gone back to the list: there it is seen whether it was kept.
          always: { guard: 'isAway', target: '#paymentMethods.adding.idle' },
          on: {
            'card.submit': { target: 'sending', actions: 'restartCount' },
            'connection.restored': { target: 'sending', actions: 'restartCount' },
          },
        },
      },
    },
    // It goes with its page.
    added: { always: { guard: 'isAway', target: 'idle' } },
  },
})
