import { limitIterations } from '#machines/kit/limitIterations.ts'
import { checkoutSetup, noCards, nothingOrdered } from './checkout.setup.ts'
import { openState } from './open.states.ts'
import { outcomeState } from './outcome.states.ts'
import { payingState } from './paying.states.ts'
import { cardFormSlotState } from './cardFormSlot.states.ts'

/** From the form to the booking. The card form and the guest are regions of their own, since they change during any purchase. */
export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  options: limitIterations,
  context: ({ input: { attemptId, ...storedForm } }) => ({
    ...storedForm,
    ...nothingOrdered,
    attempt: { id: attemptId, payment: '' },
    card: '',
    cardFailure: null,
    ...noCards,
  }),
  type: 'parallel',
  states: {
    cardFormSlot: cardFormSlotState,
    guest: {
      initial: 'signedOut',
      on: { 'auth.left': { actions: 'forgetWords' } },
      states: {
        signedOut: { on: { 'auth.signedIn': { target: 'signedIn', actions: 'rememberUser' } } },
        signedIn: {
          on: {
            'auth.signedOut': { target: 'signedOut', actions: 'forgetUser' },
            'wallet.change': { actions: 'rememberWallet' },
          },
        },
      },
    },
    purchase: {
      initial: 'idle',
      states: {
        idle: { on: { 'checkout.open': { target: 'open', actions: 'beginAnew' } } },
        open: openState,
        paying: payingState,
        outcome: outcomeState,
      },
    },
  },
})
