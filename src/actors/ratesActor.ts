import { lazySingleton } from './lazySingleton.ts'
import { onReconnect } from './onReconnect.ts'
import { liveRates } from './rates.ts'
import { createRootActor } from './actorSystem.ts'

/** The offer that is looked at on a hotel's page, for as long as the page lives. */
export const ratesActor = lazySingleton(() => {
  const actor = createRootActor('rates', liveRates()).start()
  onReconnect(actor)
  return actor
})
