import { failureIn, paymentMethodsSetup } from './paymentMethods.setup.ts'

/** A new card: the form at its place, the bank, and the server. Leaving the page does not stop a card that is being stored. */
export const addingState = paymentMethodsSetup.createStateConfig({
  initial: 'closed',
  states: {
    closed: { always: { guard: 'isPlaced', target: 'opening' } },
    opening: {
      tags: 'busy',
      always: { guard: 'isNotPlaced', target: 'closed' },
      invoke: {
        id: 'openCard',
        src: 'openCard',
        onDone: { target: 'ready', actions: { type: 'rememberCard', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'rememberCardFailure', params: failureIn } },
      },
    },
    failed: {
      always: { guard: 'isNotPlaced', target: 'closed', actions: 'clearCardFailure' },
      on: {
        'card.retry': { target: 'opening', actions: 'clearCardFailure' },
        'connection.restored': { target: 'opening', actions: 'clearCardFailure' },
      },
    },
    ready: {
      always: { guard: 'hasNoCard', target: 'closed' },
      on: { 'card.submit': { target: 'verifying', actions: 'clearCardFailure' } },
    },
    verifying: {
      tags: 'busy',
      // The form went with its place.
      always: { guard: 'hasNoCard', target: 'closed' },
      invoke: {
        id: 'tokenizeCard',
        src: 'tokenizeCard',
        input: ({ context }) => ({ card: context.card }),
        onDone: { target: 'storing', actions: { type: 'rememberPayment', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isCancelled', params: failureIn }, target: 'ready' },
          {
            guard: { type: 'isCardSpent', params: failureIn },
            target: 'closed',
            actions: [{ type: 'rememberCardFailure', params: failureIn }, 'releaseCard', 'forgetCard'],
          },
          { target: 'ready', actions: { type: 'rememberCardFailure', params: failureIn } },
        ],
      },
    },
    storing: {
      tags: 'busy',
      invoke: {
        id: 'storeCard',
        src: 'storeCard',
        input: ({ context }) => ({ payment: context.payment }),
        onDone: {
          target: 'added',
          actions: [
            { type: 'rememberAdded', params: ({ event }) => event.output },
            'releasePayment',
            'forgetPayment',
            { type: 'tellAdded', params: ({ event }) => event.output },
          ],
        },
        onError: [
          {
            guard: { type: 'mayResend', params: failureIn },
            target: 'waiting',
            actions: 'countTry',
          },
          {
            guard: { type: 'isUnknown', params: failureIn },
            target: 'unsure',
            actions: { type: 'rememberCardFailure', params: failureIn },
          },
          {
            target: 'ready',
            actions: [{ type: 'rememberCardFailure', params: failureIn }, 'releasePayment', 'forgetPayment'],
          },
        ],
      },
    },
    // Nobody knows whether the card was kept: the same one is sent again, never another one.
    waiting: {
      after: { resendDelay: 'storing' },
      on: { 'connection.restored': 'storing' },
    },
    unsure: {
      // Gone back to the list: there it is seen whether it was kept.
      always: {
        guard: 'isNotPlaced',
        target: 'closed',
        actions: ['clearCardFailure', 'releasePayment', 'forgetPayment'],
      },
      on: {
        'card.submit': { target: 'storing', actions: 'restartCount' },
        'connection.restored': { target: 'storing', actions: 'restartCount' },
      },
    },
    added: { always: { guard: 'isNotPlaced', target: 'closed' } },
  },
})
