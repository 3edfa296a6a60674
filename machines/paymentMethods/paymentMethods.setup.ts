import type { PaymentMethod } from '#contract/booking/paymentMethods.ts'
import { isOutcomeUnknown, isUnreachable, toFailure, type Failure } from '#machines/kit/failure.ts'
import { declareTypes } from '#machines/kit/types.ts'
import { assertEvent, assign, emit, raise, setup, stateIn } from 'xstate'
import { paymentMethodsPorts } from './paymentMethods.ports.ts'
import {
  asListed,
  isPrimary,
  MAX_RESENDS,
  RESEND_DELAY_MS,
  withAdded,
  withoutMethod,
  withPrimary,
} from './paymentMethods.rules.ts'

/** The last change of a card, shown once. */
export interface News {
  what: 'added' | 'removed' | 'primary'
  method: PaymentMethod
}

export interface PaymentMethodsContext {
  /** Null until loaded. */
  methods: PaymentMethod[] | null
  /** Id of the card being changed; empty: none. */
  target: string
  news: News | null
  /** `failure`: of the list. `cardFailure`: of the card form. */
  failure: Failure | null
  cardFailure: Failure | null
  /** Handle of the open card form; empty: none. */
  card: string
  /** Handle of the verified card being stored; empty: none. */
  payment: string
  tries: number
}

export type PaymentMethodsEvent =
  | { type: 'list.open' }
  | { type: 'list.leave' }
  | { type: 'list.retry' }
  | { type: 'primary.make'; id: string }
  | { type: 'method.remove'; id: string }
  /** The slot of the card fields appears on the page, or leaves it. */
  | { type: 'card.shown' }
  | { type: 'card.hidden' }
  | { type: 'card.retry' }
  /** Raised by the machine itself: the entered card cannot be stored any more. */
  | { type: 'card.invalidated' }
  | { type: 'card.submit' }
  /** Clears the data of the former user. */
  | { type: 'auth.cleared' }
  | { type: 'connection.restored' }

export type PaymentMethodsEmitted =
  | { type: 'added'; id: string }
  /** This card form or payment is no longer needed. */
  | { type: 'cardForm.released'; card: string }
  | { type: 'payment.done'; payment: string }

/** The failure of an error event. */
export const eventFailure = ({ event }: { event: { error: unknown } }): Failure => toFailure(event.error)

export const NOTHING: PaymentMethodsContext = {
  methods: null,
  target: '',
  news: null,
  failure: null,
  cardFailure: null,
  card: '',
  payment: '',
  tries: 0,
}

export const paymentMethodsSetup = setup({
  types: declareTypes<{
    context: PaymentMethodsContext
    events: PaymentMethodsEvent
    emitted: PaymentMethodsEmitted
    tags: 'busy'
  }>(),
  actors: paymentMethodsPorts,
  delays: { resendDelay: RESEND_DELAY_MS },
  guards: {
    hasMethods: ({ context }) => context.methods !== null,
    isOther: ({ context, event }) => {
      assertEvent(event, 'primary.make')
      return context.methods?.some(({ id, is_primary }) => id === event.id && !is_primary) ?? false
    },
    isListed: ({ context, event }) => {
      assertEvent(event, 'method.remove')
      return context.methods?.some(({ id }) => id === event.id) ?? false
    },
    isPrimaryTarget: ({ context }) => isPrimary(context.methods ?? [], context.target),
    isOutOfReach: ({ context }) => isUnreachable(context.failure),
    isGone: (_, { status }: Failure) => status === 404,
    isAway: stateIn({ cardFormSlot: 'unmounted' }),
    hasCard: ({ context }) => context.card !== '',
    isCancelled: (_, { code }: Failure) => code === 'card.cancelled',
    isCardSpent: (_, { code }: Failure) => code === 'card.refreshToken',
    isUnknown: (_, failure: Failure) => isOutcomeUnknown(failure),
    mayResend: ({ context }, failure: Failure) => isOutcomeUnknown(failure) && context.tries < MAX_RESENDS,
  },
  actions: {
    rememberMethods: assign(({ context }, methods: PaymentMethod[]) => ({
      methods: asListed(methods, context.news?.what === 'added' ? context.news.method.id : null),
      failure: null,
    })),
    rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
    rememberTarget: assign(({ event }) => {
      assertEvent(event, ['primary.make', 'method.remove'])
      return { target: event.id, failure: null, news: null }
    }),
    forgetTarget: assign({ target: '' }),
    markPrimary: assign(({ context }, method: PaymentMethod) => ({
      methods: withPrimary(context.methods ?? [], method.id),
      news: { what: 'primary' as const, method },
    })),
    removeTarget: assign(({ context }) => {
      const method = context.methods?.find(({ id }) => id === context.target)
      return {
        methods: withoutMethod(context.methods ?? [], context.target),
        news: method ? { what: 'removed' as const, method } : null,
      }
    }),
    clearNews: assign({ news: null, failure: null }),
    releaseCard: emit(({ context }) => ({ type: 'cardForm.released', card: context.card })),
    spendCard: raise({ type: 'card.invalidated' }),
    rememberCard: assign({ card: (_, { card }: { card: string }) => card }),
    forgetCard: assign({ card: '' }),
    rememberPayment: assign({ payment: (_, { payment }: { payment: string }) => payment }),
    releasePayment: emit(({ context }) => ({ type: 'payment.done', payment: context.payment })),
    forgetPayment: assign({ payment: '', tries: 0 }),
    rememberCardFailure: assign({ cardFailure: (_, failure: Failure) => failure }),
    clearCardFailure: assign({ cardFailure: null }),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    restartCount: assign({ tries: 0, cardFailure: null }),
    rememberAdded: assign(({ context }, method: PaymentMethod) => ({
      methods: context.methods === null ? null : withAdded(context.methods, method),
      news: { what: 'added' as const, method },
    })),
    emitAdded: emit((_, { id }: PaymentMethod) => ({ type: 'added', id })),
    forgetEverything: assign(NOTHING),
  },
})
