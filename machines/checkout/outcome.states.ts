import { checkoutSetup } from './checkout.setup.ts'

/** Outcome of a payment. Most are final; two ask the guest how to continue. */
export const outcomeState = checkoutSetup.createStateConfig({
  initial: 'booked',
  on: {
    'checkout.open': { target: '#checkout.purchase.open', actions: 'beginAnew' },
    'checkout.leave': '#checkout.purchase.idle',
  },
  states: {
    offerChanged: {
      on: {
        'change.accept': [
          { guard: 'canPay', target: '#checkout.purchase.paying' },
          // A guest who has signed out has no card any more: the form asks for one.
          { target: '#checkout.purchase.open' },
        ],
        'change.refuse': '#checkout.purchase.open',
      },
    },
    unavailable: {},
    expired: {},
    processing: {
      entry: 'rememberLate',
      on: { 'booking.check': { target: '#checkout.purchase.paying.checking', actions: 'restartCount' } },
    },
    booked: {
      entry: ['forgetAttempt', 'emitBooked'],
      on: { 'checkout.open': { guard: 'isSameOffer', actions: 'emitBooked' } },
    },
    alreadyBooked: {
      // The failure names a booking of this guest, which another user must not see.
      exit: 'clearFailure',
      on: {
        'duplicate.confirm': { target: '#checkout.purchase.paying.sending', actions: 'meanAgain' },
        'duplicate.decline': { target: '#checkout.purchase.open', actions: 'forgetAttempt' },
        'auth.signedOut': '#checkout.purchase.open',
      },
    },
  },
})
