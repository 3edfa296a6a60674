import type { Failure } from '#machines/kit/failure.ts'
import type { PolicyOf } from './redact.ts'

/** What may be told of a failure, wherever a context has one: which it was, not what it was about. */
export const FAILURE_POLICY: PolicyOf<Failure> = {
  code: 'keep',
  status: 'keep',
  reason: 'keep',
  field: 'keep',
  retryAfterSeconds: 'keep',
  booking: { id: 'pseudonym', reference: 'hide' },
}
