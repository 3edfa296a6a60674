import type { HotelSummary } from '#contract/hotel/hotels.ts'
import type { Stay } from '#contract/hotel/stay.ts'
import { arrivalOf, landingDay, USUAL_LANDING } from '#machines/search/arrival.rules.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import { classes } from '#src/ui/classes.ts'
import { useFocusNextItem } from '#src/ui/hooks/useFocusNextItem.ts'
import { useDeferredValue, useRef, type ReactNode } from 'react'
import { HotelCard, type HotelCardProps } from './HotelCard.tsx'
import * as css from './ResultsPage.css.ts'
import { rankReason } from './rank.ts'
import type { Search } from './useSearch.ts'

/** Number of cards on the first screen. */
const SEEN_AT_ONCE = 6

const doorOf = ({ checkIn }: Stay, landing: string, { distance: km }: HotelSummary): string =>
  arrivalOf({ at: `${landingDay(checkIn, landing)}T${landing}`, km, ...USUAL_LANDING }).doorTime

/** Renders the first screen of cards immediately, the others with low priority. */
export const HotelList = ({
  search,
  place,
  timeZone,
  landing,
  lit,
  onLight,
  end,
}: {
  search: Pick<
    Search,
    | 'criteria'
    | 'from'
    | 'shownHotels'
    | 'hasMore'
    | 'hasFarther'
    | 'sortBy'
    | 'first'
    | 'wanted'
    | 'query'
    | 'busy'
    | 'isEarlier'
    | 'showMore'
    | 'lookFarther'
  >
  /** When the guest lands at the place, `HH:MM`; null if it is no airport, or they have not said. */
  landing: string | null
  lit: string | null
  /** Shown if the search cannot be widened. */
  end: ReactNode
} & Pick<HotelCardProps, 'place' | 'timeZone' | 'onLight'>) => {
  const { criteria, from, shownHotels, sortBy, first, wanted, query, busy, isEarlier } = search
  const words = useI18n()
  const hotels: readonly HotelSummary[] = useDeferredValue(shownHotels, shownHotels.slice(0, SEEN_AT_ONCE))
  // Deferred with the cards: otherwise a second press on "more" would widen the search.
  const ending = useDeferredValue(search.hasMore ? 'more' : search.hasFarther ? 'farther' : 'end')
  const list = useRef<HTMLUListElement>(null)
  const readOn = useFocusNextItem(list, hotels.length)
  return (
    <>
      <ul
        ref={list}
        className={classes(css.list, busy && isEarlier && css.refining)}
        aria-busy={hotels !== shownHotels}
      >
        {hotels.map((hotel, rank) => (
          <li key={hotel.id} className={css.item} data-hotel={hotel.id}>
            <HotelCard
              hotel={hotel}
              stay={criteria}
              place={place}
              timeZone={timeZone}
              reason={rankReason(hotel, rank, { sortBy, poi: from.poi, first })}
              door={landing === null ? null : doorOf(criteria, landing, hotel)}
              wanted={wanted}
              eager={rank < SEEN_AT_ONCE}
              query={query}
              lit={lit === hotel.id}
              onLight={onLight}
            />
          </li>
        ))}
      </ul>
      {!busy && (
        <div className={css.more}>
          {ending === 'more' ? (
            <Button
              look="line"
              onClick={() => {
                readOn(shownHotels.length)
                search.showMore()
              }}
            >
              {words.t('search.showMore')}
            </Button>
          ) : ending === 'farther' ? (
            <Button look="line" onClick={search.lookFarther}>
              {words.t('search.farther')}
            </Button>
          ) : (
            end
          )}
        </div>
      )}
    </>
  )
}
