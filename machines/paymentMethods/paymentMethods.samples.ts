import { MAX_PAYMENT_METHODS, type PaymentMethod } from '#contract/booking/paymentMethods.ts'
import { describeMachine, PLANTED_SECRET } from '#machines/kit/verify/machineSpec.ts'
import { isUnreachable, type Failure } from '#machines/kit/failure.ts'
import { doneEvent, errorEvent } from '#machines/kit/port.ts'
import { paymentMethodsPolicy } from './paymentMethods.export.ts'
import { paymentMethodsInvariants } from './paymentMethods.invariants.ts'
import { paymentMethodsMachine } from './paymentMethods.machine.ts'
import { paymentMethodsPorts as ports } from './paymentMethods.ports.ts'
import {
  selectCardFailure,
  selectCardForm,
  selectChange,
  selectViewState,
  selectFailure,
  selectIsFull,
  selectIsOutcomeUnknown,
  selectNews,
  selectProgress,
} from './paymentMethods.selectors.ts'
import { loadErrorKind, LOAD_ERROR_KINDS, YES_OR_NO, yesOrNo } from '#machines/kit/viewState.ts'

const card = (id: string, last4: string): PaymentMethod => ({
  id,
  type: 'card',
  is_primary: false,
  brand: 'Visa',
  last4,
  expires: '2040-12',
})
export const visa: PaymentMethod = { ...card('visa', '4242'), is_primary: true }
export const mastercard: PaymentMethod = { ...card('mastercard', '4444'), brand: 'MasterCard' }
export const amex: PaymentMethod = { ...card('amex', PLANTED_SECRET), brand: 'American Express' }

const full = Array.from({ length: MAX_PAYMENT_METHODS }, (_, index) =>
  index === 0 ? visa : card(`card-${index}`, `000${index}`),
)

const offline: Failure = { code: 'network', status: 500 }
const serverDown: Failure = { code: 'internal', status: 500 }
const gone: Failure = { code: 'not_found', status: 404 }
const declined: Failure = { code: 'declined', status: 402 }

export const paymentMethodsSpec = describeMachine({
  machine: paymentMethodsMachine,
  inputs: [undefined],
  samples: [
    { type: 'primary.make', id: mastercard.id },
    { type: 'primary.make', id: visa.id },
    { type: 'primary.make', id: 'unknown' },
    { type: 'method.remove', id: visa.id },
    { type: 'method.remove', id: mastercard.id },
    { type: 'method.remove', id: 'unknown' },
    doneEvent(ports, 'loadMethods', [visa, mastercard]),
    doneEvent(ports, 'loadMethods', full),
    errorEvent(ports, 'loadMethods', offline),
    errorEvent(ports, 'loadMethods', serverDown),
    doneEvent(ports, 'makePrimary', { ...mastercard, is_primary: true }),
    errorEvent(ports, 'makePrimary', gone),
    errorEvent(ports, 'makePrimary', offline),
    doneEvent(ports, 'removeMethod', null),
    errorEvent(ports, 'removeMethod', gone),
    errorEvent(ports, 'removeMethod', serverDown),
    doneEvent(ports, 'openCard', { card: 'card-1' }),
    doneEvent(ports, 'openCard', { card: 'card-2' }),
    errorEvent(ports, 'openCard', { code: 'card.retry', status: 400 }),
    doneEvent(ports, 'tokenizeCard', { payment: 'payment-1' }),
    doneEvent(ports, 'tokenizeCard', { payment: 'payment-2' }),
    errorEvent(ports, 'tokenizeCard', { code: 'card.fixCard', status: 400, reason: 'card.empty' }),
    errorEvent(ports, 'tokenizeCard', { code: 'card.cancelled', status: 400 }),
    errorEvent(ports, 'tokenizeCard', { code: 'card.refreshToken', status: 400 }),
    doneEvent(ports, 'storeCard', amex),
    errorEvent(ports, 'storeCard', declined),
    errorEvent(ports, 'storeCard', serverDown),
    errorEvent(ports, 'storeCard', offline),
  ],
  told: ['auth.cleared', 'connection.restored', 'card.shown', 'card.hidden', 'card.invalidated'],
  facts: ({ methods, news, failure, tries }) => ({
    methods: methods?.length ?? null,
    primary: methods?.find(({ is_primary }) => is_primary)?.id ?? null,
    news: news?.what ?? null,
    isOutOfReach: isUnreachable(failure),
    tries,
  }),
  raises: ['card.invalidated'],
  viewStates: {
    viewState: { of: selectViewState, values: ['loading', 'failed', 'empty', 'list'] },
    isFull: { of: (snapshot) => yesOrNo(selectIsFull(snapshot)), values: YES_OR_NO },
    change: { of: (snapshot) => selectChange(snapshot)?.doing ?? 'none', values: ['none', 'primary', 'removing'] },
    news: { of: (snapshot) => selectNews(snapshot)?.what ?? 'none', values: ['none', 'added', 'removed', 'primary'] },
    trouble: { of: (snapshot) => loadErrorKind(selectFailure(snapshot)), values: LOAD_ERROR_KINDS },
    cardForm: { of: selectCardForm, values: ['closed', 'opening', 'ready', 'failed'] },
    progress: { of: (snapshot) => selectProgress(snapshot) ?? 'none', values: ['none', 'verifying', 'storing'] },
    isOutcomeUnknown: { of: (snapshot) => yesOrNo(selectIsOutcomeUnknown(snapshot)), values: YES_OR_NO },
    cardTrouble: { of: (snapshot) => loadErrorKind(selectCardFailure(snapshot)), values: LOAD_ERROR_KINDS },
  },
  invariants: paymentMethodsInvariants,
  answeredBy: {
    loadMethods: 'server',
    makePrimary: 'server',
    removeMethod: 'server',
    openCard: 'gateway',
    tokenizeCard: 'gateway',
    storeCard: 'server',
  },
  policy: paymentMethodsPolicy,
})
