import { limitIterations } from '#machines/kit/limitIterations.ts'
import { cardFormSlotState } from './cardFormSlot.states.ts'
import { firstWrongStep, stepOfFailure, type Step } from './inquiry.rules.ts'
import { eventFailure, inquirySetup, NO_ATTEMPT } from './inquiry.setup.ts'

/** The only step that is saved: it has the hotel. */
const theBooking = (): Step => 'booking'

/** Specification §2, inquiry wizard: four steps, then the request is sent once. Leaving the page does not stop sending. */
export const inquiryMachine = inquirySetup.createMachine({
  id: 'inquiry',
  options: limitIterations,
  context: ({ input: { attemptId, ...stored } }) => ({
    ...stored,
    attempt: { ...NO_ATTEMPT, id: attemptId },
    paymentMethodId: null,
    checkedStep: null,
    failure: null,
    cardFailure: null,
    card: '',
  }),
  type: 'parallel',
  on: {
    'auth.signedIn': { actions: 'offerUser' },
    'auth.signedOut': { actions: 'forgetUser' },
    'auth.left': { target: '.request.form.editing', actions: 'forgetEverything' },
  },
  states: {
    cardFormSlot: cardFormSlotState,
    request: {
      initial: 'form',
      states: {
        form: {
          // The last page left a request that was sent.
          always: { guard: 'isSent', target: 'sent' },
          initial: 'editing',
          states: { editing: {}, failed: {} },
          on: {
            'draft.change': { target: '.editing', actions: 'changeDraft' },
            'step.submit': [
              {
                guard: 'isStepWrong',
                target: '.editing',
                actions: { type: 'showProblems', params: ({ event }) => event.step },
              },
              { guard: 'isClockUnknown', target: 'saving' },
              {
                target: '.editing',
                actions: [
                  { type: 'completeStep', params: ({ event }) => event.step },
                  { type: 'emitStepDone', params: ({ event }) => event.step },
                ],
              },
            ],
            'request.submit': [
              {
                guard: 'isAnyStepWrong',
                target: '.editing',
                actions: [
                  {
                    type: 'showProblems',
                    params: ({ context, event }) => firstWrongStep(context.draft, event.now),
                  },
                  {
                    type: 'emitStepOpen',
                    params: ({ context, event }) => firstWrongStep(context.draft, event.now),
                  },
                ],
              },
              { guard: 'hasCard', target: 'verifying', actions: 'rememberCardChoice' },
            ],
          },
        },
        /** The first step is kept with the hotel's clock, by which all hours are judged. */
        saving: {
          tags: 'busy',
          entry: 'clearFailure',
          on: {
            'draft.change': [
              { guard: 'isHotelChanged', target: 'form', actions: 'changeDraft' },
              { actions: 'changeDraft' },
            ],
          },
          invoke: {
            id: 'lookUpClock',
            src: 'lookUpClock',
            input: ({ context }) => ({ point: context.draft.hotel.point }),
            onDone: [
              {
                guard: { type: 'isBookingRight', params: ({ event }) => event.output },
                target: 'form',
                actions: [
                  { type: 'rememberClock', params: ({ event }) => event.output },
                  { type: 'completeStep', params: theBooking },
                  { type: 'emitStepDone', params: theBooking },
                ],
              },
              {
                target: 'form',
                actions: [
                  { type: 'rememberClock', params: ({ event }) => event.output },
                  { type: 'showProblems', params: theBooking },
                ],
              },
            ],
            onError: { target: 'form.failed', actions: { type: 'rememberFailure', params: eventFailure } },
          },
        },
        verifying: {
          tags: 'busy',
          invoke: {
            id: 'verifyCard',
            src: 'verifyCard',
            input: ({ context: { card, paymentMethodId, draft, attempt } }) => ({
              card,
              paymentMethodId,
              guest: draft.guest,
              attemptId: attempt.id,
            }),
            onDone: {
              target: 'delivering',
              actions: { type: 'rememberAttempt', params: ({ event }) => event.output },
            },
            onError: [
              { guard: { type: 'isCancelled', params: eventFailure }, target: 'form' },
              {
                guard: { type: 'isCardSpent', params: eventFailure },
                target: 'form.failed',
                actions: [{ type: 'rememberFailure', params: eventFailure }, 'spendCard'],
              },
              { target: 'form.failed', actions: { type: 'rememberFailure', params: eventFailure } },
            ],
          },
        },
        delivering: {
          initial: 'sending',
          exit: ['releasePayment', 'forgetAttempt'],
          // A request on its way stays as it was sent: it may have to be sent again.
          on: { 'auth.signedOut': {} },
          states: {
            sending: {
              tags: 'busy',
              entry: 'clearFailure',
              invoke: {
                id: 'sendInquiry',
                src: 'sendInquiry',
                input: ({ context: { attempt, draft } }) => ({ attempt, draft }),
                onDone: {
                  target: '#inquiry.request.sent',
                  actions: [
                    { type: 'rememberSent', params: ({ event }) => event.output },
                    { type: 'emitSent', params: ({ event }) => event.output },
                  ],
                },
                onError: [
                  {
                    guard: { type: 'isUnknown', params: eventFailure },
                    target: 'unsure',
                    actions: { type: 'rememberFailure', params: eventFailure },
                  },
                  {
                    guard: { type: 'isOfAStep', params: eventFailure },
                    target: '#inquiry.request.form.failed',
                    actions: [
                      { type: 'rememberFailure', params: eventFailure },
                      { type: 'emitStepOpen', params: ({ event }) => stepOfFailure(eventFailure({ event })) },
                    ],
                  },
                  {
                    target: '#inquiry.request.form.failed',
                    actions: { type: 'rememberFailure', params: eventFailure },
                  },
                ],
              },
            },
            /** An answer never came: the same request goes again, by the same key. */
            unsure: { on: { 'request.submit': 'sending', 'connection.restored': 'sending' } },
          },
        },
        sent: { on: { 'inquiry.another': { target: 'form', actions: 'beginAnother' } } },
      },
    },
  },
})
