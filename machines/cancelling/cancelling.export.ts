import { FAILURE_POLICY } from '#machines/kit/export/failure.export.ts'
import type { PolicyOf } from '#machines/kit/export/redact.ts'
import type { CancellingContext } from './cancelling.machine.ts'

export const cancellingPolicy: PolicyOf<CancellingContext> = {
  bookingId: 'pseudonym',
  preview: {
    reference: 'hide',
    hotelName: 'keep',
    timeZone: 'keep',
    status: 'keep',
    isOpen: 'keep',
    total: 'keep',
    refund: 'keep',
    kept: 'keep',
    isInvoiced: 'keep',
    credits: 'keep',
    usedCredits: 'keep',
    code: 'keep',
    deadline: 'keep',
  },
  previousReturn: { refund: 'keep', kept: 'keep' },
  refund: 'keep',
  failure: FAILURE_POLICY,
}
