import { lazySingleton } from '#src/actors/system/lazySingleton.ts'
import { onReconnect } from '#src/actors/system/onReconnect.ts'
import { liveRates } from './rates.ts'
import { createRootActor } from '#src/actors/system/actorSystem.ts'

/** The offer that is looked at on a hotel's page, for as long as the page lives. */
export const ratesActor = lazySingleton(() => {
  const actor = createRootActor('rates', liveRates()).start()
  onReconnect(actor)
  return actor
})
