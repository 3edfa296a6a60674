import type { SearchCriteria } from '#contract/hotel/hotels.ts'
import { selectIsBusy } from '#machines/search/search.selectors.ts'
import { readSearchLink } from '#src/actors/search/searchUrl.ts'
import { useLayoutProps } from '#src/app/Shell.tsx'
import { HotelsLayout } from '#src/views/layout/HotelsLayout.tsx'
import { useSearchActor } from '#src/views/search/searchActorContext.ts'
import { SearchBar, SearchSummary } from '#src/views/searchForm/SearchBar.tsx'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'

export const Route = createFileRoute('/_hotels')({ component: Hotels })

function Hotels() {
  const params: Record<string, unknown> = Route.useSearch()
  const actor = useSearchActor()
  const search = {
    criteria: readSearchLink(params).criteria,
    busy: useSelector(actor, selectIsBusy),
    // Do not navigate here: the machine updates the URL.
    onSearch: (criteria: SearchCriteria) => actor.send({ type: 'search.start', criteria }),
  }
  return (
    <HotelsLayout
      layoutProps={useLayoutProps()}
      searchBar={<SearchBar {...search} />}
      searchSummary={<SearchSummary {...search} />}
    >
      <Outlet />
    </HotelsLayout>
  )
}
