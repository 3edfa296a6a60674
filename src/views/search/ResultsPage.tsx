import { DEFAULT_ZOOM, writeSearchUrl } from '#machines/search/search.url.ts'
import { useWords } from '#src/i18n/I18nContext.tsx'
import { placeName } from '#src/i18n/placeName.ts'
import { Button } from '#src/ui/Button.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { HotelCard } from './HotelCard.tsx'
import { rankReason } from './rank.ts'
import * as css from './ResultsPage.css.ts'
import { LoadingCards, NoResults, SearchFailed } from './ResultsStates.tsx'
import { SortSelect } from './SortSelect.tsx'
import { useSearch } from './useSearch.ts'

/** So many cards are on the first screen. */
const SEEN_AT_ONCE = 6

export const ResultsPage = () => {
  const words = useWords()
  const search = useSearch()
  const { criteria, face, count, failure } = search
  const { destination } = criteria
  const name = placeName(words, destination)
  const title =
    count === null ? words.t('search.title', { place: name }) : words.plural('search.found', count, { place: name })
  const query = writeSearchUrl({ criteria, zoom: DEFAULT_ZOOM, currency: null, others: {} })

  return (
    <div className={css.scroller} tabIndex={-1}>
      <div className={css.column}>
        <div className={css.head}>
          <h1 className={css.title}>{title}</h1>
          {face !== 'empty' && face !== 'failed' && (
            <div className={css.tools}>
              <p className={css.totals}>{words.t('search.totals')}</p>
              <SortSelect value={search.sortBy} onChange={search.sort} />
            </div>
          )}
        </div>
        <VisuallyHidden>
          <div role="status">{announcement()}</div>
        </VisuallyHidden>
        <div aria-busy={search.busy}>
          {(face === 'loading' || face === 'idle') && <LoadingCards />}
          {face === 'empty' && <NoResults />}
          {face === 'failed' && failure && <SearchFailed failure={failure} onRetry={search.retry} />}
          {face === 'list' && (
            <ul className={css.list}>
              {search.hotels.map((hotel, place) => (
                <li key={hotel.id} className={css.item}>
                  <HotelCard
                    hotel={hotel}
                    stay={criteria}
                    place={{ name, poi: destination.poi }}
                    reason={rankReason(hotel, place, { sortBy: search.sortBy, poi: destination.poi })}
                    eager={place < SEEN_AT_ONCE}
                    query={query}
                  />
                </li>
              ))}
            </ul>
          )}
          {face === 'list' && search.hasMore && (
            <div className={css.more}>
              <Button look="line" onClick={search.showMore}>
                {words.t('search.showMore')}
              </Button>
            </div>
          )}
        </div>
      </div>
    </div>
  )

  function announcement(): string {
    if (face === 'loading') return words.t('search.loading')
    return count === null ? '' : title
  }
}
