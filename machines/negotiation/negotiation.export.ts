import type { PolicyOf } from '#machines/kit/export/redact.ts'
import type { NegotiationContext } from './negotiation.machine.ts'

export const negotiationPolicy: PolicyOf<NegotiationContext> = {
  kind: 'keep',
  hasHotelCountered: 'keep',
  answer: 'keep',
  reminders: 'keep',
  retries: 'keep',
  reviewCause: 'keep',
  stop: 'keep',
}
