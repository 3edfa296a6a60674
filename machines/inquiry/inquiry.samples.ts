import type { Failure } from '#machines/kit/failure.ts'
import { doneEvent, errorEvent } from '#machines/kit/port.ts'
import { describeMachine, PLANTED_SECRET } from '#machines/kit/verify/machineSpec.ts'
import { loadErrorKind, LOAD_ERROR_KINDS, YES_OR_NO, yesOrNo } from '#machines/kit/viewState.ts'
import { inquiryPolicy } from './inquiry.export.ts'
import { inquiryInvariants } from './inquiry.invariants.ts'
import { inquiryMachine } from './inquiry.machine.ts'
import { inquiryPorts as ports } from './inquiry.ports.ts'
import { EMPTY_DRAFT, firstWrongStep, NO_HOTEL, type InquiryDraft, type InquiryGuest } from './inquiry.rules.ts'
import {
  selectCardFailure,
  selectCardForm,
  selectCheckedStep,
  selectFailure,
  selectOpenStep,
  selectProgress,
  selectSent,
} from './inquiry.selectors.ts'
import type { InquiryInput } from './inquiry.setup.ts'

/** Thu 26 Nov, 10:12 in Amman. */
export const NOW = '2026-11-26T07:12:00Z'

const DOLLARS = { code: 'USD', rate: 1 }

export const cedarCourt = {
  ...NO_HOTEL,
  id: 'place-1',
  name: PLANTED_SECRET,
  description: '7 Palm Street, Amman',
  point: { lat: 31.95, lng: 35.91 },
}

/** The stay of the mock-ups: 11 hours for $60. */
export const filledDraft = (changes: Partial<InquiryDraft> = {}): InquiryDraft => ({
  ...EMPTY_DRAFT,
  hotel: { ...cedarCourt, timeZone: 'Asia/Amman' },
  checkIn: { day: '2026-12-04', hour: 9 },
  checkOut: { day: '2026-12-06', hour: 16 },
  price: { text: '60', currency: DOLLARS },
  freeCancellation: { isUnknown: false, day: '2026-12-02', hour: 18 },
  guest: { firstName: 'Dana', lastName: 'Levi', email: 'dana@example.com' },
  termsAccepted: true,
  ...changes,
})

export const user: InquiryGuest = { firstName: 'Noor', lastName: 'Haddad', email: 'noor@example.com' }

const fresh: InquiryInput = { completedSteps: [], draft: EMPTY_DRAFT, attemptId: '', sent: null }
export const atTheLastStep: InquiryInput = {
  completedSteps: ['booking', 'time', 'contacts'],
  draft: filledDraft(),
  attemptId: '',
  sent: null,
}
const sent = { id: 'i-1', number: 'Q7RK2M', isUnconfirmed: true }

const refusal = (code: Failure['code'], status: number, field?: string): Failure => ({
  code,
  status,
  ...(field === undefined ? {} : { field }),
})

