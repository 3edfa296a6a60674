import { FAILURE_POLICY } from '#machines/kit/export/failure.export.ts'
import type { PolicyOf } from '#machines/kit/export/redact.ts'
import type { ProfileContext } from './profile.machine.ts'

export const profilePolicy: PolicyOf<ProfileContext> = {
  section: 'keep',
  change: { first_name: 'pseudonym', last_name: 'pseudonym', phone: 'hide', locale: 'keep' },
  isDone: 'keep',
  failure: FAILURE_POLICY,
}
