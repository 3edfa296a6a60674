import { checkoutSetup } from './checkout.setup.ts'

/** What has come of it. Most of these are an end; two ask the guest how to go on. */
export const outcomeState = checkoutSetup.createStateConfig({
  initial: 'booked',
  on: {
    'checkout.open': { target: '#checkout.purchase.open', actions: 'beginAnew' },
    'checkout.leave': '#checkout.purchase.idle',
  },
  states: {
    priceChanged: { on: { 'price.accept': '#checkout.purchase.paying', 'price.refuse': '#checkout.purchase.open' } },
    // The hold was refused, or the room is gone: back to the rooms.
    unavailable: {},
    // The key of the rate has run out: the room is to be chosen anew.
    expired: {},
    // It takes longer than usual: the guest is told that an e-mail will come.
    processing: {
      entry: 'rememberLate',
      on: { 'booking.check': { target: '#checkout.purchase.paying.checking', actions: 'restartCount' } },
    },
    // Whoever was on another page meanwhile comes back to it.
    booked: {
      entry: ['forgetAttempt', 'tellBooked'],
      on: { 'checkout.open': { guard: 'isSameOffer', actions: 'tellBooked' } },
    },
    // The same stay stands already, perhaps from another tab: the guest is asked.
    alreadyBooked: {
      on: {
        'again.accept': { target: '#checkout.purchase.paying.sending', actions: 'meanAgain' },
        'again.refuse': { target: '#checkout.purchase.open', actions: ['forgetAttempt', 'clearFailure'] },
      },
    },
  },
})
