import type { Hotel, SearchCriteria } from '#contract/hotel/hotels.ts'
import { toFailure } from '#machines/kit/failure.ts'
import { similarHotels } from '#machines/search/similar.rules.ts'
import { similarQuery } from '#src/actors/hotel/hotel.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { hoursInCardTotal } from '#src/i18n/hoursInTotal.ts'
import { Money } from '#src/i18n/Money.tsx'
import { NightPrice } from '#src/i18n/NightPrice.tsx'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { Picture } from '#src/ui/content/Picture.tsx'
import { Skeleton } from '#src/ui/content/Skeleton.tsx'
import { Score, Stars } from '#src/ui/content/Tag.tsx'
import { Offline, LoadError } from '#src/views/parts/loading/LoadError.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as page from '#src/views/hotel/HotelPage.css.ts'
import * as css from './Similar.css.ts'

/** Link to another hotel with the same stay. */
export type OtherHotel = (id: string, className: string, name: ReactNode) => ReactNode

const WAITING = ['a', 'b', 'c'] as const

export interface SimilarProps {
  hotel: Hotel
  stay: SearchCriteria
  renderHotel: OtherHotel
}

/** Hotels near a sold-out one, with rooms for the same stay. */
export const Similar = ({ hotel, stay, renderHotel }: SimilarProps) => {
  const words = useI18n()
  const near = useQuery(similarQuery(hotel, stay))
  const hotels = near.data ? similarHotels(near.data.hotels, hotel) : []
  return (
    <section className={page.section} aria-labelledby="similar" aria-busy={near.isFetching}>
      <h2 id="similar" className={page.sectionTitle} tabIndex={-1}>
        {words.t('hotelParts.similar.title')}
      </h2>
      {near.isPending && near.isPaused && <Offline text="hotel.offline" />}
      {near.isError && (
        <LoadError
          of="hotel.ratesFailed"
          offline="hotel.offline"
          failure={toFailure(near.error)}
          onRetry={() => void near.refetch()}
        />
      )}
      {near.isSuccess && hotels.length === 0 && <p className={page.sub}>{words.t('hotelParts.similar.none')}</p>}
      <ul className={css.hotels}>
        {near.isLoading &&
          WAITING.map((key) => (
            <li key={key}>
              <Skeleton height="330px" />
            </li>
          ))}
        {hotels.map((other) => (
          <li key={other.id} className={css.hotel}>
            <Picture src={other.image} alt="" width={900} height={600} className={css.picture} />
            <div className={css.words}>
              <Stars count={other.stars} label={words.plural('hotel.stars', Math.floor(other.stars))} />
              <h3 className={css.name}>{renderHotel(other.id, css.link, other.name)}</h3>
              <p className={page.scoreRow}>
                <Score
                  value={words.number(other.reviews.rating, 1)}
                  label={words.t('hotel.ofTen', { rating: words.number(other.reviews.rating, 1) })}
                />
                <Numeral direction="auto">{words.distance(other.distance)}</Numeral>
              </p>
              <p className={css.total}>
                <Money dollars={other.hours_total} />
              </p>
              <p className={page.quiet}>
                <NightPrice
                  dollars={other.rate.avg_night_price}
                  rooms={stay.rooms.length}
                  hours={hoursInCardTotal(other)}
                />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
