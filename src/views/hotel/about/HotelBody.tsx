import type { Hotel } from '#contract/hotel/hotels.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import type { ReactNode } from 'react'
import { AmenityList } from './AmenityList.tsx'
import * as css from '#src/views/hotel/HotelPage.css.ts'
import { Reviews } from './Reviews.tsx'
import { ThingsToKnow } from './ThingsToKnow.tsx'

/** The hotel's description and its reviews. */
export const HotelBody = ({ hotel, location }: { hotel: Hotel; location: ReactNode }) => {
  const words = useI18n()
  return (
    <>
      <div className={css.overview}>
        <section className={css.section} aria-labelledby="overview">
          <h2 id="overview" className={css.sectionTitle} tabIndex={-1}>
            {words.t('hotel.sections.overview')}
          </h2>
          <p className={css.text}>{words.timesIn(hotel.description)}</p>
          {hotel.demo && <p className={css.quiet}>{words.t('hotel.demoNote')}</p>}
        </section>
        <section className={css.section} aria-labelledby="amenities">
          <h2 id="amenities" className={css.sectionTitle} tabIndex={-1}>
            {words.t('hotel.sections.amenities')}
          </h2>
          <AmenityList amenities={hotel.amenities} />
        </section>
      </div>
      {location}
      <section className={css.section} aria-labelledby="reviews">
        <h2 id="reviews" className={css.sectionTitle} tabIndex={-1}>
          {words.t('hotel.sections.reviews')}
        </h2>
        <Reviews reviews={hotel.reviews} />
      </section>
      <section className={css.section} aria-labelledby="things">
        <h2 id="things" className={css.sectionTitle} tabIndex={-1}>
          {words.t('hotel.sections.things')}
        </h2>
        <ThingsToKnow hotel={hotel} />
      </section>
    </>
  )
}
