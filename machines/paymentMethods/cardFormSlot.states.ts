import { eventFailure, paymentMethodsSetup } from './paymentMethods.setup.ts'

/** Slot of the card fields and the form in it: a form without its fields is useless. */
export const cardFormSlotState = paymentMethodsSetup.createStateConfig({
  initial: 'unmounted',
  states: {
    unmounted: { on: { 'card.shown': { target: 'mounted', actions: 'clearCardFailure' } } },
    mounted: {
      initial: 'opening',
      on: { 'card.hidden': 'unmounted' },
      states: {
        opening: {
          tags: 'busy',
          invoke: {
            id: 'openCard',
            src: 'openCard',
            onDone: { target: 'ready', actions: { type: 'rememberCard', params: ({ event }) => event.output } },
            onError: { target: 'failed', actions: { type: 'rememberCardFailure', params: eventFailure } },
          },
        },
        ready: {
          on: { 'card.invalidated': 'opening' },
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
