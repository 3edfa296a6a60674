import type { PolicyOf } from '#machines/kit/export/redact.ts'
import type { IdentitySessionContext } from './identitySession.machine.ts'

export const identitySessionPolicy: PolicyOf<IdentitySessionContext> = {
  uid: 'pseudonym',
  trustedUid: 'pseudonym',
  isStranger: 'keep',
  running: 'keep',
  windows: 'keep',
}
