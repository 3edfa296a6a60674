import { onResultsLeft, onSearchNavigate, onUrlChanged } from '#src/actors/root.ts'
import { readSearchLink } from '#src/actors/searchLink.ts'
import { canonicalSearchUrl, isSameSearch } from '#machines/search/search.criteria.url.ts'
import { writeSearchUrl } from '#machines/search/search.url.ts'
import { CacheProvider } from '#src/app/CacheProvider.tsx'
import { useWords } from '#src/i18n/I18nContext.tsx'
import { writeQuery } from '#src/app/searchParams.ts'
import { PageHead } from '#src/views/layout/PageHead.tsx'
import { ResultsPage } from '#src/views/search/ResultsPage.tsx'
import { useSearchedPlace } from '#src/views/search/useSearchedPlace.ts'
import type { Sheet } from '#src/views/parts/useSheet.ts'
import { createFileRoute, redirect, useLocation, type ParsedLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

export const Route = createFileRoute('/_hotels/hotels/')({
  beforeLoad: async ({ location, preload }) => {
    const { mendedResultsQuery } = await import('#src/app/mendLink.ts')
    if (preload) return
    const search = await mendedResultsQuery(location)
    if (search !== null) throw redirect({ to: '/hotels', search, replace: true })
  },
  component: Results,
})

function Results() {
  const words = useWords()
  const params: Record<string, unknown> = Route.useSearch()
  const navigate = Route.useNavigate()
  const url = readSearchLink(params)
  const { name: place } = useSearchedPlace(url.criteria)

  const sheet = useSheetKept(navigate)

  useEffect(() => onUrlChanged(params), [params])
  useEffect(() => onResultsLeft, [])
  useEffect(
    () =>
      onSearchNavigate((shown) => {
        // Another order or page is no other place, nor is what is looked at on the map that lies over the list: Back goes to where the guest was before the list.
        const stays = sheet === 'map' || sheet === 'filters' || isSameSearch(shown.criteria, url.criteria)
        void navigate({
          search: writeSearchUrl({ ...url, ...shown }),
          replace: stays || sheet !== undefined,
          ...(stays && sheet !== 'search' ? { state: true as const } : {}),
          resetScroll: !stays,
        })
      }),
    [navigate, url, sheet],
  )
  return (
    <>
      <PageHead
        title={words.t('search.title', { place })}
        description={words.t('search.description', { place })}
        canonicalQuery={writeQuery(canonicalSearchUrl(url.criteria))}
      />
      <CacheProvider>
        <ResultsPage asked={url.criteria} />
      </CacheProvider>
    </>
  )
}

/** Which entry of the history this is, counted by the router. */
const entryOf = ({ state: { __TSR_index: entry } }: ParsedLocation): number => entry

/** Back from what lay over the list: what was set there holds for the list under it. @returns what lies over it. */
function useSheetKept(navigate: ReturnType<typeof Route.useNavigate>): Sheet | undefined {
  const location = useLocation()
  const last = useRef(location)
  useEffect(() => {
    const before = last.current
    last.current = location
    const isBack = entryOf(location) === entryOf(before) - 1 && location.pathname === before.pathname
    const isClosed = before.state.sheet !== undefined && location.state.sheet === undefined
    if (isBack && isClosed && location.searchStr !== before.searchStr)
      void navigate({ search: before.search, replace: true, resetScroll: false })
  }, [location, navigate])
  return location.state.sheet
}
