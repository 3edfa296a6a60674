import type { PolicyOf } from '#machines/kit/redact.ts'
import type { SessionContext } from './session.machine.ts'

export const sessionPolicy: PolicyOf<SessionContext> = {
  uid: 'pseudonym',
  known: 'pseudonym',
  isStranger: 'keep',
  running: 'keep',
  windows: 'keep',
}
