import { checkoutSetup, failureIn } from './checkout.setup.ts'

const toForm = '#checkout.purchase.open'

/** The wish is on its way. A guest who waits long is told so, and then how to find out what became of it. */
export const sendingState = checkoutSetup.createStateConfig({
  type: 'parallel',
  states: {
    wish: {
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
                guard: { type: 'isPriceChanged', params: failureIn },
                target: '#checkout.purchase.paying.repricing',
                actions: 'forgetAttempt',
              },
              {
                guard: { type: 'isPromoRefused', params: failureIn },
                target: toForm,
                actions: [{ type: 'rememberFailure', params: failureIn }, 'forgetAttempt', 'emitPriceChanged'],
              },
              {
                guard: { type: 'isAlreadyBooked', params: failureIn },
                target: '#checkout.purchase.outcome.alreadyBooked',
                actions: { type: 'rememberFailure', params: failureIn },
              },
              {
                guard: { type: 'isUnavailable', params: failureIn },
                target: '#checkout.purchase.outcome.unavailable',
                actions: 'forgetAttempt',
              },
              {
                guard: { type: 'isExpired', params: failureIn },
                target: '#checkout.purchase.outcome.expired',
                actions: 'forgetAttempt',
              },
              {
                guard: { type: 'mayResend', params: failureIn },
                target: 'waiting',
                actions: [{ type: 'rememberFailure', params: failureIn }, 'countTry'],
              },
              { guard: { type: 'isUnknown', params: failureIn }, target: '#checkout.purchase.paying.unsure' },
              {
                guard: { type: 'isDeclined', params: failureIn },
                target: toForm,
                actions: [{ type: 'rememberFailure', params: failureIn }, 'forgetAttempt'],
              },
              // It was heard before this page was loaded, with another payment: the form asks what became of it.
              { guard: { type: 'isKnownAttempt', params: failureIn }, target: toForm },
              // Nothing is said of the attempt, which may have been heard before: its key is kept.
              { target: toForm, actions: { type: 'rememberFailure', params: failureIn } },
            ],
          },
        },
        waiting: {
          after: { resendDelay: 'booking' },
          on: { 'connection.restored': 'booking' },
        },
      },
    },
    patience: {
      initial: 'short',
      states: {
        short: { after: { firstPatience: 'long' } },
        long: { after: { secondPatience: 'over' } },
        // The form asks for the attempt by its key, and whatever is paid then has the same one: never a second charge.
        over: { on: { 'pay.lookUp': toForm } },
      },
    },
  },
})
