import type { Locale } from '#contract/shared/locale.ts'
import { selectViewState } from '#machines/search/search.selectors.ts'
import type { UrlParams } from '#machines/search/search.criteria.url.ts'
import { withClockTimeout } from '#src/services/placeClock.ts'
import { waitFor } from 'xstate'
import { placeNames } from './placeNames.ts'
import { onUrlChanged, searchActor } from './searchActor.ts'
import { readSearchLink } from './searchUrl.ts'

/** Starts the search of a URL before its page renders. Resolves once there is a result or an error to show. */
export const firstSearch = async (params: UrlParams, locale: Locale): Promise<void> => {
  onUrlChanged(params)
  await Promise.all([
    waitFor(searchActor(), (snapshot) => selectViewState(snapshot) !== 'loading'),
    // The server render already shows the name in the page's language: load it before replacing that.
    withClockTimeout(placeNames.ask(readSearchLink(params).criteria.destination, locale)),
  ])
}
