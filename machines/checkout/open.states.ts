import { checkoutSetup, eventFailure } from './checkout.setup.ts'

/** The form, and what loads while the guest fills it in. */
export const openState = checkoutSetup.createStateConfig({
  type: 'parallel',
  on: {
    'checkout.open': [
      { guard: 'isSameOffer', target: '#checkout.purchase.open', actions: 'resumeOffer' },
      { target: '#checkout.purchase.open', actions: 'beginAnew' },
    ],
    'checkout.leave': '#checkout.purchase.idle',
    'auth.left': { actions: 'clearFailure' },
    'guest.change': { actions: 'changeGuest' },
    'comment.change': { actions: 'changeComment' },
    'terms.change': { actions: 'changeTerms' },
    'bid.change': { actions: 'changeBid' },
    'card.choose': { actions: 'chooseCard' },
    'card.keep': { actions: 'changeKeeping' },
  },
  states: {
    kept: {
      initial: 'unasked',
      on: { 'auth.signedOut': '.unasked' },
      states: {
        unasked: { always: { guard: 'isSignedIn', target: 'loading' } },
        loading: {
          tags: 'busy',
          invoke: {
            id: 'loadCards',
            src: 'loadCards',
            onDone: { target: 'loaded', actions: { type: 'rememberCards', params: ({ event }) => event.output } },
            onError: 'failed',
          },
          after: { listPatience: 'failed' },
        },
        loaded: {},
        failed: {
          on: { 'cards.retry': 'loading', 'connection.restored': 'loading' },
        },
      },
    },
    earlier: {
      initial: 'none',
      states: {
        none: { always: { guard: 'hasUnansweredAttempt', target: 'asking' } },
        asking: {
          tags: 'busy',
          invoke: {
            id: 'findBooking',
            src: 'findBooking',
            input: ({ context }) => ({ attemptId: context.attempt.id }),
            onDone: {
              target: '#checkout.purchase.paying.checking',
              actions: [{ type: 'rememberBooking', params: ({ event }) => event.output }, 'rememberLate'],
            },
            onError: [
              { guard: { type: 'isUnheard', params: eventFailure }, target: 'resolved' },
              {
                guard: { type: 'isUnavailable', params: eventFailure },
                target: '#checkout.purchase.outcome.unavailable',
                actions: 'forgetAttempt',
              },
              {
                guard: { type: 'isDeclined', params: eventFailure },
                target: 'resolved',
                actions: [{ type: 'rememberFailure', params: eventFailure }, 'forgetAttempt'],
              },
              { target: 'failed', actions: { type: 'rememberFailure', params: eventFailure } },
            ],
          },
          on: { 'auth.signedOut': 'none' },
        },
        // Paying remains possible: the attempt has the same key, so it cannot be charged twice.
        failed: {
          on: {
            'connection.restored': { target: 'none', actions: 'clearFailure' },
            'booking.check': { target: 'none', actions: ['clearFailure', 'restartCount'] },
            'auth.signedIn': { target: 'none', actions: 'clearFailure' },
          },
        },
        resolved: {},
      },
    },
    form: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'pay.submit': [
              { guard: { type: 'hasProblems', params: ({ event }) => event.offer }, actions: 'showProblems' },
              { guard: 'canPay', target: '#checkout.purchase.paying', actions: 'beginPaying' },
              { guard: 'isNothingToPay', target: '#checkout.purchase.paying', actions: 'beginPaying' },
              { guard: 'isSignedIn', actions: 'showProblems' },
              { target: 'signingIn', actions: 'wantSignIn' },
            ],
          },
        },
        signingIn: {
          on: { 'auth.signedIn': 'editing', 'signIn.cancel': 'editing' },
        },
      },
    },
  },
})
