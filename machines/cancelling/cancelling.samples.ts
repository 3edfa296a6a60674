import { describeMachine, PLANTED_SECRET } from '#machines/kit/verify/machineSpec.ts'
import type { Failure, FailureCode } from '#machines/kit/failure.ts'
import { doneEvent, errorEvent } from '#machines/kit/port.ts'
import { cancellingPolicy } from './cancelling.export.ts'
import { cancellingInvariants } from './cancelling.invariants.ts'
import { cancellingMachine } from './cancelling.machine.ts'
import { cancellingPorts } from './cancelling.ports.ts'
import type { Preview } from './cancelling.rules.ts'
import { selectViewState, selectFailure, selectPreview, selectPreviousReturn } from './cancelling.selectors.ts'
import { obstacleOf } from './cancelling.rules.ts'
import { loadErrorKind, LOAD_ERROR_KINDS, YES_OR_NO, yesOrNo } from '#machines/kit/viewState.ts'

export const previewIn = (changes: Partial<Preview> = {}): Preview => ({
  reference: 'K7WM3XPT',
  hotelName: 'Meridian Yard',
  timeZone: 'America/New_York',
  status: 'confirmed',
  isOpen: true,
  total: 20_000,
  refund: 20_000,
  kept: 0,
  isInvoiced: false,
  credits: 0,
  usedCredits: 0,
  code: 'none',
  deadline: '2026-12-22T20:00:00Z',
  ...changes,
})

const refusal = (code: FailureCode, status: number): Failure => ({ code, status })

export const cancellingSpec = describeMachine({
  machine: cancellingMachine,
  inputs: [undefined],
  samples: [
    { type: 'cancel.open', bookingId: PLANTED_SECRET },
    { type: 'cancel.confirm' },
    { type: 'cancel.retry' },
    { type: 'cancel.close' },
    { type: 'connection.restored' },
    { type: 'session.ended' },
    doneEvent(cancellingPorts, 'loadPreview', previewIn()),
    doneEvent(cancellingPorts, 'loadPreview', previewIn({ isOpen: false, refund: 0 })),
    doneEvent(cancellingPorts, 'loadPreview', previewIn({ isOpen: false, refund: 0, deadline: null })),
    doneEvent(cancellingPorts, 'loadPreview', previewIn({ refund: 10_000, kept: 10_000 })),
    doneEvent(cancellingPorts, 'loadPreview', previewIn({ status: 'ongoing', isOpen: false })),
    doneEvent(cancellingPorts, 'loadPreview', previewIn({ status: 'completed', isOpen: false })),
    doneEvent(cancellingPorts, 'loadPreview', previewIn({ status: 'cancelled', isOpen: false })),
    errorEvent(cancellingPorts, 'loadPreview', refusal('network', 500)),
    errorEvent(cancellingPorts, 'loadPreview', refusal('not_found', 404)),
    doneEvent(cancellingPorts, 'cancelBooking', { refund: 20_000 }),
    errorEvent(cancellingPorts, 'cancelBooking', refusal('refund_changed', 409)),
    errorEvent(cancellingPorts, 'cancelBooking', refusal('network', 500)),
    errorEvent(cancellingPorts, 'cancelBooking', refusal('timeout', 500)),
    errorEvent(cancellingPorts, 'cancelBooking', refusal('unauthorized', 401)),
  ],
  told: ['session.ended', 'connection.restored'],
  facts: ({ preview, previousReturn, refund, failure }) => ({
    status: preview?.status ?? null,
    hasPreviousReturn: previousReturn !== null,
    isGivenBack: refund !== null,
    failure: failure?.code ?? null,
  }),
  viewStates: {
    viewState: {
      of: selectViewState,
      values: ['closed', 'previewing', 'asking', 'cancelling', 'outcomeUnknown', 'failed', 'refused', 'done'],
    },
    isRefundChanged: { of: (snapshot) => yesOrNo(selectPreviousReturn(snapshot) !== null), values: YES_OR_NO },
    obstacle: {
      of: (snapshot) => {
        const preview = selectPreview(snapshot)
        return selectViewState(snapshot) === 'refused' && preview !== null ? obstacleOf(preview) : 'none'
      },
      values: ['none', 'notRefundable', 'tooLate', 'begun', 'status'],
    },
    trouble: { of: (snapshot) => loadErrorKind(selectFailure(snapshot)), values: LOAD_ERROR_KINDS },
  },
  invariants: cancellingInvariants,
  answeredBy: { loadPreview: 'server', cancelBooking: 'server' },
  policy: cancellingPolicy,
})
