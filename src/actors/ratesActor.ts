import { lazily } from './lazily.ts'
import { onReconnect } from './onReconnect.ts'
import { liveRates } from './rates.ts'
import { rootActor } from './session.ts'

/** The offer that is looked at on a hotel's page, for as long as the page lives. */
export const ratesActor = lazily(() => {
  const actor = rootActor('rates', liveRates()).start()
  onReconnect(actor)
  return actor
})
