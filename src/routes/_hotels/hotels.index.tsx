import { onResultsLeft, onSearchNavigate, onUrlChanged } from '#src/actors/root.ts'
import { canonicalSearchUrl, readSearchUrl, writeSearchUrl } from '#machines/search/search.url.ts'
import { CacheProvider } from '#src/app/CacheProvider.tsx'
import { useWords } from '#src/i18n/I18nContext.tsx'
import { placeName } from '#src/i18n/placeName.ts'
import { writeQuery } from '#src/app/searchParams.ts'
import { today } from '#src/services/clock.ts'
import { PageHead } from '#src/views/layout/PageHead.tsx'
import { ResultsPage } from '#src/views/search/ResultsPage.tsx'
import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'

export const Route = createFileRoute('/_hotels/hotels/')({ component: Results })

function Results() {
  const words = useWords()
  const params: Record<string, unknown> = Route.useSearch()
  const navigate = Route.useNavigate()
  const url = readSearchUrl(params, today())

  useEffect(() => onUrlChanged(params), [params])
  useEffect(() => onResultsLeft, [])
  useEffect(
    () =>
      onSearchNavigate((criteria) => {
        void navigate({ search: writeSearchUrl({ ...url, criteria }) })
      }),
    [navigate, url],
  )
  return (
    <>
      <PageHead
        title={words.t('search.title', { place: placeName(words, url.criteria.destination) })}
        canonicalQuery={writeQuery(canonicalSearchUrl(url.criteria))}
      />
      <CacheProvider>
        <ResultsPage />
      </CacheProvider>
    </>
  )
}