export const inquirySpec = describeMachine({
  machine: inquiryMachine,
  inputs: [fresh, atTheLastStep, { ...atTheLastStep, sent }],
  samples: [
    {
      type: 'draft.change',
      change: {
        hotel: cedarCourt,
        checkIn: { day: '2026-12-04', hour: 15 },
        checkOut: { day: '2026-12-06', hour: 11 },
      },
    },
    { type: 'draft.change', change: filledDraft() },
    { type: 'draft.change', change: { hotel: { ...cedarCourt, id: 'place-2', point: { lat: 51.5, lng: -0.1 } } } },
    { type: 'draft.change', change: { termsAccepted: false } },
    { type: 'step.submit', step: 'booking', now: NOW },
    { type: 'step.submit', step: 'time', now: NOW },
    { type: 'step.submit', step: 'contacts', now: NOW },
    { type: 'request.submit', paymentMethodId: null, now: NOW },
    { type: 'request.submit', paymentMethodId: 'visa', now: NOW },
    // The stay has begun meanwhile.
    { type: 'request.submit', paymentMethodId: null, now: '2026-12-05T07:12:00Z' },
    { type: 'auth.signedIn', user },
    { type: 'auth.signedOut', user },
    doneEvent(ports, 'lookUpClock', { timeZone: 'Asia/Amman' }),
    doneEvent(ports, 'lookUpClock', { timeZone: null }),
    errorEvent(ports, 'lookUpClock', refusal('network', 500)),
    errorEvent(ports, 'lookUpClock', refusal('too_many_requests', 429)),
    doneEvent(ports, 'openCard', { card: 'card-1' }),
    doneEvent(ports, 'openCard', { card: 'card-2' }),
    errorEvent(ports, 'openCard', refusal('card.retry', 400)),
    errorEvent(ports, 'openCard', refusal('network', 500)),
    doneEvent(ports, 'verifyCard', { id: 'attempt-1', payment: 'payment-1' }),
    doneEvent(ports, 'verifyCard', { id: 'attempt-2', payment: 'payment-2' }),
    errorEvent(ports, 'verifyCard', { code: 'card.fixCard', status: 400, reason: 'card.empty' }),
    errorEvent(ports, 'verifyCard', refusal('card.cancelled', 400)),
    errorEvent(ports, 'verifyCard', refusal('card.refreshToken', 400)),
    doneEvent(ports, 'sendInquiry', sent),
    doneEvent(ports, 'sendInquiry', { id: 'i-2', number: 'B4XW9T', isUnconfirmed: false }),
    errorEvent(ports, 'sendInquiry', refusal('declined', 402)),
    errorEvent(ports, 'sendInquiry', refusal('invalid_request', 400, 'guest.email')),
    errorEvent(ports, 'sendInquiry', refusal('too_late', 409)),
    errorEvent(ports, 'sendInquiry', {
      ...refusal('already_asked', 409),
      inquiry: { id: 'i1', number: '4K72MDX9' },
    }),
    errorEvent(ports, 'sendInquiry', refusal('network', 500)),
    errorEvent(ports, 'sendInquiry', refusal('timeout', 500)),
  ],
  told: [
    'auth.signedIn',
    'auth.signedOut',
    'auth.left',
    'card.shown',
    'card.hidden',
    'card.invalidated',
    'connection.restored',
  ],
  facts: ({ completedSteps, draft, card, attempt, sent: arrived }) => ({
    completed: completedSteps.length,
    wrong: firstWrongStep(draft, NOW),
    timeZone: draft.hotel.timeZone,
    hasCard: card !== '',
    attempt: attempt.id !== '',
    isSent: arrived !== null,
  }),
  raises: ['card.invalidated'],
  viewStates: {
    progress: { of: selectProgress, values: ['form', 'saving', 'verifying', 'sending', 'unsure', 'sent'] },
    openStep: {
      of: (snapshot) => selectOpenStep(snapshot, 'request'),
      values: ['booking', 'time', 'contacts', 'request'],
    },
    checkedStep: {
      of: (snapshot) => selectCheckedStep(snapshot) ?? 'none',
      values: ['none', 'booking', 'time', 'contacts'],
    },
    isUnconfirmed: { of: (snapshot) => yesOrNo(selectSent(snapshot)?.isUnconfirmed ?? false), values: YES_OR_NO },
    trouble: { of: (snapshot) => loadErrorKind(selectFailure(snapshot)), values: LOAD_ERROR_KINDS },
    cardForm: { of: selectCardForm, values: ['closed', 'opening', 'ready', 'failed'] },
    cardTrouble: { of: (snapshot) => loadErrorKind(selectCardFailure(snapshot)), values: LOAD_ERROR_KINDS },
  },
  invariants: inquiryInvariants,
  answeredBy: { lookUpClock: 'server', openCard: 'gateway', verifyCard: 'gateway', sendInquiry: 'server' },
  policy: inquiryPolicy,
})
