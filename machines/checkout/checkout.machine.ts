import { checkoutSetup, noCards, nothingOrdered } from './checkout.setup.ts'
import { openState } from './open.states.ts'
import { payingState } from './paying.states.ts'

const comeAndGo = {
  'checkout.open': { target: 'open', actions: 'beginAnew' },
  'checkout.leave': 'idle',
} as const

export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  context: ({ input: { attemptId, ...kept } }) => ({
    ...kept,
    ...nothingOrdered,
    attempt: { id: attemptId, payment: '' },
    isPlaced: false,
    card: '',
    ...noCards,
  }),
  initial: 'idle',
  on: {
    'auth.signedIn': { actions: 'rememberUser' },
    'auth.signedOut': [
      { guard: 'hasCard', actions: ['forgetUser', 'releaseCard', 'forgetCard'] },
      { actions: 'forgetUser' },
    ],
    'auth.left': { actions: 'forgetWords' },
    'card.shown': { actions: 'rememberPlace' },
    // Its fields went with the place: a form without them is dead.
    'card.hidden': [
      { guard: 'hasCard', actions: ['forgetPlace', 'releaseCard', 'forgetCard'] },
      { actions: 'forgetPlace' },
    ],
  },
  states: {
    idle: { on: { 'checkout.open': comeAndGo['checkout.open'] } },
    open: openState,
    paying: payingState,
    priceChanged: { on: { ...comeAndGo, 'price.accept': 'paying', 'price.refuse': 'open' } },
    // The hold was refused, or the room is gone: back to the rooms.
    unavailable: { on: comeAndGo },
    // The key of the rate has run out: the room is to be chosen anew.
    expired: { on: comeAndGo },
    // It takes longer than usual: the guest is told that an e-mail will come.
    processing: {
      entry: 'rememberLate',
      on: { ...comeAndGo, 'booking.check': { target: 'paying.checking', actions: 'restartCount' } },
    },
    // Whoever was on another page meanwhile comes back to it.
    booked: {
      entry: ['forgetAttempt', 'tellBooked'],
      on: {
        'checkout.open': [{ guard: 'isSameOffer', actions: 'tellBooked' }, comeAndGo['checkout.open']],
        'checkout.leave': 'idle',
      },
    },
    // The same stay stands already, perhaps from another tab: the guest is asked.
    alreadyBooked: {
      on: {
        ...comeAndGo,
        'again.accept': { target: 'paying.sending', actions: 'meanAgain' },
        'again.refuse': { target: 'open', actions: ['forgetAttempt', 'clearFailure'] },
      },
    },
  },
})
