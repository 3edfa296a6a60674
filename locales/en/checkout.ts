import { checkoutShort } from './checkoutShort.ts'

/** All texts of the checkout, payment included. */
export const checkout = {
  ...checkoutShort,
  guest: {
    ...checkoutShort.guest,
    travellers: 'Guests you’ve booked for',
    newTraveller: 'Someone new',
  },
  payment: {
    ...checkoutShort.payment,
    methods: 'Ways to pay',
    payWith: 'Pay with {{wallet}}',
    newCard: 'New card',
    another: 'Another card',
    keep: 'Save this card for next time',
    keepText: 'Saved only if the payment goes through. Our payment provider stores it until you delete it.',
    listFailed: 'We couldn’t load your saved cards. You can pay with a new card.',
    cardNumber: 'Card number',
    expiry: 'Expiry date',
    expiryHint: 'MM / YY',
    cvv: 'Security code',
    primary: 'Default',
    invoice: 'Monthly invoice',
    invoiceText: 'No card needed: this stay goes on your account’s statement for the month.',
    loading: 'Loading the card form…',
    formFailed: 'We couldn’t load the card form',
    gone: 'This card is no longer saved. Please choose another one.',
    overLimit:
      'This booking is more than your account can still book by invoice. Choose another way to pay, or contact us to raise your limit.',
    frame: 'Secure field: {{name}}',
    sandbox: 'Test payments',
    sandboxText: 'No real money is charged. Use card {{card}} with any future date and any code.',
  },
  again: {
    title: 'You already have a booking here',
    text: 'Booking {{reference}} is for the same type of room, and its hours overlap with these. Book this stay too, and pay for both?',
    accept: 'Book this one too',
    see: 'See that booking',
  },
  priceChanged: 'The price was {{before}} and is now {{now}}. You haven’t been charged.',
  newPrice: 'The price has changed',
  newTerms: 'The cancellation terms have changed',
  termsBefore: 'Before',
  termsNow: 'Now',
  notCharged: 'You haven’t been charged.',
  refuseChange: 'No, thanks',
  acceptChange: 'Continue at {{money}}',
  declined: {
    card: {
      different: 'This card was declined, and nothing was charged.',
      invalid: 'The card’s details weren’t accepted, and nothing was charged.',
      verify: 'The card couldn’t be verified, and nothing was charged.',
      failed: 'The payment didn’t go through, and nothing was charged.',
    },
  },
  unheard: {
    checking: 'We’re checking whether your last payment reached us.',
    text: 'Your last payment didn’t reach us.',
    once: 'If you pay again, you’ll only be charged once.',
  },
  unsure: {
    title: 'We’re still checking your payment',
    text: 'Please don’t pay again. Check again in a moment: you’ll never be charged twice for the same booking.',
    retry: 'Check again',
  },
} as const
