import { createQueryClient } from '#src/services/query.ts'
import { jsonStorage } from '#src/services/storage.ts'
import { createActorSystem } from './actorSystem.ts'
import { createSeenState } from './seenState.ts'

/** A page that can be captured, on a device without storage; nothing runs or is shown. */
export const emptyPage = () => ({
  actors: createActorSystem([], () => 0),
  seen: createSeenState(
    jsonStorage(() => {
      throw new Error('none')
    }),
  ),
  cache: createQueryClient(),
})
