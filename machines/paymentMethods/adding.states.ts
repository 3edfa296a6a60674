import { failureIn, paymentMethodsSetup } from './paymentMethods.setup.ts'

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
          { guard: { type: 'isCancelled', params: failureIn }, target: 'idle' },
          {
            guard: { type: 'isCardSpent', params: failureIn },
            target: 'idle',
            actions: [{ type: 'rememberCardFailure', params: failureIn }, 'spendCard'],
          },
          { target: 'idle', actions: { type: 'rememberCardFailure', params: failureIn } },
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
              { guard: { type: 'mayResend', params: failureIn }, target: 'waiting', actions: 'countTry' },
              {
                guard: { type: 'isUnknown', params: failureIn },
                target: 'unsure',
                actions: { type: 'rememberCardFailure', params: failureIn },
              },
              {
                target: '#paymentMethods.adding.idle',
                actions: { type: 'rememberCardFailure', params: failureIn },
              },
            ],
          },
        },
        waiting: {
          after: { resendDelay: 'sending' },
          on: { 'connection.restored': 'sending' },
        },
        unsure: {
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
