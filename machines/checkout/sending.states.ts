import { checkoutSetup, eventFailure } from './checkout.setup.ts'

const toForm = '#checkout.purchase.open'

/** The wish is on its way. A guest who waits long is told so, and then how to find out what became of it. */
export const sendingState = checkoutSetup.createStateConfig({
  type: 'parallel',
  states: {
    request: {
      initial: 'booking',
      states: {
        booking: {
          tags: 'busy',
          invoke: {
            id: 'book',
            src: 'book',
            input: ({ context }) => ({
              attempt: context.attempt,
              order: context.order,
              guest: context.guest,
              comment: context.comment,
              again: context.again,
            }),
            onDone: [
              {
                guard: { type: 'isInProcess', params: ({ event }) => event.output },
                target: '#checkout.purchase.paying.confirming',
                actions: { type: 'rememberBooking', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isRejected', params: ({ event }) => event.output },
                target: toForm,
                actions: ['forgetAttempt', 'emitRejected'],
              },
              {
                target: '#checkout.purchase.outcome.booked',
                actions: { type: 'rememberBooking', params: ({ event }) => event.output },
              },
            ],
            onError: [
              {
                guard: { type: 'isPriceChanged', params: eventFailure },
                target: '#checkout.purchase.paying.repricing',
                actions: 'forgetAttempt',
              },
              {
                guard: { type: 'isPromoRefused', params: eventFailure },
                target: toForm,
                actions: [{ type: 'rememberFailure', params: eventFailure }, 'forgetAttempt', 'emitPriceChanged'],
              },
              {
                guard: { type: 'isAlreadyBooked', params: eventFailure },
                target: '#checkout.purchase.outcome.alreadyBooked',
                actions: { type: 'rememberFailure', params: eventFailure },
              },
              {
                guard: { type: 'isUnavailable', params: eventFailure },
                target: '#checkout.purchase.outcome.unavailable',
                actions: 'forgetAttempt',
              },
              {
                guard: { type: 'isExpired', params: eventFailure },
                target: '#checkout.purchase.outcome.expired',
                actions: 'forgetAttempt',
              },
              {
                guard: { type: 'mayResend', params: eventFailure },
                target: 'waiting',
                actions: [{ type: 'rememberFailure', params: eventFailure }, 'countTry'],
              },
              {
                guard: { type: 'isUnknown', params: eventFailure },
                target: '#checkout.purchase.paying.outcomeUnknown',
              },
              {
                guard: { type: 'isDeclined', params: eventFailure },
                target: toForm,
                actions: [{ type: 'rememberFailure', params: eventFailure }, 'forgetAttempt'],
              },
              // It was heard before this page was loaded, with another payment: the form asks what became of it.
              { guard: { type: 'isKnownAttempt', params: eventFailure }, target: toForm },
              // Nothing is said of the attempt, which may have been heard before: its key is kept.
              { target: toForm, actions: { type: 'rememberFailure', params: eventFailure } },
            ],
          },
        },
        waiting: {
          after: { resendDelay: 'booking' },
          on: { 'connection.restored': 'booking' },
        },
      },
    },
    waitStage: {
      initial: 'short',
      states: {
        short: { after: { slowAfterSending: 'long' } },
        long: { after: { lookupOfferAfter: 'over' } },
        // The form asks for the attempt by its key, and whatever is paid then has the same one: never a second charge.
        over: { on: { 'pay.checkStatus': toForm } },
      },
    },
  },
})
