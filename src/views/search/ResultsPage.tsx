import type { HotelSummary, SearchCriteria } from '#contract/hotel/hotels.ts'
import { listTitleKind } from '#machines/search/search.rules.ts'
import { boundsOfNearest, isInDestination } from '#machines/search/search.area.ts'
import { comparedTotal, isStayGuaranteed, type WantedTerms } from '#machines/search/shownRate.rules.ts'
import { zoomOf } from '#machines/search/zoom.rules.ts'
import { searchKey, writeLanding } from '#machines/search/search.criteria.url.ts'
import { placeClock } from '#src/actors/search/placeClock.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { hasExtraHours } from '#src/i18n/stayWords.ts'
import { withSearchTexts } from '#src/i18n/pageTexts.ts'
import { above } from '#src/styles/media.ts'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { classes } from '#src/ui/classes.ts'
import { lazyPart } from '#src/views/parts/loading/lazyPart.ts'
import { useMedia } from '#src/ui/hooks/useMedia.ts'
import { VisuallyHidden } from '#src/ui/content/VisuallyHidden.tsx'
import { HotelsMap, type HotelOnMap } from '#src/views/map/HotelsMap.tsx'
import { UrlRepairNotice } from '#src/views/searchForm/UrlRepairNotice.tsx'
import { SlowLoadingNotice } from '#src/views/parts/loading/SlowLoadingNotice.tsx'
import { LoadError } from '#src/views/parts/loading/LoadError.tsx'
import { usePlaceNow } from '#src/views/searchForm/usePlaceNow.ts'
import { soldNearSearch } from '#src/actors/search/search.ts'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { AirportLanding } from './AirportLanding.tsx'
import { FilterButton, FilterColumn } from './Filters.tsx'
import { HotelList } from './HotelList.tsx'
import { MapHotel } from './MapHotel.tsx'
import * as css from './ResultsPage.css.ts'
import type * as RareStates from './lazyEmptyStates.tsx'
import { LoadingCards } from './LoadingCards.tsx'
import { SortSelect } from './SortSelect.tsx'
import { useListScrollRestore } from './useListScrollRestore.ts'
import { useSearch, type Search } from './useSearch.ts'
import { useSearchedPlace } from '#src/views/parts/hotel/useSearchedPlace.ts'
import { useSheet } from '#src/views/parts/useSheet.ts'

const useRareStates = lazyPart(() => withSearchTexts(import('./lazyEmptyStates.tsx')))

/** Lazy: few searches end in these states. */
const Rarely = ({ children }: { children: (states: typeof RareStates) => ReactNode }) => {
  const words = useI18n()
  const { part: states, hasFailed, retry } = useRareStates(true)
  if (states !== null) return children(states)
  return hasFailed ? (
    <Button look="line" icon={icons.retry} onClick={retry}>
      {words.t('common.retry')}
    </Button>
  ) : null
}

/** Title of a list that is not complete, by reason. */
const PART_OF = {
  nearestOf: 'search.nearestOf',
  filtered: 'search.filtered',
  filteredNearest: 'search.filteredNearest',
} as const

const NO_HOTELS: readonly HotelOnMap[] = []

const onMap = (hotel: HotelSummary, wanted: WantedTerms): HotelOnMap => ({
  id: hotel.id,
  name: hotel.name,
  location: hotel.location,
  hours_total: comparedTotal(hotel, wanted),
  isOnRequest: !isStayGuaranteed(hotel),
})

interface ResultsPageProps {
  /** From the URL: shown from the first frame, before the search machine has it. */
  urlCriteria: SearchCriteria
  /** From the URL: when the guest lands, `HH:MM`; null if they have not said. */
  landing: string | null
  /** Puts it into the URL. */
  onLanding: (landing: string | null) => void
}

