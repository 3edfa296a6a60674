import { onResultsLeft, onSearchNavigate, onUrlChanged } from '#src/actors/root.ts'
import { readSearchLink } from '#src/actors/searchLink.ts'
import { canonicalSearchUrl, isSameSearch, writeSearchUrl } from '#machines/search/search.url.ts'
import { useWords } from '#src/i18n/I18nContext.tsx'
import { usePlaceName } from '#src/views/parts/usePlaceName.ts'
import { writeQuery } from '#src/app/searchParams.ts'
import { PageHead } from '#src/views/layout/PageHead.tsx'
import { ResultsPage } from '#src/views/search/ResultsPage.tsx'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { useEffect } from 'react'

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
  const place = usePlaceName(url.criteria.destination)

  useEffect(() => onUrlChanged(params), [params])
  useEffect(() => onResultsLeft, [])
  useEffect(
    () =>
      onSearchNavigate((shown) => {
        // Another order or page is no other place: Back goes to where the guest was before the list.
        const stays = isSameSearch(shown.criteria, url.criteria)
        void navigate({ search: writeSearchUrl({ ...url, ...shown }), replace: stays, resetScroll: !stays })
      }),
    [navigate, url],
  )
  return (
    <>
      <PageHead
        title={words.t('search.title', { place })}
        canonicalQuery={writeQuery(canonicalSearchUrl(url.criteria))}
      />

      <ResultsPage />
    </>
  )
}
