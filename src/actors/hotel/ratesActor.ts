import { lazySingleton } from '#src/actors/system/lazySingleton.ts'
import { onReconnect } from '#src/actors/system/onReconnect.ts'
import { liveRates } from './rates.ts'
import { createRootActor } from '#src/actors/system/actorSystem.ts'

/** The offer shown on a hotel's page. */
export const ratesActor = lazySingleton(() => {
  const actor = createRootActor('rates', liveRates()).start()
  onReconnect(actor)
  return actor
})
