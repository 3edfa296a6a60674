import type { Hotel } from '#contract/hotel/hotels.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { ratingWord } from '#src/i18n/ratingWord.ts'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Skeleton } from '#src/ui/content/Skeleton.tsx'
import { Score, Stars, Tag } from '#src/ui/content/Tag.tsx'
import { AnswerRecordNote } from '#src/views/parts/hotel/AnswerRecordNote.tsx'
import { FavoriteButton } from '#src/views/parts/hotel/FavoriteButton.tsx'
import type { ReactNode } from 'react'
import * as gallery from './Gallery.css.ts'
import { Pictures, type PicturesOpen } from './Pictures.tsx'
import { ShareButton } from './ShareButton.tsx'
import * as own from './HotelHeader.css.ts'
import * as css from '#src/views/hotel/HotelPage.css.ts'
import { block } from './PriceBlock.css.ts'

export const HotelHeader = ({
  hotel,
  hour,
  price,
  pictures,
  shareUrl,
}: {
  hotel: Hotel
  hour: number
  price: ReactNode
  pictures: PicturesOpen
  /** URL of this page with its stay. */
  shareUrl: string
}) => {
  const words = useI18n()
  const { rating, count } = hotel.reviews
  const word = ratingWord(rating)
  return (
    <>
      <Pictures hotel={hotel} hour={hour} over={pictures} />
      <div className={own.head}>
        <div className={css.head}>
          <div className={css.scoreRow}>
            <Stars count={hotel.stars} label={words.plural('hotel.stars', Math.floor(hotel.stars))} />
            {hotel.demo && <Tag icon={icons.info}>{words.t('hotel.demo')}</Tag>}
            <span className={own.share}>
              <ShareButton title={hotel.name} url={shareUrl} />
            </span>
          </div>
          <div className={own.titleRow}>
            <h1 className={css.title}>{hotel.name}</h1>
            <FavoriteButton id={hotel.id} name={hotel.name} />
          </div>
          <div className={css.scoreRow}>
            <Score
              value={words.number(rating, 1)}
              label={words.t('hotel.ofTen', { rating: words.number(rating, 1) })}
            />
            {word && <span className={css.word}>{words.t(`search.rating.${word}`)}</span>}
            <a href="#reviews">{words.plural('hotel.reviewCount', count)}</a>
            <span className={css.address}>
              <Icon path={icons.pin} size="small" />
              {hotel.address}
            </span>
          </div>
          {hotel.answer_record !== null && <AnswerRecordNote record={hotel.answer_record} className={own.answers} />}
        </div>
        {price}
      </div>
    </>
  )
}

/** Same height as the loaded header, so nothing below moves. */
export const HeadSkeleton = () => (
  <>
    <div className={gallery.gallery} aria-hidden="true">
      <Skeleton className={gallery.main} height="auto" />
      <div className={gallery.strip}>
        {SMALL_TILES.map((tile) => (
          <Skeleton key={tile} className={gallery.small} height="auto" />
        ))}
      </div>
    </div>
    <div className={own.head} aria-hidden="true">
      <div className={css.head}>
        <Skeleton width="120px" height="28px" />
        <Skeleton width="min(100%, 26rem)" height="44px" />
        <Skeleton width="min(100%, 32rem)" height="28px" />
      </div>
      <div className={block}>
        <Skeleton width="60%" height="34px" />
        <Skeleton width="80%" height="42px" />
        <Skeleton height="48px" />
      </div>
    </div>
  </>
)

const SMALL_TILES = ['a', 'b', 'c', 'd'] as const
