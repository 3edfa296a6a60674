import type { Hotel } from '#contract/hotels.ts'
import { useWords } from '#src/i18n/I18nContext.tsx'
import { ratingWord } from '#src/i18n/ratingWord.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Score, Stars, Tag } from '#src/ui/Tag.tsx'
import { HeartButton } from '#src/views/parts/HeartButton.tsx'
import { Gallery } from './Gallery.tsx'
import * as gallery from './Gallery.css.ts'
import * as own from './HotelHead.css.ts'
import * as css from './HotelPage.css.ts'

export const HotelHead = ({ hotel, hour }: { hotel: Hotel; hour: number }) => {
  const words = useWords()
  const { rating, count } = hotel.reviews
  const word = ratingWord(rating)
  return (
    <>
      <Gallery pictures={hotel.images} hotel={hotel.name} hour={hour} />
      <div className={css.head}>
        <div className={css.scoreRow}>
          <Stars count={hotel.stars} label={words.plural('hotel.stars', Math.floor(hotel.stars))} />
          {hotel.demo && <Tag icon="info">{words.t('hotel.demo')}</Tag>}
        </div>
        <div className={own.titleRow}>
          <h1 className={css.title}>{hotel.name}</h1>
          <HeartButton id={hotel.id} name={hotel.name} />
        </div>
        <div className={css.scoreRow}>
          <Score value={words.number(rating, 1)} label={words.t('hotel.ofTen', { rating: words.number(rating, 1) })} />
          {word && <span className={css.word}>{words.t(`search.rating.${word}`)}</span>}
          <a href="#reviews">{words.plural('hotel.reviewCount', count)}</a>
          <span className={css.address}>
            <Icon name="pin" size="small" />
            {hotel.address}
          </span>
        </div>
      </div>
    </>
  )
}

/** As high as what comes: nothing below it moves. */
export const HeadSkeleton = () => (
  <>
    <div className={gallery.gallery} aria-hidden="true">
      <Skeleton className={gallery.main} height="auto" />
    </div>
    <div className={css.head} aria-hidden="true">
      <Skeleton width="120px" height="28px" />
      <Skeleton width="50%" height="44px" />
      <Skeleton width="60%" height="28px" />
    </div>
  </>
)
