import { NEAREST_KM } from '#contract/hotel/destination.ts'
import { greatCircleKm, roundKm } from '#contract/hotel/distance.ts'
import type { Hotel, Nearby, SearchCriteria } from '#contract/hotel/hotels.ts'
import { searchOrigin } from '#machines/search/search.area.ts'
import { useI18n, type PageI18n } from '#src/i18n/I18nContext.tsx'
import { withHotelTexts } from '#src/i18n/pageTexts.ts'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as icons from '#src/ui/content/icons.ts'
import type { IconPath } from '#src/ui/content/icons.ts'
import { lazyPart } from '#src/views/parts/loading/lazyPart.ts'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { ChunkError } from '#src/views/parts/loading/ChunkError.tsx'
import { PlaceMap } from '#src/views/map/PlaceMap.tsx'
import { distanceFrom, useSearchedPlace } from '#src/views/parts/hotel/useSearchedPlace.ts'
import type { SearchDraft } from '#src/views/searchForm/useSearchDraft.ts'
import { useRef } from 'react'
import * as page from '#src/views/hotel/HotelPage.css.ts'
import * as css from './LocationSection.css.ts'
import { useNear } from '#src/views/hotel/useNear.ts'

const useFlightHelper = lazyPart(async () => (await withHotelTexts(import('./flight/FlightHelper.tsx'))).FlightHelper)

/** Address, map, nearby places, and the flight helper. */
export const LocationSection = ({
  hotel,
  draft,
  hasPlace,
  landing,
}: {
  hotel: Hotel
  draft: SearchDraft
  /** The link names the place searched from. */
  hasPlace: boolean
  /** `HH:MM` if the guest has said when they land; null otherwise. */
  landing: string | null
}) => {
  const words = useI18n()
  const fromSearch = useDistanceFromSearch(hotel, draft.criteria)
  const fromPlace = hasPlace ? fromSearch : null
  const place = useRef<HTMLElement>(null)
  const isNear = useNear('location', place)
  const { part: FlightHelper, hasFailed, retry } = useFlightHelper(isNear)
  const airports = hotel.nearby.filter(({ kind }) => kind === 'airport')
  return (
    <section ref={place} className={page.section} aria-labelledby="location">
      <div>
        <h2 id="location" className={page.sectionTitle} tabIndex={-1}>
          {words.t('hotel.sections.location')}
        </h2>
        <p className={page.sub}>{hotel.address}</p>
        {fromPlace !== null && <p className={page.sub}>{fromPlace}</p>}
      </div>
      <div className={css.columns}>
        <div className={css.map} role="group" aria-label={words.t('hotel.location.map')}>
          {isNear && <PlaceMap name={hotel.name} location={hotel.location} />}
        </div>
        {hotel.nearby.length > 0 && (
          <div className={css.near}>
            <h3 className={css.title}>{words.t('hotel.location.nearby')}</h3>
            <ul className={css.list}>
              {hotel.nearby.map((place) => (
                <li key={`${place.kind} ${place.name}`} className={css.item}>
                  <Icon path={ICONS[place.kind]} size="small" />
                  <span className={css.name}>{nameOf(words, place)}</span>
                  <Numeral direction="auto">{words.distance(place.distance)}</Numeral>
                </li>
              ))}
            </ul>
            <p className={page.quiet}>{words.t('hotel.location.straight')}</p>
          </div>
        )}
      </div>
      {airports.length > 0 && (
        <div className={css.flight}>
          {hasFailed && <ChunkError onRetry={retry} />}
          {FlightHelper && <FlightHelper airports={airports} draft={draft} landing={landing} />}
        </div>
      )}
    </section>
  )
}

/** As on the hotel's card; null if the place is not near the hotel. */
const useDistanceFromSearch = (hotel: Hotel, criteria: SearchCriteria): string | null => {
  const words = useI18n()
  const place = useSearchedPlace(criteria)
  const km = roundKm(greatCircleKm(searchOrigin(criteria).point, hotel.location))
  return km > NEAREST_KM ? null : distanceFrom(words, place, km)
}

const ICONS: Record<Nearby['kind'], IconPath> = {
  center: icons.pin,
  airport: icons.plane,
  station: icons.train,
  landmark: icons.star,
}

const nameOf = (words: PageI18n, { kind, name }: Nearby): string =>
  kind === 'center' ? words.t('hotel.location.center', { name }) : name
