import type { SearchCriteria } from '#contract/hotels.ts'
import {
  selectCount,
  selectCriteria,
  selectFace,
  selectFailure,
  selectFilters,
  selectHotelName,
  selectIsBusy,
  selectPages,
  selectShown,
} from '#machines/search/search.selectors.ts'
import { firstBy, visibleHotels } from '#machines/search/search.rules.ts'
import type { SortBy } from '#machines/search/search.view.ts'
import { searchActor } from '#src/actors/root.ts'
import { hotelsInCache } from '#src/actors/search.ts'
import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'

/** What the results page shows of the running or finished search, and what a guest can do with it. */
export const useSearch = () => {
  const actor = searchActor()
  const criteria = useSelector(actor, selectCriteria)
  const filters = useSelector(actor, selectFilters)
  const hotelName = useSelector(actor, selectHotelName)
  const shown = useSelector(actor, selectShown)
  const { data } = useQuery(hotelsInCache(criteria))

  const hotels = useMemo(
    () => visibleHotels(data?.hotels ?? [], { filters, hotelName, poi: criteria.destination.poi }),
    [data, filters, hotelName, criteria.destination.poi],
  )
  const first = useMemo(() => firstBy(hotels, filters.sortBy)?.id, [hotels, filters.sortBy])
  return {
    criteria,
    /** The one that is first of all in the order of the list. */
    first,
    pages: useSelector(actor, selectPages),
    face: useSelector(actor, selectFace),
    busy: useSelector(actor, selectIsBusy),
    count: useSelector(actor, selectCount),
    failure: useSelector(actor, selectFailure),
    sortBy: filters.sortBy,
    hotels: hotels.slice(0, shown),
    hasMore: hotels.length > shown,
    start: (next: SearchCriteria) => actor.send({ type: 'search.start', criteria: next }),
    retry: () => actor.send({ type: 'search.retry' }),
    sort: (sortBy: SortBy) => actor.send({ type: 'sort.change', sortBy }),
    showMore: () => actor.send({ type: 'more.show' }),
  }
}
