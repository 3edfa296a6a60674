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
import { facetsOf, filterCount, firstBy, isTooLateToCancel, visibleHotels } from '#machines/search/search.rules.ts'
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

/** State of the current search for the results page, and the guest's actions. */
export const useSearch = () => {
  const actor = useSearchActor()
  const criteria = useSelector(actor, selectCriteria)
  // The URL sends the same view back: an equal one is no change.
  const view = useSelector(actor, selectView, isEqualView)
  const shown = useSelector(actor, selectShown)
  const listed = useSelector(actor, selectListed)
  const { data } = useQuery(hotelsInCache(listed))

  // Filter fields respond immediately; list and counts follow with low priority.
  const settled = useDeferredValue(view)
  const { filters, hotelName } = settled
  const from = useMemo(() => searchOrigin(listed), [listed])
  const { poi } = from
  const all = data?.hotels ?? NO_HOTELS
  const found = data?.found ?? 0
  const scope = data?.scope ?? 'area'
  const steps = data?.rate_distribution ?? NO_STEPS
  const hotels = useMemo(() => visibleHotels(all, { filters, hotelName, poi }), [all, filters, hotelName, poi])
  const facets = useMemo(() => facetsOf(all, { filters, hotelName }, steps), [all, filters, hotelName, steps])
  const sift = (event: Parameters<typeof actor.send>[0]): void => {
    actor.send(event)
    // Back to the top: the old position means nothing in the new list.
    toListTop()
  }
  const { freeCancellation, breakfast } = filters
  const wanted = useMemo(() => ({ freeCancellation, breakfast }), [freeCancellation, breakfast])
  const first = useMemo(() => firstBy(hotels, filters)?.id, [hotels, filters])
  return {
    criteria,
    /** Criteria of the shown hotels: those of an earlier search than `criteria` while loading or after a failure. */
    listed,
    /** Origin of the hotels' distances. */
    from,
    view,
    /** URL parameters of the list, with order, filters and pages: the hotel page leads back with them. */
    query: useMemo(() => writeSearchUrl({ ...searchUrlOf(criteria), view: settled }), [criteria, settled]),
    /** The order of the list, which follows the field a moment later, and the first hotel in it. */
    sortBy: filters.sortBy,
    first,
    /** Terms filtered by. */
    wanted,
    viewState: useSelector(actor, selectViewState),
    busy: useSelector(actor, selectIsBusy),
    isEarlier: useSelector(actor, selectIsEarlier),
    /** The list does not reflect the filter fields yet. */
    isBehind: settled !== view,
    count: useSelector(actor, selectCount),
    /** Hotels in the area; more than listed if the list has only the nearest. */
    found,
    scope,
    /** Code of the airport that the destination is; null: none, or unknown yet. */
    airport: data?.airport ?? null,
    /** Kilometers to the nearest hotel of the list; undefined if there is none. */
    nearestKm: all[0]?.distance,
    failure: useSelector(actor, selectFailure),
    /** All hotels of the response. */
    all,
    /** The order says nothing of the hotels that are farther than those listed. */
    isSortedAmongNearest: found > all.length && filters.sortBy !== 'best_desc' && filters.sortBy !== 'distance_asc',
    /** All hotels that pass the filters, in list order. */
    hotels,
    isTooLateToCancel: hotels.length === 0 && isTooLateToCancel(all, { filters, hotelName }),
    shownHotels: useMemo(() => hotels.slice(0, shown), [hotels, shown]),
    hasMore: hotels.length > shown,
    hasFarther: canWidenSearch({ hotels: all, found }),
    facets,
    steps,
    filterCount: filterCount(view),
    start: (next: SearchCriteria) => actor.send({ type: 'search.start', criteria: next }),
    searchArea: (bounds: Bounds, zoom: number) => actor.send({ type: 'area.search', bounds, zoom }),
    /** Twice as far as the listed hotels reach. */
    lookFarther: () => {
      const bounds = widerBounds(from.point, {
        hotels: all,
        found,
        scope,
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
