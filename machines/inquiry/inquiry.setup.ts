import { isOutcomeUnknown, toFailure, type Failure } from '#machines/kit/failure.ts'
import { declareTypes } from '#machines/kit/types.ts'
import { assertEvent, assign, emit, raise, setup } from 'xstate'
import { inquiryPorts, type Attempt } from './inquiry.ports.ts'
import {
  draftOfAnother,
  EMPTY_DRAFT,
  firstWrongStep,
  guestAfterSignIn,
  guestAfterSignOut,
  hasProblems,
  stepOfFailure,
  stillCompleted,
  withCompleted,
  type InquiryDraft,
  type InquiryGuest,
  type SentInquiry,
  type Step,
} from './inquiry.rules.ts'

export interface InquiryContext {
  completedSteps: Step[]
  draft: InquiryDraft
  /** Its id is empty until a card is verified, and its payment after a reload. */
  attempt: Attempt
  /** The saved card that is verified; null: the entered one. */
  paymentMethodId: string | null
  /** The step whose problems are all shown, since the guest wanted to leave it; null: none. */
  checkedStep: Step | null
  failure: Failure | null
  cardFailure: Failure | null
  /** Handle of the open card form; empty: none. */
  card: string
  sent: SentInquiry | null
}

/** From an earlier page of this browser. */
export type InquiryInput = Pick<InquiryContext, 'completedSteps' | 'draft' | 'sent'> & { attemptId: string }

/** `now`: ISO instant of the press. */
export type InquiryEvent =
  | { type: 'draft.change'; change: Partial<InquiryDraft> }
  | { type: 'step.submit'; step: Step; now: string }
  | { type: 'request.submit'; paymentMethodId: string | null; now: string }
  | { type: 'inquiry.another' }
  /** The slot of the card fields appears on the page, or leaves it. */
  | { type: 'card.shown' }
  | { type: 'card.hidden' }
  | { type: 'card.retry' }
  /** Raised by the machine itself: the entered card cannot be used any more. */
  | { type: 'card.invalidated' }
  | { type: 'auth.signedIn'; user: InquiryGuest }
  | { type: 'auth.signedOut'; user: InquiryGuest }
  /** The guest signed out themselves: nothing waits for them. */
  | { type: 'auth.left' }
  | { type: 'connection.restored' }

export type InquiryEmitted =
  | { type: 'step.done'; step: Step }
  /** This step holds what is wrong. */
  | { type: 'step.open'; step: Step }
  | { type: 'sent'; id: string }
  /** This card form or payment is no longer needed. */
  | { type: 'cardForm.released'; card: string }
  | { type: 'payment.done'; payment: string }

/** The failure of an error event. */
export const eventFailure = ({ event }: { event: { error: unknown } }): Failure => toFailure(event.error)

export const NO_ATTEMPT: Attempt = { id: '', payment: '' }

export const inquirySetup = setup({
  types: declareTypes<{
    context: InquiryContext
    events: InquiryEvent
    emitted: InquiryEmitted
    input: InquiryInput
    tags: 'busy'
  }>(),
  actors: inquiryPorts,
  guards: {
    isSent: ({ context }) => context.sent !== null,
    isStepWrong: ({ context, event }) => {
      assertEvent(event, 'step.submit')
      return hasProblems(event.step, context.draft, event.now)
    },
    isClockUnknown: ({ context, event }) => {
      assertEvent(event, 'step.submit')
      return event.step === 'booking' && context.draft.hotel.timeZone === null
    },
    isAnyStepWrong: ({ context, event }) => {
      assertEvent(event, 'request.submit')
      return firstWrongStep(context.draft, event.now) !== null
    },
    hasCard: ({ context, event }) => {
      assertEvent(event, 'request.submit')
      return event.paymentMethodId !== null || context.card !== ''
    },
    isCancelled: (_, { code }: Failure) => code === 'card.cancelled',
    isCardSpent: (_, { code }: Failure) => code === 'card.refreshToken',
    isUnknown: (_, failure: Failure) => isOutcomeUnknown(failure),
    isOfAStep: (_, failure: Failure) => stepOfFailure(failure) !== null,
    isBookingRight: ({ context }, { timeZone }: { timeZone: string | null }) =>
      timeZone !== null && !hasProblems('booking', context.draft, null),
    /** The clock that is being looked up may not be the hotel's any more. */
    isHotelChanged: ({ event }) => {
      assertEvent(event, 'draft.change')
      return event.change.hotel !== undefined
    },
  },
  actions: {
    changeDraft: assign(({ context, event }) => {
      assertEvent(event, 'draft.change')
      const draft = { ...context.draft, ...event.change }
      return {
        draft,
        completedSteps: stillCompleted(context.completedSteps, draft),
        failure: null,
        // Another request must not go by the key of one that may have arrived.
        attempt: NO_ATTEMPT,
      }
    }),
    completeStep: assign(({ context }, step: Step) => ({
      completedSteps: withCompleted(context.completedSteps, step),
      checkedStep: null,
      failure: null,
    })),
    emitStepDone: emit((_, step: Step) => ({ type: 'step.done', step })),
    showProblems: assign((_, step: Step | null) => ({ checkedStep: step, failure: null })),
    emitStepOpen: emit((_, step: Step | null) => ({ type: 'step.open', step: step ?? 'booking' })),
    rememberClock: assign(({ context }, { timeZone }: { timeZone: string | null }) => ({
      draft: { ...context.draft, hotel: { ...context.draft.hotel, timeZone: timeZone ?? '' } },
    })),
    rememberCardChoice: assign(({ event }) => {
      assertEvent(event, 'request.submit')
      return { paymentMethodId: event.paymentMethodId, failure: null, checkedStep: null }
    }),
    rememberAttempt: assign((_, attempt: Attempt) => ({ attempt })),
    releasePayment: emit(({ context }) => ({ type: 'payment.done', payment: context.attempt.payment })),
    forgetAttempt: assign({ attempt: NO_ATTEMPT }),
    rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
    rememberSent: assign((_, sent: SentInquiry) => ({ sent, failure: null })),
    emitSent: emit((_, { id }: SentInquiry) => ({ type: 'sent', id })),
    beginAnother: assign(({ context }) => {
      const draft = draftOfAnother(context.draft)
      return { draft, completedSteps: stillCompleted(context.completedSteps, draft), sent: null }
    }),
    offerUser: assign(({ context, event }) => {
      assertEvent(event, 'auth.signedIn')
      return { draft: { ...context.draft, guest: guestAfterSignIn(context.draft.guest, event.user) } }
    }),
    forgetUser: assign(({ context, event }) => {
      assertEvent(event, 'auth.signedOut')
      const draft = { ...context.draft, guest: guestAfterSignOut(context.draft.guest, event.user) }
      return { draft, completedSteps: stillCompleted(context.completedSteps, draft) }
    }),
    forgetEverything: assign({
      draft: EMPTY_DRAFT,
      completedSteps: [],
      sent: null,
      attempt: NO_ATTEMPT,
      paymentMethodId: null,
      checkedStep: null,
      failure: null,
    }),
    spendCard: raise({ type: 'card.invalidated' }),
    rememberCard: assign({ card: (_, { card }: { card: string }) => card }),
    releaseCard: emit(({ context }) => ({ type: 'cardForm.released', card: context.card })),
    forgetCard: assign({ card: '' }),
    rememberCardFailure: assign({ cardFailure: (_, failure: Failure) => failure }),
    clearCardFailure: assign({ cardFailure: null }),
  },
})
