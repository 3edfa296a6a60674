import { createPlaceClock } from '#src/services/placeClock.ts'
import { loadTimeZone } from '#src/services/publicCall.ts'

export { hourAt } from '#src/services/placeClock.ts'

/** The current hour at a destination: "now" is local to the place (decisions §2). */
export const placeClock = createPlaceClock(loadTimeZone)
