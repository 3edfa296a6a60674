import type { Favorite } from '#contract/favorites.ts'
import { useWords } from '#src/i18n/I18nContext.tsx'
import { ratingWord } from '#src/i18n/ratingWord.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { Score, Stars } from '#src/ui/Tag.tsx'
import { Link } from '@tanstack/react-router'
import * as css from './FavoritesPage.css.ts'
import { HeartButton } from '#src/views/parts/HeartButton.tsx'

/** `query`: the criteria that the hotel's page goes on with. */
export const FavoriteCard = ({ hotel, query }: { hotel: Favorite['hotel']; query: Record<string, string> }) => {
  const words = useWords()
  const { rating, count } = hotel.reviews
  return (
    <article className={css.card}>
      <Picture src={hotel.image} alt="" width={900} height={600} className={css.picture} />
      <div className={css.body}>
        <div className={css.head}>
          <h2 className={css.name}>
            <Link to="/hotels/$id" params={{ id: hotel.id }} search={query} className={css.link}>
              {hotel.name}
            </Link>
          </h2>
          <Stars count={hotel.stars} label={words.plural('hotel.stars', Math.floor(hotel.stars))} />
        </div>
        <p className={css.city}>
          <Icon name="pin" size="small" />
          {hotel.city}
        </p>
        <div className={css.rated}>
          <Score
            value={words.number(rating, 1)}
            label={words.t('search.card.rating', { rating: words.number(rating, 1) })}
          />
          <span className={css.ratedWord}>{words.t(`search.rating.${ratingWord(rating)}`)}</span>
          <span>{words.plural('hotel.reviewCount', count)}</span>
        </div>
      </div>
      <HeartButton id={hotel.id} name={hotel.name} className={css.heart} />
    </article>
  )
}
