import { createPlaceNames } from '#src/services/placeNames.ts'
import { loadPlaceName } from '#src/services/publicCall.ts'

/** What a place is called in the language of the page, when it was picked in another. */
export const placeNames = createPlaceNames(loadPlaceName)
