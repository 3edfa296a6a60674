import { searchUrlOf, writeSearchUrl } from '#machines/search/search.url.ts'
import { useWords } from '#src/i18n/I18nContext.tsx'
import { placeName } from '#src/i18n/placeName.ts'
import { Button } from '#src/ui/Button.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { StillWaiting } from '#src/views/parts/StillWaiting.tsx'
import { Trouble } from '#src/views/parts/Trouble.tsx'
import { usePlaceNow } from '#src/views/searchForm/usePlaceNow.ts'
import { useEffect } from 'react'
import { placeClock } from '#src/actors/placeClock.ts'
import { LinkNotice } from '#src/views/parts/LinkNotice.tsx'
import { HotelCard } from './HotelCard.tsx'
import { rankReason } from './rank.ts'
import * as css from './ResultsPage.css.ts'
import { LoadingCards, NoResults, SearchRefused } from './ResultsStates.tsx'
import { SortSelect } from './SortSelect.tsx'
import { useListPlace } from './useListPlace.ts'
import { useSearch } from './useSearch.ts'

/** How many cards fit on the first screen. */
const SEEN_AT_ONCE = 6

export const ResultsPage = () => {
  const words = useWords()
  const search = useSearch()
  const { criteria, face, count, failure } = search
  const { destination } = criteria
  const name = placeName(words, destination)
  const title =
    count === null ? words.t('search.title', { place: name }) : words.plural('search.found', count, { place: name })
  // The order and the pages go along: the hotel's page leads back to this list.
  const query = writeSearchUrl({ ...searchUrlOf(criteria), view: { sortBy: search.sortBy, pages: search.pages } })
  const { timeZone } = usePlaceNow(destination.point)
  const { lat, lng } = destination.point
  useEffect(() => void placeClock.ask({ lat, lng }), [lat, lng])
  const isRunning = face === 'loading' || face === 'slow' || face === 'stuck'
  useListPlace(face === 'list', JSON.stringify(query))

  return (
    <div className={css.scroller} tabIndex={-1}>
      <div className={css.column}>
        <div className={css.head}>
          <h1 className={css.title}>{title}</h1>
          {face !== 'empty' && face !== 'failed' && face !== 'refused' && (
            <div className={css.tools}>
              <p className={css.totals}>{words.t('search.totals')}</p>
              <SortSelect value={search.sortBy} onChange={search.sort} />
            </div>
          )}
        </div>
        <LinkNotice criteria={criteria} />
        <VisuallyHidden>
          <div role="status">{announcement()}</div>
        </VisuallyHidden>
        <div aria-busy={search.busy}>
          {isRunning && <StillWaiting waiting={face} onRetry={search.retry} />}
          {(isRunning || face === 'idle') && <LoadingCards />}
          {face === 'empty' && <NoResults />}
          {face === 'failed' && (
            <Trouble of="search.failed" offline="search.offline" failure={failure} onRetry={search.retry} />
          )}
          {face === 'refused' && <SearchRefused field={failure?.field} onRetry={search.retry} />}
          {face === 'list' && (
            <ul className={css.list}>
              {search.hotels.map((hotel, place) => (
                <li key={hotel.id} className={css.item} data-hotel={hotel.id}>
                  <HotelCard
                    hotel={hotel}
                    stay={criteria}
                    place={{ name, poi: destination.poi }}
                    timeZone={timeZone}
                    reason={rankReason(hotel, place, {
                      sortBy: search.sortBy,
                      poi: destination.poi,
                      first: search.first,
                    })}
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
    if (isRunning) return words.t('search.loading')
    return count === null ? '' : title
  }
}
