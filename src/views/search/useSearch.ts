import type { Bounds } from '#contract/hotel/destination.ts'
import type { HotelsResponse, HotelSummary, SearchCriteria } from '#contract/hotel/hotels.ts'
import {
  selectCount,
  selectCriteria,
  selectViewState,
  selectFailure,
  selectIsBusy,
  selectIsEarlier,
  selectListed,
  selectShown,
  selectView,
} from '#machines/search/search.selectors.ts'
import { isEqualView } from '#machines/kit/equalView.ts'
import { facetsOf, filterCount, firstBy, visibleHotels } from '#machines/search/search.rules.ts'
import { canWidenSearch, searchOrigin, widerBounds } from '#machines/search/search.area.ts'
import { zoomOf } from '#machines/search/zoom.rules.ts'
import { searchUrlOf, writeSearchUrl } from '#machines/search/search.url.ts'
import type { Filters, SortBy } from '#machines/search/search.view.ts'
import { hotelsInCache } from '#src/actors/search/search.ts'
import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useDeferredValue, useMemo } from 'react'
import { useSearchActor } from './searchActorContext.ts'
import { toListTop } from './useListScrollRestore.ts'

/** What the results page shows of the running or finished search, and what a guest can do with it. */
export const useSearch = () => {
  const actor = useSearchActor()
  const criteria = useSelector(actor, selectCriteria)
  // The address brings back what it was told: the same view is no change.
  const view = useSelector(actor, selectView, isEqualView)
  const shown = useSelector(actor, selectShown)
  const listed = useSelector(actor, selectListed)
  const { data } = useQuery(hotelsInCache(listed))

  // The fields answer at once; the list, and what leads on from it, follow when there is time.
  const settled = useDeferredValue(view)
  const { filters, hotelName } = settled
  const from = useMemo(() => searchOrigin(listed), [listed])
  const { poi } = from
  const all = data?.hotels ?? NO_HOTELS
  const found = data?.found ?? 0
  const steps = data?.rate_distribution ?? NO_STEPS
  const hotels = useMemo(() => visibleHotels(all, { filters, hotelName, poi }), [all, filters, hotelName, poi])
  const facets = useMemo(() => facetsOf(all, { filters, hotelName }, steps), [all, filters, hotelName, steps])
  const sift = (event: Parameters<typeof actor.send>[0]): void => {
    actor.send(event)
    // What was far down is elsewhere now, or gone: what is left would be seen from its end.
    toListTop()
  }
  const first = useMemo(() => firstBy(hotels, filters.sortBy)?.id, [hotels, filters.sortBy])
  return {
    criteria,
    /** What the hotels in sight were found by: until an answer comes, or where none does, an earlier search than `criteria`. */
    listed,
    /** Where their distances are counted from. */
    from,
    view,
    /** The query of what is listed: a hotel's page leads back to this list, with its order, filters and pages. */
    query: useMemo(() => writeSearchUrl({ ...searchUrlOf(criteria), view: settled }), [criteria, settled]),
    /** The one that is first of all in the order of the list. */
    first,
    viewState: useSelector(actor, selectViewState),
    busy: useSelector(actor, selectIsBusy),
    isEarlier: useSelector(actor, selectIsEarlier),
    /** The list does not yet show what the fields say. */
    isBehind: settled !== view,
    count: useSelector(actor, selectCount),
    /** How many there are in the area; more than the list has where it is only the nearest of them. */
    found,
    failure: useSelector(actor, selectFailure),
    /** All that the filters leave, in the order of the list. */
    hotels,
    shownHotels: useMemo(() => hotels.slice(0, shown), [hotels, shown]),
    hasMore: hotels.length > shown,
    hasFarther: canWidenSearch({ hotels: all, found }),
    facets,
    steps,
    filterCount: filterCount(view),
    start: (next: SearchCriteria) => actor.send({ type: 'search.start', criteria: next }),
    searchArea: (bounds: Bounds, zoom: number) => actor.send({ type: 'area.search', bounds, zoom }),
    /** Twice as far as the hotels of the list reach. */
    lookFarther: () => {
      const bounds = widerBounds(from.point, {
        hotels: all,
        found,
        bounds: listed.bounds,
      })
      actor.send({ type: 'area.search', bounds, zoom: zoomOf(bounds) })
    },
    cancel: () => actor.send({ type: 'search.cancel' }),
    retry: () => actor.send({ type: 'search.retry' }),
    sort: (sortBy: SortBy) => sift({ type: 'sort.change', sortBy }),
    filter: (change: Partial<Omit<Filters, 'sortBy'>>) => sift({ type: 'filters.change', change }),
    rename: (name: string) => sift({ type: 'name.change', hotelName: name }),
    clearFilters: () => sift({ type: 'filters.clear' }),
    showMore: () => actor.send({ type: 'more.show' }),
  }
}

const NO_HOTELS: HotelSummary[] = []
const NO_STEPS: HotelsResponse['rate_distribution'] = []

export type Search = ReturnType<typeof useSearch>
