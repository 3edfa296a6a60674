import { checkoutSetup, eventFailure } from './checkout.setup.ts'

/** Slot of the card fields and the form in it. The form closes when its slot leaves the page or the guest signs out. */
export const cardFormSlotState = checkoutSetup.createStateConfig({
  initial: 'unmounted',
  states: {
    unmounted: { on: { 'card.shown': 'mounted' } },
    mounted: {
      initial: 'closed',
      on: { 'card.hidden': 'unmounted', 'auth.signedOut': '.closed' },
      states: {
        closed: { always: { guard: 'isSignedIn', target: 'opening' } },
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
