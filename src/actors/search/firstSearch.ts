import type { Locale } from '#contract/shared/locale.ts'
import { selectViewState } from '#machines/search/search.selectors.ts'
import type { UrlParams } from '#machines/search/search.criteria.url.ts'
import { withClockTimeout } from '#src/services/placeClock.ts'
import { waitFor } from 'xstate'
import { placeNames } from './placeNames.ts'
import { onUrlChanged, searchActor } from './searchActor.ts'
import { readSearchLink } from './searchUrl.ts'

/** Begins the search of an address before its page is there. Resolves when there is an answer, or something to be said about it. */
export const firstSearch = async (params: UrlParams, locale: Locale): Promise<void> => {
  onUrlChanged(params)
  await Promise.all([
    waitFor(searchActor(), (snapshot) => selectViewState(snapshot) !== 'loading'),
    // The first view has said it in the language of the page.
    withClockTimeout(placeNames.ask(readSearchLink(params).criteria.destination, locale)),
  ])
}
