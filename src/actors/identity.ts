import { createIdentity } from '#src/services/identity/identity.ts'
import { liveParts } from '#src/services/identity/live.ts'
import { lazySingleton } from './lazySingleton.ts'
import { createRootActor } from './actorSystem.ts'

/** The page's one identity. */
export const identity = lazySingleton(() =>
  createIdentity({ ...liveParts, makeSession: (machine) => createRootActor('identitySession', machine) }),
)
