import type { HotelSummary } from '#contract/hotel/hotels.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { ratingWord } from '#src/i18n/ratingWord.ts'
import { Score, Stars } from '#src/ui/content/Tag.tsx'
import { Link } from '@tanstack/react-router'
import * as css from './HotelTitle.css.ts'

export interface HotelNameProps {
  hotel: Pick<HotelSummary, 'id' | 'name' | 'stars'>
  /** Search parameters for the hotel page. */
  query: Record<string, string>
}

/** Heading and link of a card, whose box must be positioned. */
export const HotelName = ({ hotel, query }: HotelNameProps) => {
  const words = useI18n()
  return (
    <div className={css.head}>
      <h2 className={css.name}>
        <Link to="/hotels/$id" params={{ id: hotel.id }} search={query} className={css.link}>
          {hotel.name}
        </Link>
      </h2>
      <Stars count={hotel.stars} label={words.plural('hotel.stars', Math.floor(hotel.stars))} />
    </div>
  )
}

export const HotelRating = ({ reviews: { rating, count } }: Pick<HotelSummary, 'reviews'>) => {
  const words = useI18n()
  const word = ratingWord(rating)
  return (
    <div className={css.rated}>
      <Score
        value={words.number(rating, 1)}
        label={words.t('search.card.rating', { rating: words.number(rating, 1) })}
      />
      {word && <span className={css.ratedWord}>{words.t(`search.rating.${word}`)}</span>}
      <span>{words.plural('hotel.reviewCount', count)}</span>
    </div>
  )
}
