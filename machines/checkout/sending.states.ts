import { checkoutSetup, eventFailure } from './checkout.setup.ts'

const toForm = '#checkout.purchase.open'

/** The booking is being sent. After a while the page says that it takes longer, then offers to look up the outcome. */
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
                guard: { type: 'isOfferChanged', params: eventFailure },
                target: '#checkout.purchase.paying.repricing',
                actions: 'forgetAttempt',
              },
              {
                guard: { type: 'isPromoRefused', params: eventFailure },
                target: toForm,
                actions: [{ type: 'rememberFailure', params: eventFailure }, 'forgetAttempt', 'emitOfferChanged'],
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
              // The server received this key before a page reload, with another payment: the form looks up the outcome.
              { guard: { type: 'isKnownAttempt', params: eventFailure }, target: toForm },
              // The failure says nothing about the attempt, which an earlier request may have delivered: keep its key.
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
        // The form looks up the attempt by its key, and pays with the same key: never a second charge.
        over: { on: { 'pay.checkStatus': toForm } },
      },
    },
  },
})
