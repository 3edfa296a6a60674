import { createPlaceClock } from '#src/services/placeClock.ts'
import { loadTimeZone } from '#src/services/publicCall.ts'

export { hourAt } from '#src/services/placeClock.ts'

/** What hour it is at a destination: "now" belongs to the place (decisions §2). */
export const placeClock = createPlaceClock(loadTimeZone)
