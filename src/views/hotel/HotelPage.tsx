import type { Hotel } from '#contract/hotels.ts'
import type { Rate, RoomOffer } from '#contract/rates.ts'
import { nightsOf, type Stay } from '#contract/stay.ts'
import type { UrlParams } from '#machines/search/search.url.ts'
import { errorText, type Failure } from '#src/i18n/errorText.ts'
import { useWords } from '#src/i18n/I18nContext.tsx'
import { stayHours, stayLabel } from '#src/i18n/stayWords.ts'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { N } from '#src/ui/N.tsx'
import { EmptyState, Notice } from '#src/ui/Notice.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { StayLineLarge } from '#src/ui/StayLineLarge.tsx'
import { Score, Stars, Tag } from '#src/ui/Tag.tsx'
import { useState, type ReactNode } from 'react'
import { AmenityList } from './AmenityList.tsx'
import { Gallery } from './Gallery.tsx'
import * as css from './HotelPage.css.ts'
import { Reviews } from './Reviews.tsx'
import { RoomCard } from './RoomCard.tsx'
import { ThingsToKnow } from './ThingsToKnow.tsx'
import { useHotel } from './useHotel.ts'
import { useRates } from './useRates.ts'

export interface HotelPageProps {
  id: string
  params: UrlParams
  /** The link that books a rate. */
  book: (rateKey: string) => ReactNode
  /** Where another search or other hours are chosen. */
  changeSearch: ReactNode
  notFound: ReactNode
}

const NOT_FOUND = 404
const ROOMS_WHILE_LOADING = ['a', 'b'] as const

export const HotelPage = ({ id, params, book, changeSearch, notFound }: HotelPageProps) => {
  const words = useWords()
  const { url, hotel, offers } = useHotel(id, params)
  if (hotel.isError) {
    if (statusOf(hotel.error) === NOT_FOUND) return notFound
    return (
      <div className={css.page}>
        <EmptyState
          live="alert"
          icon="warning"
          title={words.t('hotel.failed.title')}
          text={words.t('hotel.failed.text')}
          action={
            <Button look="ink" icon="retry" onClick={() => void hotel.refetch()}>
              {words.t('common.retry')}
            </Button>
          }
        />
      </div>
    )
  }
  return (
    <div className={css.page}>
      {hotel.data ? <HotelHead hotel={hotel.data} /> : <HeadSkeleton />}
      <StayPanel stay={url.criteria} change={changeSearch} />
      <section className={css.section} aria-labelledby="rooms">
        <div className={css.head}>
          <h2 id="rooms" className={css.sectionTitle}>
            {words.t('hotel.sections.rooms')}
          </h2>
          <p className={css.sub}>{words.t('hotel.totals')}</p>
        </div>
        <Rooms offers={offers} book={book} newSearch={changeSearch} />
      </section>
      {hotel.data && <HotelBody hotel={hotel.data} />}
    </div>
  )
}

const HotelHead = ({ hotel }: { hotel: Hotel }) => {
  const words = useWords()
  return (
    <>
      <Gallery pictures={hotel.images} hotel={hotel.name} />
      <div className={css.head}>
        <div className={css.titleRow}>
          <h1 className={css.title}>{hotel.name}</h1>
          <Stars count={hotel.stars} label={words.plural('common.stars', Math.floor(hotel.stars))} />
          {hotel.demo && <Tag icon="info">{words.t('hotel.demo')}</Tag>}
        </div>
        <div className={css.scoreRow}>
          <Score
            value={words.number(hotel.reviews.rating, 1)}
            label={words.t('hotel.ofTen', { rating: words.number(hotel.reviews.rating, 1) })}
          />
          <span>{words.plural('common.reviews', hotel.reviews.count)}</span>
        </div>
        <p className={css.address}>
          <Icon name="pin" size="small" />
          {hotel.address}
        </p>
        <p className={css.text}>{hotel.description}</p>
        {hotel.demo && <p className={css.quiet}>{words.t('hotel.demoNote')}</p>}
      </div>
    </>
  )
}

