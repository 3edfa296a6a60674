import { failureIn, paymentMethodsSetup } from './paymentMethods.setup.ts'

/** The place of the card fields, and the form in it: without its fields a form is dead. */
export const placeState = paymentMethodsSetup.createStateConfig({
  initial: 'away',
  states: {
    away: { on: { 'card.shown': { target: 'shown', actions: 'clearCardFailure' } } },
    shown: {
      initial: 'opening',
      on: { 'card.hidden': 'away' },
      states: {
        opening: {
          tags: 'busy',
          invoke: {
            id: 'openCard',
            src: 'openCard',
            onDone: { target: 'ready', actions: { type: 'rememberCard', params: ({ event }) => event.output } },
            onError: { target: 'failed', actions: { type: 'rememberCardFailure', params: failureIn } },
          },
        },
        ready: {
          on: { 'card.spent': 'opening' },
          exit: ['releaseCard', 'forgetCard'],
        },
        failed: {
          on: { 'card.retry': 'opening', 'connection.restored': 'opening' },
          exit: 'clearCardFailure',
        },
      },
    },
  },
})