export const ResultsPage = ({ urlCriteria, landing, onLanding }: ResultsPageProps) => {
  const words = useI18n()
  const search = useSearch()
  const { criteria, listed, from, viewState, failure, view } = search
  const query = useMemo(() => ({ ...search.query, ...writeLanding(landing) }), [search.query, landing])
  const place = useSearchedPlace(viewState === 'idle' ? urlCriteria : listed, search)
  const { data: near } = useQuery({ ...soldNearSearch(criteria), enabled: viewState === 'empty' })
  const isNowhere = viewState === 'empty' && near?.hotels === 0
  const title = isNowhere ? words.t('search.nowhere.title', { place: place.name }) : titleOf(search)
  const { timeZone, now } = usePlaceNow(from.point)
  const isAtAirport = search.airport !== null && place.kind === 'poi'
  const { lat, lng } = from.point
  useEffect(() => void placeClock.ask({ lat, lng }), [lat, lng])
  const isRunning = viewState === 'loading' || viewState === 'slow' || viewState === 'stuck'
  const hasList = viewState === 'list' || search.isEarlier
  /** There is a list to filter, or one is loading. */
  const isAwaited = hasList || isRunning || viewState === 'idle'
  const list = searchKey(urlCriteria)
  const {
    href,
    state: { __TSR_index: step },
  } = useLocation()
  // Not while the previous list is still shown.
  useListScrollRestore(list, viewState === 'list' && searchKey(listed) === list, { href, step })
  const heading = useRef<HTMLHeadingElement>(null)
  // A button that changes the filters disappears with the message: move the focus to the new count.
  const focusCount = (): void => heading.current?.focus()
  const [lit, setLit] = useState<string | null>(null)
  const isWide = useMedia(above('md'), true)
  const [isMapOpen, setMapOpen] = useSheet('map')
  const isCovered = !isWide && isMapOpen
  const { hotels, wanted } = search
  const hotelsOnMap = useMemo(() => hotels.map((hotel) => onMap(hotel, wanted)), [hotels, wanted])
  const hasFailed = viewState === 'failed'
  // A failure is an alert of the list; under the map that is unreachable, so announce it here.
  const outcome = !hasFailed ? title : isCovered ? words.t('search.failed.title') : ''
  // A part of the map that the guest moved stays where it is.
  const nearestArea = useMemo(
    () =>
      viewState === 'list' && search.scope === 'nearest' && isInDestination(listed)
        ? boundsOfNearest(listed.destination.point, search.all)
        : null,
    [viewState, search.scope, listed, search.all],
  )
  const isKnown = viewState !== 'empty' || near !== undefined
  const announcement = isRunning ? words.t('search.loading') : isKnown ? outcome : ''

  return (
    <div className={classes(css.page, !isAwaited && css.unfiltered)}>
      <VisuallyHidden>
        <div role="status">{announcement}</div>
      </VisuallyHidden>
      {isAwaited && <FilterColumn search={search} />}
      <div data-scroller="" className={classes(css.scroller, isCovered && css.covered)} tabIndex={-1}>
        <div className={css.column}>
          <div className={css.head}>
            <h1 ref={heading} tabIndex={-1} className={css.title}>
              {title}
            </h1>
            {isAwaited && (
              <>
                <div className={css.tools}>
                  <p className={css.totals}>{words.t('search.totals')}</p>
                  <span className={css.controls}>
                    <FilterButton search={search} />
                    <SortSelect
                      value={view.filters.sortBy}
                      hasExtraHours={hasExtraHours(criteria)}
                      onChange={search.sort}
                    />
                  </span>
                </div>
                {view.filters.sortBy === 'best_desc' && <p className={css.meaning}>{words.t('search.bestMeans')}</p>}
                {search.isSortedAmongNearest && (
                  <p className={css.meaning}>
                    {words.t('search.amongNearest', { n: words.number(search.count ?? 0) })}{' '}
                    <Button size="small" onClick={search.lookFarther}>
                      {words.t('search.farther')}
                    </Button>
                  </p>
                )}
                {isAtAirport && search.nearestKm !== undefined && (
                  <AirportLanding
                    airport={place.name}
                    km={search.nearestKm}
                    stay={listed}
                    now={now}
                    timeZone={timeZone}
                    landing={landing}
                    onLanding={onLanding}
                    onCheckIn={(checkIn) => search.start({ ...criteria, checkIn })}
                  />
                )}
                {hasList && search.scope === 'nearest' && <p className={css.meaning}>{words.t('search.noneNearer')}</p>}
              </>
            )}
          </div>
          <UrlRepairNotice criteria={urlCriteria} />
          <div aria-busy={search.busy || search.isBehind} data-list="">
            {isRunning && <SlowLoadingNotice waiting={viewState} onRetry={search.retry} />}
            {(viewState === 'slow' || viewState === 'stuck') && (
              <div className={css.more}>
                <Button look="quiet" onClick={search.cancel}>
                  {words.t('search.stop')}
                </Button>
              </div>
            )}
            {!hasList && (isRunning || viewState === 'idle') && <LoadingCards />}
            {viewState === 'stopped' && (
              <Rarely>{({ SearchCancelled }) => <SearchCancelled onRetry={search.retry} />}</Rarely>
            )}
            {viewState === 'empty' && (
              <Rarely>
                {({ NoResults }) => <NoResults criteria={criteria} near={near} onFarther={search.lookFarther} />}
              </Rarely>
            )}
            {hasFailed && (
              <LoadError of="search.failed" offline="search.offline" failure={failure} onRetry={search.retry} />
            )}
            {viewState === 'refused' && (
              <Rarely>{({ InvalidSearch }) => <InvalidSearch field={failure?.field} onRetry={search.retry} />}</Rarely>
            )}
            {hasList && search.hotels.length === 0 && (
              <Rarely>
                {({ AllFilteredOut }) => (
                  <AllFilteredOut
                    isTooLateToCancel={search.isTooLateToCancel}
                    onClear={() => {
                      search.clearFilters()
                      focusCount()
                    }}
                    onNonRefundable={() => {
                      search.filter({ freeCancellation: false })
                      focusCount()
                    }}
                  />
                )}
              </Rarely>
            )}
            {hasList && (
              <HotelList
                search={{ ...search, query }}
                place={place}
                landing={isAtAirport ? landing : null}
                timeZone={timeZone}
                lit={lit}
                onLight={setLit}
                end={<Rarely>{({ TruncatedListNotice }) => <TruncatedListNotice count={search.count} />}</Rarely>}
              />
            )}
          </div>
        </div>
      </div>
      {(isWide || isMapOpen) && (
        <div className={classes(css.map, isMapOpen && css.mapOver)}>
          <HotelsMap
            hotels={hasList ? hotelsOnMap : NO_HOTELS}
            point={criteria.destination.point}
            bounds={nearestArea ?? criteria.bounds ?? null}
            zoom={nearestArea === null ? view.zoom : zoomOf(nearestArea)}
            lit={lit}
            onLight={setLit}
            onSearchArea={({ bounds, zoom }) => search.searchArea(bounds, zoom)}
            card={(id) => {
              const hotel = search.hotels.find((one) => one.id === id)
              return hotel && <MapHotel hotel={hotel} stay={criteria} wanted={search.wanted} query={query} />
            }}
            busy={search.busy}
            onRetry={hasFailed && (search.isEarlier || isCovered) ? search.retry : undefined}
          />
        </div>
      )}
      {(hasList || isCovered) && (
        <div className={css.dock}>
          {isCovered && viewState === 'empty' && (
            <Button look="line" className={css.round} onClick={search.lookFarther}>
              {words.t('search.farther')}
            </Button>
          )}
          <Button
            look="ink"
            icon={isMapOpen ? icons.menu : icons.map}
            className={css.round}
            aria-pressed={isMapOpen}
            onClick={() => setMapOpen(!isMapOpen)}
          >
            {words.t(isMapOpen ? 'search.map.list' : 'search.map.show')}
          </Button>
        </div>
      )}
    </div>
  )

  function titleOf({ count, found, hotels, filterCount }: Search): string {
    const { where } = place
    if (count === null) return words.t('search.title', { where })
    const { title, shown, of } = listTitleKind({ count, found, left: hotels.length, filterCount })
    return title === 'found'
      ? words.plural('search.found', shown, { where })
      : words.t(PART_OF[title], { shown: words.number(shown), n: words.number(of), where })
  }
}
