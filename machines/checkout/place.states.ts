import { checkoutSetup, failureIn } from './checkout.setup.ts'

/** The place of the card fields, and the form in it. The form goes with its place, and with its guest. */
export const placeState = checkoutSetup.createStateConfig({
  initial: 'away',
  states: {
    away: { on: { 'card.shown': 'shown' } },
    shown: {
      initial: 'closed',
      on: { 'card.hidden': 'away', 'auth.signedOut': '.closed' },
      states: {
        closed: { always: { guard: 'isSignedIn', target: 'opening' } },
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
