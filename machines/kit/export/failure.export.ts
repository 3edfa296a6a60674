import type { Failure } from '#machines/kit/failure.ts'
import type { PolicyOf } from './redact.ts'

/** Export policy of every failure in a context: keep what kind it was, not whom or what it concerned. */
export const FAILURE_POLICY: PolicyOf<Failure> = {
  code: 'keep',
  status: 'keep',
  reason: 'keep',
  field: 'keep',
  retryAfterSeconds: 'keep',
  booking: { id: 'pseudonym', reference: 'hide' },
  inquiry: { id: 'pseudonym', number: 'hide' },
}
