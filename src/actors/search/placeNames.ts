import { createPlaceNames } from '#src/services/placeNames.ts'
import { loadPlaceName } from '#src/services/publicCall.ts'

/** Names of places in the page's language, for places picked in another. */
export const placeNames = createPlaceNames(loadPlaceName)
