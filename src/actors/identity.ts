import { createIdentity } from '#src/services/identity/identity.ts'
import { liveParts } from '#src/services/identity/live.ts'
import { lazily } from './lazily.ts'
import { rootActor } from './session.ts'

/** The page's one identity. */
export const identity = lazily(() =>
  createIdentity({ ...liveParts, makeSession: (machine) => rootActor('session', machine) }),
)
