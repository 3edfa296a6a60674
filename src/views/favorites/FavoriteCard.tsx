import type { FavoriteHotel } from '#contract/user/favorites.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Picture } from '#src/ui/content/Picture.tsx'
import * as css from './FavoritesPage.css.ts'
import { FavoriteButton } from '#src/views/parts/hotel/FavoriteButton.tsx'
import { HotelName, HotelRating } from '#src/views/parts/hotel/HotelTitle.tsx'

/** `query`: search parameters for the hotel page. */
export const FavoriteCard = ({
  hotel,
  query,
  isFavorite,
}: {
  hotel: FavoriteHotel
  query: Record<string, string>
  /** A removed favorite stays listed, so it can be restored. */
  isFavorite: boolean
}) => {
  const words = useI18n()
  return (
    <article className={css.card}>
      <Picture src={hotel.image} alt="" width={900} height={600} className={css.picture} />
      <div className={css.body}>
        <HotelName hotel={hotel} query={query} />
        <p className={css.city}>
          <Icon path={icons.pin} size="small" />
          {hotel.city}
        </p>
        {isFavorite ? (
          <HotelRating reviews={hotel.reviews} />
        ) : (
          <p className={css.city}>{words.t('favorites.letGo')}</p>
        )}
      </div>
      <FavoriteButton id={hotel.id} name={hotel.name} className={css.heart} />
    </article>
  )
}
