import { selectFace } from '#machines/search/search.selectors.ts'
import type { UrlParams } from '#machines/search/search.url.ts'
import { waitFor } from 'xstate'
import { onUrlChanged, searchActor } from './root.ts'

/** Begins the search of an address before its page is there. Resolves when there is an answer, or something to be said about it. */
export const firstSearch = async (params: UrlParams): Promise<void> => {
  onUrlChanged(params)
  await waitFor(searchActor(), (snapshot) => selectFace(snapshot) !== 'loading')
}
