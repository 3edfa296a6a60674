import { limitIterations } from '#machines/kit/limitIterations.ts'
import { isOutcomeUnknown, isUnreachable, toFailure, type Failure } from '#machines/kit/failure.ts'
import { declareTypes } from '#machines/kit/types.ts'
import { assertEvent, assign, emit, setup } from 'xstate'
import { cancellingPorts } from './cancelling.ports.ts'
import { isCancellable, isCancelled, isSameReturn, type Preview, type ShownReturn } from './cancelling.rules.ts'

export interface CancellingContext {
  /** Empty while closed. */
  bookingId: string
  preview: Preview | null
  /** The amounts shown before they changed, in cents; null: the guest has not been asked before, or has agreed since. */
  previousReturn: ShownReturn | null
  /** In cents. */
  refund: number | null
  failure: Failure | null
}

export type CancellingEvent =
  | { type: 'cancel.open'; bookingId: string }
  | { type: 'cancel.confirm' }
  | { type: 'cancel.retry' }
  | { type: 'cancel.close' }
  | { type: 'connection.restored' }
  /** The next session may belong to another user. */
  | { type: 'session.ended' }

export interface CancellingEmitted {
  type: 'cancelled'
  bookingId: string
}

/** Decisions §5, POST /bookings/{id}/cancel/: the guest confirms the exact refund; if it changes, they are asked again. */
export const cancellingMachine = setup({
  types: declareTypes<{
    context: CancellingContext
    events: CancellingEvent
    emitted: CancellingEmitted
    tags: 'busy'
  }>(),
  actors: cancellingPorts,
  guards: {
    isCancelledAlready: (_, preview: Preview) => isCancelled(preview),
    isPossible: (_, preview: Preview) => isCancellable(preview),
    isPreviewOutdated: (_, failure: Failure) => failure.code === 'refund_changed' || failure.code === 'not_cancellable',
    isUnsure: (_, failure: Failure) => isOutcomeUnknown(failure),
    isOutOfReach: ({ context }) => isUnreachable(context.failure),
  },
  actions: {
    beginCancelling: assign(({ event }) => {
      assertEvent(event, 'cancel.open')
      return { bookingId: event.bookingId }
    }),
    rememberPreview: assign(({ context }, preview: Preview) => ({
      preview,
      failure: null,
      previousReturn:
        context.previousReturn !== null && isSameReturn(context.previousReturn, preview)
          ? null
          : context.previousReturn,
    })),
    rememberPreviousReturn: assign(({ context: { preview } }) => ({
      previousReturn: preview === null ? null : { refund: preview.refund, kept: preview.kept },
      preview: null,
    })),
    acceptRefund: assign({ previousReturn: null }),
    rememberRefund: assign((_, refund: number) => ({ refund, failure: null })),
    rememberFailure: assign((_, failure: Failure) => ({ failure })),
    announce: emit(({ context }) => ({ type: 'cancelled', bookingId: context.bookingId })),
    forget: assign(() => nothing),
  },
}).createMachine({
  id: 'cancelling',
  options: limitIterations,
  context: () => nothing,
  initial: 'closed',
  on: { 'session.ended': { target: '.closed', actions: 'forget' } },
  states: {
    closed: {
      on: { 'cancel.open': { target: 'previewing', actions: 'beginCancelling' } },
    },
    previewing: {
      tags: 'busy',
      invoke: {
        id: 'loadPreview',
        src: 'loadPreview',
        input: ({ context }) => ({ bookingId: context.bookingId }),
        onDone: [
          {
            // Cancelled in another tab, or by a request whose response was lost.
            guard: { type: 'isCancelledAlready', params: ({ event }) => event.output },
            target: 'done',
            actions: [
              { type: 'rememberPreview', params: ({ event }) => event.output },
              { type: 'rememberRefund', params: ({ event }) => event.output.refund },
              'announce',
            ],
          },
          {
            guard: { type: 'isPossible', params: ({ event }) => event.output },
            target: 'asking',
            actions: { type: 'rememberPreview', params: ({ event }) => event.output },
          },
          { target: 'refused', actions: { type: 'rememberPreview', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
        },
      },
      on: {
        'cancel.retry': { target: 'previewing', reenter: true },
        'cancel.close': { target: 'closed', actions: 'forget' },
      },
    },
    asking: {
      on: {
        'cancel.confirm': { target: 'cancelling', actions: 'acceptRefund' },
        'cancel.close': { target: 'closed', actions: 'forget' },
      },
    },
    cancelling: {
      tags: 'busy',
      invoke: {
        id: 'cancelBooking',
        src: 'cancelBooking',
        input: ({ context: { bookingId, preview } }) => ({
          bookingId,
          expected: { refund: preview?.refund ?? 0, kept: preview?.kept ?? 0 },
        }),
        onDone: {
          target: 'done',
          actions: [{ type: 'rememberRefund', params: ({ event }) => event.output.refund }, 'announce'],
        },
        onError: [
          {
            // The deadline has passed: load the preview again.
            guard: { type: 'isPreviewOutdated', params: ({ event }) => toFailure(event.error) },
            target: 'previewing',
            actions: 'rememberPreviousReturn',
          },
          {
            guard: { type: 'isUnsure', params: ({ event }) => toFailure(event.error) },
            target: 'outcomeUnknown',
            actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
          },
          {
            target: 'failed',
            actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
          },
        ],
      },
      on: { 'cancel.retry': { target: 'cancelling', reenter: true } },
    },
    outcomeUnknown: {
      on: {
        'cancel.retry': 'cancelling',
        'connection.restored': { guard: 'isOutOfReach', target: 'cancelling' },
        'cancel.close': { target: 'closed', actions: 'forget' },
      },
    },
    failed: {
      on: {
        'cancel.retry': 'previewing',
        'connection.restored': { guard: 'isOutOfReach', target: 'previewing' },
        'cancel.close': { target: 'closed', actions: 'forget' },
      },
    },
    refused: { on: { 'cancel.close': { target: 'closed', actions: 'forget' } } },
    done: { on: { 'cancel.close': { target: 'closed', actions: 'forget' } } },
  },
})

const nothing: CancellingContext = { bookingId: '', preview: null, previousReturn: null, refund: null, failure: null }
