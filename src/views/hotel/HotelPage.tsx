import type { Hotel, SearchCriteria } from '#contract/hotels.ts'
import { hourOf } from '#contract/stay.ts'
import { toFailure } from '#machines/kit/failure.ts'
import { searchKey, type UrlParams } from '#machines/search/search.url.ts'
import { useWords } from '#src/i18n/I18nContext.tsx'
import type { ReactNode } from 'react'
import { PageHead } from '#src/views/layout/PageHead.tsx'
import { StillWaiting } from '#src/views/parts/StillWaiting.tsx'
import { Offline, Trouble } from '#src/views/parts/Trouble.tsx'
import { LinkNotice } from '#src/views/parts/LinkNotice.tsx'
import { AmenityList } from './AmenityList.tsx'
import { ChangeStay } from './ChangeStay.tsx'
import { HeadSkeleton, HotelHead } from './HotelHead.tsx'
import * as css from './HotelPage.css.ts'
import type { Book } from './OpenedOffer.tsx'
import { Reviews } from './Reviews.tsx'
import { Rooms } from './Rooms.tsx'
import { StayPanel } from './StayPanel.tsx'
import { ThingsToKnow } from './ThingsToKnow.tsx'
import { useHotel } from './useHotel.ts'
import { stayTones } from './rateWords.ts'
import { useOpenedRate } from './useRates.ts'

export interface HotelPageProps {
  id: string
  params: UrlParams
  onChangeStay: (criteria: SearchCriteria) => void
  renderBook: Book
  /** Where other hotels are looked for. */
  newSearch: ReactNode
  notFound: ReactNode
}

const NOT_FOUND = 404

export const HotelPage = ({ id, params, onChangeStay, renderBook, newSearch, notFound }: HotelPageProps) => {
  const words = useWords()
  const { url, hotel, offers, waiting, again } = useHotel(id, params)
  const { criteria } = url
  const tones = stayTones(useOpenedRate(id, criteria), offers.data)
  if (hotel.isError) {
    const failure = toFailure(hotel.error)
    if (failure.status === NOT_FOUND) return notFound
    return (
      <div className={css.page}>
        <Trouble of="hotel.failed" offline="hotel.offline" failure={failure} onRetry={again} />
      </div>
    )
  }
  if (hotel.isPending && hotel.isPaused)
    return (
      <div className={css.page}>
        <Offline text="hotel.offline" />
      </div>
    )
  return (
    <div className={css.page}>
      {hotel.data && <PageHead title={hotel.data.name} description={hotel.data.description} />}
      <LinkNotice criteria={criteria} />
      {hotel.isPending && <StillWaiting waiting={waiting} onRetry={again} way={newSearch} />}
      {hotel.data ? <HotelHead hotel={hotel.data} hour={hourOf(criteria.checkIn)} /> : <HeadSkeleton />}
      <SectionLinks />
      <StayPanel
        stay={criteria}
        tones={tones}
        timeZone={hotel.data?.time_zone}
        change={
          <>
            <ChangeStay criteria={criteria} timeZone={hotel.data?.time_zone} onChange={onChangeStay} />
            {newSearch}
          </>
        }
      />
      <section className={css.section} aria-labelledby="rooms">
        <div>
          <h2 id="rooms" className={css.sectionTitle}>
            {words.t('hotel.sections.rooms')}
          </h2>
          <p className={css.sub}>{words.t('hotel.totals')}</p>
        </div>
        {/* Another stay has other offers: nothing of the old ones may stay open. */}
        <Rooms
          key={searchKey(criteria)}
          offers={offers}
          onRetry={again}
          waiting={hotel.isPending ? 'fresh' : waiting}
          book={renderBook}
          newSearch={newSearch}
        />
      </section>
      {hotel.data && <HotelBody hotel={hotel.data} />}
    </div>
  )
}

const SECTIONS = ['rooms', 'overview', 'reviews', 'things'] as const

const SectionLinks = () => {
  const words = useWords()
  return (
    <nav className={css.links} aria-label={words.t('hotel.sections.label')}>
      {SECTIONS.map((section) => (
        <a key={section} href={`#${section}`} className={css.sectionLink}>
          {words.t(`hotel.sections.${section}`)}
        </a>
      ))}
    </nav>
  )
}

const HotelBody = ({ hotel }: { hotel: Hotel }) => {
  const words = useWords()
  return (
    <>
      <div className={css.overview}>
        <section className={css.section} aria-labelledby="overview">
          <h2 id="overview" className={css.sectionTitle}>
            {words.t('hotel.sections.overview')}
          </h2>
          <p className={css.text}>{hotel.description}</p>
          {hotel.demo && <p className={css.quiet}>{words.t('hotel.demoNote')}</p>}
        </section>
        <section className={css.section} aria-labelledby="amenities">
          <h2 id="amenities" className={css.sectionTitle}>
            {words.t('hotel.sections.amenities')}
          </h2>
          <AmenityList amenities={hotel.amenities} />
        </section>
      </div>
      <section className={css.section} aria-labelledby="reviews">
        <h2 id="reviews" className={css.sectionTitle}>
          {words.t('hotel.sections.reviews')}
        </h2>
        <Reviews reviews={hotel.reviews} />
      </section>
      <section className={css.section} aria-labelledby="things">
        <h2 id="things" className={css.sectionTitle}>
          {words.t('hotel.sections.things')}
        </h2>
        <ThingsToKnow hotel={hotel} />
      </section>
    </>
  )
}
