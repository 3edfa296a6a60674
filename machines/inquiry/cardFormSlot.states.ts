import { eventFailure, inquirySetup } from './inquiry.setup.ts'

/** Slot of the card fields and the form in it. */
export const cardFormSlotState = inquirySetup.createStateConfig({
  initial: 'unmounted',
  states: {
    unmounted: { on: { 'card.shown': 'mounted' } },
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
