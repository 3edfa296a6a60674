import { createIdentity } from '#src/services/identity/identity.ts'
import { liveParts } from '#src/services/identity/live.ts'
import { lazySingleton } from '#src/actors/system/lazySingleton.ts'
import { createRootActor } from '#src/actors/system/actorSystem.ts'

export const identity = lazySingleton(() =>
  createIdentity({ ...liveParts, makeSession: (machine) => createRootActor('identitySession', machine) }),
)