const HeadSkeleton = () => (
  <div className={css.head} aria-hidden="true">
    <Skeleton className={css.ghost} height="auto" />
    <Skeleton width="50%" height="40px" />
    <Skeleton width="30%" height="26px" />
    <Skeleton width="80%" height="72px" />
  </div>
)

const StayPanel = ({ stay, change }: { stay: Stay; change: ReactNode }) => {
  const words = useWords()
  const ends = [
    { name: words.t('common.stay.checkIn'), at: stay.checkIn },
    { name: words.t('common.stay.checkOut'), at: stay.checkOut },
  ]
  return (
    <section
      className={css.stay}
      aria-label={words.t('common.stay.label', { nights: words.plural('common.nights', nightsOf(stay)) })}
    >
      <div className={css.stayHead}>
        <div className={css.stayEnds}>
          {ends.map(({ name, at }) => (
            <div key={name} className={css.stayEnd}>
              <span>
                {name} · {words.day(at, 'weekdayDayMonth')}
              </span>
              <span className={css.stayHour}>
                <N>{words.hourOf(at)}</N>
              </span>
            </div>
          ))}
        </div>
        {change}
      </div>
      <StayLineLarge stay={stayHours(stay)} label={stayLabel(words, stay)} />
    </section>
  )
}

interface Offers {
  data: RoomOffer[] | undefined
  isPending: boolean
  isError: boolean
  error: unknown
  refetch: () => unknown
}

const Rooms = ({ offers, book, newSearch }: { offers: Offers; book: HotelPageProps['book']; newSearch: ReactNode }) => {
  const words = useWords()
  const rates = useRates()
  const [opened, setOpened] = useState<{ room: string; rate: Rate } | null>(null)

  if (offers.isPending)
    return (
      <div className={css.rooms} role="status" aria-busy="true" aria-label={words.t('common.loading')}>
        {ROOMS_WHILE_LOADING.map((key) => (
          <Skeleton key={key} height="260px" />
        ))}
      </div>
    )
  if (offers.isError) {
    const failure = failureOf(offers.error)
    return (
      <EmptyState
        live="alert"
        icon="warning"
        title={words.t('hotel.ratesFailed.title')}
        text={failure.code === 'network' ? errorText(words, failure) : words.t('hotel.ratesFailed.text')}
        action={
          <Button look="ink" icon="retry" onClick={() => void offers.refetch()}>
            {words.t('common.retry')}
          </Button>
        }
      />
    )
  }
  if (!offers.data || offers.data.length === 0)
    return (
      <EmptyState
        live="status"
        icon="bed"
        title={words.t('hotel.noRooms.title')}
        text={words.t('hotel.noRooms.text')}
        action={newSearch}
      />
    )
  return (
    <ul className={css.rooms}>
      {offers.data.map((room) => (
        <li key={room.id}>
          <RoomCard
            room={room}
            opened={opened?.room === room.id ? opened.rate : null}
            rates={rates}
            onOpen={(rate) => {
              setOpened({ room: room.id, rate })
              rates.open(rate.rateKey)
            }}
            book={book}
          />
        </li>
      ))}
    </ul>
  )
}

const HotelBody = ({ hotel }: { hotel: Hotel }) => {
  const words = useWords()
  return (
    <>
      <section className={css.section} aria-labelledby="amenities">
        <h2 id="amenities" className={css.sectionTitle}>
          {words.t('hotel.sections.amenities')}
        </h2>
        <AmenityList amenities={hotel.amenities} />
      </section>
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
      {hotel.demo && <Notice>{words.t('common.footer.demo')}</Notice>}
    </>
  )
}

const failureOf = (error: unknown): Failure =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? { code: error.code }
    : { code: 'internal' }

const statusOf = (error: unknown): number | null =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : null
