import { currentSearch, onResultsLeft, onSearchNavigate, onUrlChanged } from '#src/actors/search/searchActor.ts'
import { readSearchLink } from '#src/actors/search/searchUrl.ts'
import { isHotelPage, isHotelsPage } from '#contract/http/pages.ts'
import { canonicalSearchUrl, isSameSearch } from '#machines/search/search.criteria.url.ts'
import { destinationCodec } from '#contract/hotel/destination.ts'
import { writeSearchUrl, type SearchUrl } from '#machines/search/search.url.ts'
import { CacheProvider } from '#src/app/CacheProvider.tsx'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { useTimelyUrl } from '#src/app/useTimelyUrl.ts'
import { writeQuery } from '#src/app/searchParams.ts'
import { PageHead } from '#src/views/layout/PageHead.tsx'
import { ResultsPage } from '#src/views/search/ResultsPage.tsx'
import { useSearchedPlace } from '#src/views/parts/hotel/useSearchedPlace.ts'
import { useSearchStateOnBack } from '#src/app/useSearchStateOnBack.ts'
import { createFileRoute, redirect, useRouter, type HistoryState } from '@tanstack/react-router'
import { useEffect } from 'react'

export const Route = createFileRoute('/_hotels/hotels/')({
  beforeLoad: async ({ location, preload }) => {
    const { mendedResultsQuery } = await import('#src/app/repairUrl.ts')
    if (preload) return
    const search = await mendedResultsQuery(location)
    if (search !== null) throw redirect({ to: '/hotels', search, replace: true })
  },
  component: Results,
})

/** The guest lands at one airport: another destination forgets when. */
const isSamePlace = (one: Pick<SearchUrl, 'criteria'>, other: Pick<SearchUrl, 'criteria'>): boolean =>
  destinationCodec.encode(one.criteria.destination) === destinationCodec.encode(other.criteria.destination)

const sheetOf = ({ sheet }: HistoryState) => sheet

function Results() {
  const words = useI18n()
  const params: Record<string, unknown> = Route.useSearch()
  const navigate = Route.useNavigate()
  const router = useRouter()
  const url = readSearchLink(params)
  useTimelyUrl()
  const { where } = useSearchedPlace(url.criteria)

  // The URL of the sheet may be behind: what the guest typed last is not in it yet.
  const sheet = useSearchStateOnBack(sheetOf, () => writeSearchUrl({ ...url, ...currentSearch() }))

  useEffect(() => onUrlChanged(params), [params])
  useEffect(() => onResultsLeft, [])
  useEffect(
    () =>
      onSearchNavigate((shown) => {
        // Ignore a late map result if the guest is already on the way to another page, e.g. a hotel's.
        const { pathname } = router.latestLocation
        if (!isHotelsPage(pathname) || isHotelPage(pathname)) return
        // A new order or page of the list, or a map moved over it, is no new history entry: Back returns to where the guest was
        // before the list.
        const stays = sheet === 'map' || sheet === 'filters' || isSameSearch(shown.criteria, url.criteria)
        void navigate({
          search: writeSearchUrl({ ...url, ...shown, landing: isSamePlace(shown, url) ? url.landing : null }),
          replace: stays || sheet !== undefined,
          ...(stays && sheet !== 'search' ? { state: true as const } : {}),
          resetScroll: !stays,
        })
      }),
    [navigate, router, url, sheet],
  )
  return (
    <>
      <PageHead
        title={words.t('search.title', { where })}
        description={words.t('search.description', { where })}
        canonicalQuery={writeQuery(canonicalSearchUrl(url.criteria))}
      />
      <CacheProvider>
        <ResultsPage
          urlCriteria={url.criteria}
          landing={url.landing}
          onLanding={(landing) =>
            void navigate({
              search: writeSearchUrl({ ...url, landing }),
              replace: true,
              state: true,
              resetScroll: false,
            })
          }
        />
      </CacheProvider>
    </>
  )
}
