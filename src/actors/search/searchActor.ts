import { defaultCriteria, type UrlParams } from '#machines/search/search.criteria.url.ts'
import type { SearchUrl } from '#machines/search/search.url.ts'
import { today } from '#src/services/clock.ts'
import { queryClient } from '#src/services/query.ts'
import { lazySingleton } from '#src/actors/system/lazySingleton.ts'
import { onReconnect } from '#src/actors/system/onReconnect.ts'
import { liveSearch } from './search.ts'
import { readSearchLink } from './searchUrl.ts'
import { createRootActor } from '#src/actors/system/actorSystem.ts'

export const searchActor = lazySingleton(() => {
  const actor = createRootActor('search', liveSearch(queryClient), {
    input: { criteria: defaultCriteria(today()) },
  }).start()
  onReconnect(actor)
  return actor
})

/** For the router: the results page resolved with this query. */
export const onUrlChanged = (params: UrlParams): void => {
  const { criteria, view } = readSearchLink(params)
  searchActor().send({ type: 'url.changed', criteria, view })
}

/** For the router: the guest left the results page. */
export const onResultsLeft = (): void => searchActor().send({ type: 'results.left' })

/** For the router: called when a search must put its criteria and order into the URL. @returns the unsubscribe function. */
export const onSearchNavigate = (go: (shown: Pick<SearchUrl, 'criteria' | 'view'>) => void): (() => void) => {
  const listening = searchActor().on('navigate', go)
  return () => listening.unsubscribe()
}

/** The search and list as the guest has set them, which the URL follows a moment later. */
export const currentSearch = (): Pick<SearchUrl, 'criteria' | 'view'> => searchActor().getSnapshot().context
