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
    refund: 'keep',
    isInvoiced: 'keep',
    credits: 'keep',
    deadline: 'keep',
  },
  previousRefund: 'keep',
  refund: 'keep',
  failure: FAILURE_POLICY,
}
